import type { NameScope } from '../name-scope.ts';
import { type Expression, operation, partsOf, within } from '../query-tree.ts';
import type { OutlineCondition, OutlineMeasure } from './outline.ts';
import { columnsIn } from './outline-columns.ts';
import { conditionsIn, testOf } from './outline-conditions.ts';

const doings = {
  count: 'count',
  sum: 'sum',
  total: 'sum',
  avg: 'average',
  median: 'average',
  percentile_cont: 'average',
  min: 'least',
  max: 'most',
} as const satisfies Record<string, OutlineMeasure['does']>;

const isAggregate = (name: string): name is keyof typeof doings => Object.hasOwn(doings, name);

export const hasAggregate = (expression: Expression): boolean =>
  [...within(expression)].some((one) => one.type === 'call' && !one.isWindow && isAggregate(one.name));

/** null where it computes nothing over rows. */
export function measureOf(one: Expression, scope: NameScope): OutlineMeasure | null {
  if (one.type === 'operation') return measureOfAll(one, scope);
  if (one.type !== 'call' || one.isWindow || !isAggregate(one.name)) return null;
  const does = doings[one.name];
  const parts = one.parts.filter((part) => !isNamed(part, 'filter'));
  const filters = one.parts.filter((part) => isNamed(part, 'filter')).flatMap(partsOf);
  const chosen = parts.length === 1 && parts[0] ? chosenIn(parts[0], does) : null;
  const conditions = [...filters, ...(chosen ? [chosen.where] : [])];
  // A one for each row that is meant is a count of them.
  const isCount = chosen !== null && does === 'sum' && isOne(chosen.value);
  return {
    does: isCount ? 'count' : does,
    columns: (chosen ? [chosen.value] : parts).flatMap((part) => columnsIn(part, scope)),
    conditions: conditions.flatMap((condition) => conditionsIn(condition, scope)),
  };
}

/** `> ALL (SELECT price …)` is more than the most of them. */
function measureOfAll(
  { name, parts: [, among] }: Extract<Expression, { type: 'operation' }>,
  scope: NameScope,
): OutlineMeasure | null {
  const [, sign, rows] = /^([<>])=? (all|any)$/.exec(name) ?? [];
  if (!among || sign === undefined) return null;
  const does = (sign === '>') === (rows === 'all') ? 'most' : 'least';
  return { does, columns: columnsIn(among, scope), conditions: [] };
}

type Chosen = { where: Expression; value: Expression };

const isNamed = (expression: Expression, name: string): boolean =>
  expression.type === 'operation' && expression.name === name;

/**
 * The rows that CASE computes alone, and what of them; a comparison by itself is a one for each row of which it is true.
 * null where more than one of its branches gives something, or it is no such thing.
 */
function chosenIn(expression: Expression, does: OutlineMeasure['does']): Chosen | null {
  if (!isNamed(expression, 'case')) {
    const isNumber = does === 'sum' || does === 'average';
    const isTest = expression.type === 'operation' && testOf(expression) !== 'other';
    return isNumber && isTest ? { where: expression, value: countedOne } : null;
  }
  const branches = partsOf(expression);
  const isShare = branches.some(
    (branch) => isLiteral(valueGiven(branch)) && !isNothing(valueGiven(branch), 'sum'),
  );
  const given = branches.filter(
    (branch) => !isNothing(valueGiven(branch), does === 'average' && isShare ? 'sum' : does),
  );
  const [first] = branches;
  const [only, ...others] = given;
  if (!first || !only || others.length > 0) return null;
  const [condition = only] = partsOf(first);
  if (only === first) return { where: condition, value: valueGiven(only) };
  return isNamed(only, 'else') && branches.length === 2
    ? { where: operation('not', [condition]), value: valueGiven(only) }
    : null;
}

const countedOne: Expression = { type: 'literal', value: '1' };
const isOne = (value: Expression): boolean => value.type === 'literal' && Number(value.value) === 1;

const valueGiven = (branch: Expression): Expression => partsOf(branch).at(-1) ?? branch;
const isLiteral = ({ type }: Expression): boolean => type === 'literal';

/** What adds nothing: NULL, and a zero to a sum. */
function isNothing(value: Expression, does: OutlineMeasure['does']): boolean {
  if (value.type === 'column') return value.path.length === 1 && /^null$/i.test(value.path[0] ?? '');
  if (value.type !== 'literal') return false;
  return value.value === '' || (does === 'sum' && Number(value.value) === 0);
}

/** What every figure is computed of alone is asked of the statement; a share of all rows is not. */
export function sharedConditions(measures: readonly OutlineMeasure[]): OutlineCondition[] {
  if (measures.some(({ does, columns }) => does === 'average' && columns.length === 0)) return [];
  const [first, ...others] = measures;
  return (first?.conditions ?? []).filter((condition) =>
    others.every(({ conditions }) => conditions.some((other) => isSame(condition, other))),
  );
}

export const withoutConditions = (
  measure: OutlineMeasure,
  shared: readonly OutlineCondition[],
): OutlineMeasure => ({
  ...measure,
  conditions: measure.conditions.filter((one) => !shared.some((other) => isSame(one, other))),
});

const isSame = (one: OutlineCondition, other: OutlineCondition): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
