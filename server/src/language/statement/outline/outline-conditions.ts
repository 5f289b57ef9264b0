import { counterpartLackedBy } from '../lacked-counterpart.ts';
import type { NameScope } from '../name-scope.ts';
import { conjunctsOf, type Expression, partsOf, within } from '../query-tree.ts';
import {
  howMany,
  type OutlineBound,
  type OutlineColumn,
  type OutlineCondition,
  type OutlineTest,
} from './outline.ts';
import { columnsIn, literalsIn, parametersIn } from './outline-columns.ts';

/** In place of a column: the rows of a table as a whole. */
const anyRow = '*';

/** What a condition asks of each of its columns; what only joins asks nothing. */
export function conditionsIn(condition: Expression | null, scope: NameScope): OutlineCondition[] {
  return conjunctsOf(condition).flatMap((written) => {
    const one = withTruthAsLiteral(written);
    if (isJoin(one)) return [];
    const test = isUtmost(one, scope) ? 'equal' : testOf(one);
    const about = { test, parameters: parametersIn(one), literals: literalsIn(one), bounds: boundsOf(one) };
    const missing = counterpartLackedBy(one, scope.sources);
    if (missing !== null) return [{ ...rowsOf(missing), ...about, test: 'lacks', literals: [] }];
    if (hasCount(one, scope)) return [{ table: '', column: howMany, part: '', ...about }];
    const figure = figureIn(one);
    return columnsIn(one, scope).map((found) => {
      const column = figure === null ? found.column : `${figure}(${found.column})`;
      return { ...found, ...about, column };
    });
  });
}

const figures: ReadonlySet<string> = new Set(['sum', 'total', 'avg', 'min', 'max']);

/** `HAVING SUM(total) > 100` asks nothing of a single total. */
function figureIn(condition: Expression): string | null {
  const calls = [...within(condition)].filter((one) => one.type === 'call' && !one.isWindow);
  const found = calls.find((one) => one.type === 'call' && figures.has(one.name));
  return found?.type === 'call' ? found.name : null;
}

/** TRUE and FALSE may be names of columns in SQLite and are read as such; hardly anybody means those. */
function withTruthAsLiteral(condition: Expression): Expression {
  if (condition.type !== 'operation') return condition;
  const parts = condition.parts.map((part): Expression => {
    const word = part.type === 'column' && part.path.length === 1 ? part.path[0]?.toLowerCase() : undefined;
    return word === 'true' || word === 'false' ? { type: 'literal', value: word } : part;
  });
  return { ...condition, parts };
}

/** `COUNT(*) > 3`, of whatever is counted, or by the name that the count is shown under. */
function hasCount(condition: Expression, { outputs }: NameScope): boolean {
  return [...within(condition)].some((one) => {
    const name = one.type === 'column' && one.path.length === 1 ? one.path[0]?.toLowerCase() : undefined;
    const shown = outputs.find((output) => output.name.toLowerCase() === name)?.expression ?? one;
    return shown.type === 'call' && shown.name === 'count' && !shown.isWindow;
  });
}

const rowsOf = (table: string): OutlineColumn => ({ table: table.toLowerCase(), column: anyRow, part: '' });

const tests: Readonly<Record<string, OutlineTest>> = {
  '=': 'equal',
  in: 'equal',
  like: 'equal',
  '<>': 'unequal',
  'not in': 'unequal',
  'not like': 'unequal',
  '>': 'above',
  '>=': 'above',
  '<': 'below',
  '<=': 'below',
  between: 'between',
  'is null': 'absent',
  'is not null': 'present',
};

const denied: Readonly<Partial<Record<OutlineTest, OutlineTest>>> = {
  equal: 'unequal',
  unequal: 'equal',
  present: 'absent',
  absent: 'present',
  true: 'false',
};

const flipped: Readonly<Partial<Record<OutlineTest, OutlineTest>>> = { above: 'below', below: 'above' };

export function testOf(condition: Expression): OutlineTest {
  if (condition.type === 'column') return 'true';
  if (condition.type !== 'operation') return 'other';
  const { name, parts } = condition;
  const [first] = parts;
  if (name === 'not') return (first && denied[testOf(first)]) ?? 'other';
  if (name === 'or') {
    const only = onlyChoice(parts);
    return only ? testOf(only) : 'other';
  }
  const test = tests[name.replace(/ (?:all|any)$/, '')] ?? 'other';
  // `:from <= placed_at`.
  return first?.type === 'parameter' || first?.type === 'literal' ? (flipped[test] ?? test) : test;
}

/** `:status IS NULL OR status = :status` asks for the status alone. */
function onlyChoice(parts: readonly Expression[]): Expression | null {
  const [only, ...others] = parts.filter((one) => !(testOf(one) === 'absent' && isOfParameter(one)));
  return only && others.length === 0 ? only : null;
}

const isOfParameter = (expression: Expression): boolean =>
  partsOf(expression).every((part) => [...within(part)].every(({ type }) => type !== 'column'));

/** `price >= ALL (SELECT price …)`: the largest there is, like `price = (SELECT MAX(price) …)`. */
function isUtmost(condition: Expression, scope: NameScope): boolean {
  if (condition.type !== 'operation' || !/^[<>]= all$/.test(condition.name)) return false;
  const [tested, among] = condition.parts.map((part) =>
    columnsIn(part, scope)
      .map(({ column }) => column)
      .join(),
  );
  return tested === among;
}

/** What its value must be above or below, where the statement says so as it is. */
function boundsOf(condition: Expression): OutlineBound[] {
  if (condition.type !== 'operation') return [];
  const { name, parts } = condition;
  if (name === 'or') {
    const only = onlyChoice(parts);
    return only ? boundsOf(only) : [];
  }
  const [first, second, third] = parts;
  const test = tests[name];
  if (!first || !second || (test !== 'above' && test !== 'below' && test !== 'between')) return [];
  if (test === 'between')
    return [...boundAt(first, second, { end: 'above' }), ...boundAt(first, third, { end: 'below' })];
  const isStrict = !name.includes('=');
  const end = test === 'above' ? 'above' : 'below';
  const other = end === 'above' ? 'below' : 'above';
  return [...boundAt(first, second, { end, isStrict }), ...boundAt(second, first, { end: other, isStrict })];
}

function boundAt(
  tested: Expression,
  value: Expression | undefined,
  { end, isStrict = false }: { end: OutlineBound['end']; isStrict?: boolean },
): OutlineBound[] {
  const plain = value && plainValue(value);
  if (!plain || isScaled(tested) || plainValue(tested)) return [];
  const literal = plain.type === 'literal' ? plain.value : null;
  return [{ end, isStrict, literal, parameter: plain.type === 'parameter' ? plain.name : null }];
}

/** `date(:from)` is the day that is given. */
function plainValue(expression: Expression): Expression | null {
  if (expression.type === 'literal' || expression.type === 'parameter') return expression;
  if (expression.type !== 'call' || !/^(?:date|datetime|timestamp)$/.test(expression.name)) return null;
  const [only, ...others] = expression.parts;
  return only && others.length === 0 ? plainValue(only) : null;
}

/** `price * 0.01`: the same bound would be another number elsewhere. */
const isScaled = (expression: Expression): boolean =>
  [...within(expression)].some(
    (one) => one.type === 'literal' && one.value !== '' && Number.isFinite(Number(one.value)),
  );

function isJoin(condition: Expression): boolean {
  if (condition.type !== 'operation' || condition.name !== '=') return false;
  return condition.parts.every(({ type }) => type === 'column');
}
