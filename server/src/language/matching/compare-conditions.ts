import type { OutlineBound, OutlineColumn, OutlineCondition } from '../statement/outline/outline.ts';

/** Values by parameter; one without a value makes its condition true of every row. */
export type Filled = ReadonlyMap<string, unknown>;

/** All that is asked of one column: both ends of a period are one condition. */
export type FilledCondition = OutlineColumn & {
  tests: string;
  equals: readonly string[];
  bounds: readonly Bound[];
};

/** `at`: the number, or the day since 1970 that a moment lies in. */
type Bound = Pick<OutlineBound, 'end' | 'isStrict'> & { part: string; at: number; isMoment: boolean };

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
    };
  });
}

export function isSameColumn(one: OutlineColumn, other: OutlineColumn): boolean {
  const isSameTable = one.table === other.table || one.table === '' || other.table === '';
  return isSameTable && one.column === other.column;
}

export function haveOtherValues(one: FilledCondition, other: FilledCondition): boolean {
  const [mine, theirs] = [one.equals, other.equals];
  const isOther = mine.length > 0 && theirs.length > 0 && !mine.some((value) => theirs.includes(value));
  return isOther || (['above', 'below'] as const).some((end) => haveOtherBounds(one, other, end));
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
  const { test, parameters, literals } = condition;
  if (test !== 'equal') return [];
  return [...literals, ...parameters.flatMap((name) => values.get(name) ?? [])].map((value) =>
    String(value).toLowerCase(),
  );
}

/** `active`, `active = TRUE`, `active = 1` and `active <> 0` are one: SQLite and MySQL keep truth as a number. */
export function flagOf({ test, parameters, literals: [only, ...others] }: OutlineCondition): string | null {
  if (test === 'true' || test === 'false') return test;
  if (parameters.length > 0 || others.length > 0 || (test !== 'equal' && test !== 'unequal')) return null;
  const said = flags[only ?? ''];
  return said === undefined ? null : String(said === (test === 'equal'));
}

const flags: Readonly<Record<string, boolean>> = { true: true, '1': true, false: false, '0': false };

function boundsOf({ bounds, part }: OutlineCondition, values: Filled): Bound[] {
  return bounds.flatMap(({ end, isStrict, literal, parameter }) => {
    const value = parameter === null ? literal : values.get(parameter);
    const place = placeOf(String(value ?? ''));
    return place ? [{ end, isStrict, part, ...place }] : [];
  });
}

const momentForm = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}))?/;
const msPerDay = 86_400_000;

/** null: neither a number nor a day. */
function placeOf(text: string): Pick<Bound, 'at' | 'isMoment'> | null {
  const [, day, time = '00:00'] = momentForm.exec(text) ?? [];
  const at = day === undefined ? Number(text) : Date.parse(`${day}T${time}:00Z`) / msPerDay;
  return text.trim() === '' || !Number.isFinite(at) ? null : { at, isMoment: day !== undefined };
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
  if (one.isMoment !== other.isMoment || (!one.isMoment && one.part !== other.part)) return true;
  const apart = Math.abs(one.at - other.at);
  const isNext = one.isStrict !== other.isStrict && apart <= 1;
  return one.isMoment ? apart < 1 || isNext : apart === 0 || (isNext && Number.isInteger(one.at + other.at));
}
