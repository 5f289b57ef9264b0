import {
  howMany,
  type OutlineBound,
  type OutlineColumn,
  type OutlineCondition,
} from '../statement/outline/outline.ts';

/** Values by parameter; one without a value makes its condition true of every row. */
export type Filled = ReadonlyMap<string, unknown>;

/** All that is asked of one column: both ends of a period are one condition. */
export type FilledCondition = OutlineColumn & {
  tests: string;
  /** Each with the part of a moment that it is compared with. */
  equals: readonly string[];
  bounds: readonly Bound[];
  /** Values that the statement itself computes with: the '7 days' of `CURRENT_DATE - INTERVAL '7 days'`. */
  computed: readonly string[];
};

/** `at`: the number, or the days since 1970, with the time of day as a part of one. */
type Bound = Pick<OutlineBound, 'end' | 'isStrict'> & {
  part: string;
  at: number;
  isMoment: boolean;
  hasTime: boolean;
};

/** Those that have a value, by their columns. */
export function activeConditions(conditions: readonly OutlineCondition[], values: Filled): FilledCondition[] {
  const isActive = ({ parameters }: OutlineCondition) =>
    parameters.length === 0 || parameters.some((name) => values.get(name) != null);
  const active = conditions.filter(isActive);
  const columns = active.filter((one, at) => active.findIndex((other) => isSameColumn(one, other)) === at);
  return columns.map(({ table, column, part }) => {
    const all = active.filter((one) => isSameColumn(one, { table, column, part }));
    const equals = all.flatMap((one) => equalsOf(one, values));
    return {
      table,
      column,
      part,
      tests: testsOf(all),
      equals,
      bounds: all.flatMap((one) => boundsOf(one, values)),
      computed: all.flatMap(computedIn),
    };
  });
}

export function isSameColumn(one: OutlineColumn, other: OutlineColumn): boolean {
  const isSameTable = one.table === other.table || one.table === '' || other.table === '';
  return isSameTable && one.column === other.column;
}

export function haveOtherValues(one: FilledCondition, other: FilledCondition): boolean {
  return (
    areOthers(one.equals, other.equals) ||
    areOthers(one.computed, other.computed) ||
    (['above', 'below'] as const).some((end) => haveOtherBounds(one, other, end))
  );
}

/** Where one of them says nothing, nothing is known. */
function areOthers(some: readonly string[], others: readonly string[]): boolean {
  const [mine, theirs] = [new Set(some), new Set(others)];
  if (mine.size === 0 || theirs.size === 0) return false;
  return mine.size !== theirs.size || [...mine].some((value) => !theirs.has(value));
}

function testsOf(conditions: readonly OutlineCondition[]): string {
  const tests = conditions.flatMap((one) => {
    if (flagOf(one) !== null) return ['flag'];
    return one.test === 'between' ? ['above', 'below'] : [one.test];
  });
  return [...new Set(tests)].toSorted().join();
}

function equalsOf(condition: OutlineCondition, values: Filled): string[] {
  const flag = flagOf(condition);
  if (flag !== null) return [flag];
  const { test, parameters, literals, part } = condition;
  if (test !== 'equal' && test !== 'unequal') return [];
  const found = [...literals, ...parameters.flatMap((name) => values.get(name) ?? [])];
  return found.map((value) => `${test} ${part} ${String(value).toLowerCase()}`);
}

function computedIn(condition: OutlineCondition): readonly string[] {
  const { test, parameters, literals, bounds } = condition;
  const isRead = test === 'equal' || test === 'unequal' || bounds.length > 0 || flagOf(condition) !== null;
  return isRead || parameters.length > 0 ? [] : literals;
}

/** `active`, `active = TRUE`, `active = 1` and `active <> 0` are one: SQLite and MySQL keep truth as a number. */
export function flagOf(condition: OutlineCondition): string | null {
  const { test, column, parameters } = condition;
  const [only, ...others] = condition.literals;
  if (test === 'true' || test === 'false') return test;
  if (column === howMany) return null;
  if (parameters.length > 0 || others.length > 0 || (test !== 'equal' && test !== 'unequal')) return null;
  const said = flags.get(only ?? '');
  return said === undefined ? null : String(said === (test === 'equal'));
}

const flags: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
]);

function boundsOf({ bounds, part }: OutlineCondition, values: Filled): Bound[] {
  return bounds.flatMap(({ end, isStrict, literal, parameter }) => {
    const value = parameter === null ? literal : values.get(parameter);
    const place = placeOf(String(value ?? ''));
    return place ? [{ end, isStrict, part, ...place }] : [];
  });
}

const momentForm = /^(\d{4}-\d{2})(-\d{2})?(?:[T ](\d{2}:\d{2}))?(?!\d)/;
const msPerDay = 86_400_000;

/** null: neither a number nor a day. */
function placeOf(text: string): Pick<Bound, 'at' | 'isMoment' | 'hasTime'> | null {
  const [, month, day = '-01', time] = momentForm.exec(text) ?? [];
  const at =
    month === undefined ? Number(text) : Date.parse(`${month}${day}T${time ?? '00:00'}:00Z`) / msPerDay;
  if (text.trim() === '' || !Number.isFinite(at)) return null;
  return { at, isMoment: month !== undefined, hasTime: time !== undefined };
}

function haveOtherBounds(one: FilledCondition, other: FilledCondition, end: Bound['end']): boolean {
  const [mine, theirs] = [one, other].map(({ bounds }) => bounds.filter((bound) => bound.end === end));
  if (!mine?.length || !theirs?.length) return false;
  return !mine.some((bound) => theirs.some((its) => isSameBound(bound, its)));
}

/**
 * `< 1 July` and `<= 30 June`, `> 5` and `>= 6` are one. Whether the bound itself is in is not told apart otherwise: who
 * asks for more than 100 is given the tool for 100 and more. What cannot be compared is taken for the same.
 */
function isSameBound(one: Bound, other: Bound): boolean {
  if (one.isMoment !== other.isMoment) return true;
  if (!one.isMoment && one.part !== other.part) return one.part === '' || other.part === '';
  if (one.at === other.at || isNextTo(one, other) || isNextTo(other, one)) return true;
  // Until 30 June at 23:59 is until 30 June.
  return one.isMoment && one.hasTime !== other.hasTime && Math.abs(one.at - other.at) < 1;
}

function isNextTo(strict: Bound, loose: Bound): boolean {
  if (!strict.isStrict || loose.isStrict) return false;
  const beyond = strict.end === 'above' ? loose.at - strict.at : strict.at - loose.at;
  return beyond === 1 && (strict.isMoment || Number.isInteger(strict.at));
}
