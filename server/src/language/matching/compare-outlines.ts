import type {
  Outline,
  OutlineColumn,
  OutlineCondition,
  OutlineMeasure,
} from '../statement/statement-outline.ts';

/** In how many respects what a tool gives differs from what a question was read as; each counts up to two. */
export type OutlineDifferences = {
  /** Tables that were read and that the tool does not look at, and the other way round. */
  tablesMissing: number;
  tablesExtra: number;
  /** Rows, figures or groups: one is asked for, the other is given. */
  otherKind: number;
  groupsMissing: number;
  groupsExtra: number;
  measuresMissing: number;
  measuresExtra: number;
  conditionsMissing: number;
  conditionsExtra: number;
  /** Columns of which both ask something, and not the same. */
  conditionsDiffer: number;
  /** Columns that both want to be equal to something, and not the same. */
  valuesDiffer: number;
  /** A number of rows was asked for and the tool gives all of them, and the other way round. */
  limitMissing: number;
  limitExtra: number;
  /** So many rows from the other end. */
  otherEnd: number;
};

/** Values by parameter; one without a value makes its condition true of every row. */
export type Filled = ReadonlyMap<string, unknown>;

export type FilledOutline = { outline: Outline; values: Filled };

const most = 2;

export function compareOutlines(tool: FilledOutline, read: FilledOutline): OutlineDifferences {
  const given = conditionsOf(tool);
  const asked = conditionsOf(read);
  const [mine, theirs] = [tool.outline, read.outline];
  const [isLimited, wantsLimit] = [isLimitedBy(tool), isLimitedBy(read)];
  const missing = groupsLacking(theirs.groups, [...mine.groups, ...mine.shown]);
  const extra = groupsLacking(mine.groups, [...theirs.groups, ...theirs.shown]);
  const both = pairsOf(asked, given);
  return {
    tablesMissing: countOf(usedTables(theirs, asked).filter((table) => !mine.tables.includes(table))),
    tablesExtra: countOf(usedTables(mine, given).filter((table) => !theirs.tables.includes(table))),
    otherKind: kindOf(mine) === kindOf(theirs) ? 0 : 1,
    groupsMissing: countOf(missing),
    groupsExtra: countOf(extra),
    measuresMissing: sumOf(theirs.measures.map((one) => 1 - nearestMeasure(one, mine.measures))),
    measuresExtra: sumOf(mine.measures.map((one) => 1 - nearestMeasure(one, theirs.measures))),
    conditionsMissing: countOf(asked.filter((one) => !given.some((other) => isSameColumn(one, other)))),
    conditionsExtra: countOf(given.filter((one) => !asked.some((other) => isSameColumn(one, other)))),
    conditionsDiffer: countOf(both.filter(([one, other]) => one.tests !== other.tests)),
    valuesDiffer: countOf(both.filter(([one, other]) => haveOtherValues(one, other))),
    limitMissing: wantsLimit && !isLimited ? 1 : 0,
    limitExtra: isLimited && !wantsLimit ? 1 : 0,
    otherEnd: isLimited && wantsLimit && areOpposite(mine.order, theirs.order) ? 1 : 0,
  };
}

const countOf = (list: readonly unknown[]): number => Math.min(most, list.length);

const sumOf = (list: readonly number[]): number =>
  Math.min(
    most,
    list.reduce((sum, one) => sum + one, 0),
  );

/** A key beside a name that is there, or the other way round, stands for the same rows; a month and a day do not. */
function groupsLacking(groups: readonly OutlineColumn[], among: readonly OutlineColumn[]): OutlineColumn[] {
  const isThere = (group: OutlineColumn) =>
    among.some((other) => group.part === other.part && isSameColumn(group, other));
  const known = groups.filter(isThere);
  const isBeside = (group: OutlineColumn) =>
    group.part === '' && known.some(({ table, part }) => table === group.table && part === '');
  return groups.filter((group) => !isThere(group) && !isBeside(group));
}

/** A table that is only joined, for a name or for a condition that nobody filled, changes nothing about the answer. */
function usedTables({ tables, measures, groups }: Outline, conditions: readonly OutlineColumn[]): string[] {
  const columns = [...groups, ...conditions, ...measures.flatMap((one) => one.columns)];
  return tables.filter((table, at) => at === 0 || columns.some((one) => one.table === table));
}

/** All that is asked of one column: both ends of a period are one condition. */
type Condition = OutlineColumn & { tests: string; equals: readonly string[] };

function conditionsOf({ outline, values }: FilledOutline): Condition[] {
  const isActive = ({ parameters }: OutlineCondition) =>
    parameters.length === 0 || parameters.some((name) => values.get(name) != null);
  const active = outline.conditions.filter((one) => isActive(one) && !isOfGroup(one, outline));
  const columns = active.filter((one, at) => active.findIndex((other) => isSameColumn(one, other)) === at);
  return columns.map(({ table, column, part }) => {
    const all = active.filter((one) => isSameColumn(one, { table, column, part }));
    return { table, column, part, tests: testsOf(all), equals: all.flatMap((one) => equalsOf(one, values)) };
  });
}

/** Groups that have a name are all the groups there are. */
const isOfGroup = (condition: OutlineCondition, { groups }: Outline): boolean =>
  condition.test === 'present' && groups.some((group) => isSameColumn(condition, group));

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
function flagOf({ test, parameters, literals: [only, ...others] }: OutlineCondition): string | null {
  if (test === 'true' || test === 'false') return test;
  if (parameters.length > 0 || others.length > 0 || (test !== 'equal' && test !== 'unequal')) return null;
  const said = flags[only ?? ''];
  return said === undefined ? null : String(said === (test === 'equal'));
}

const flags: Readonly<Record<string, boolean>> = { true: true, '1': true, false: false, '0': false };

function haveOtherValues(one: Condition, other: Condition): boolean {
  if (one.equals.length === 0 || other.equals.length === 0) return false;
  return !one.equals.some((value) => other.equals.includes(value));
}

function pairsOf(asked: readonly Condition[], given: readonly Condition[]): [Condition, Condition][] {
  return asked.flatMap((one): [Condition, Condition][] => {
    const other = given.find((its) => isSameColumn(one, its));
    return other ? [[one, other]] : [];
  });
}

/** A limit that nobody asked for, by a parameter with a default, only keeps a list from growing too long. */
function isLimitedBy({ outline: { limit }, values }: FilledOutline): boolean {
  return limit !== null && (limit.length === 0 || limit.some((name) => values.get(name) != null));
}

const areOpposite = (one: Outline['order'], other: Outline['order']): boolean =>
  one !== null && one.by === other?.by && one.end !== other.end;

function kindOf({ groups, measures }: Outline): 'groups' | 'figures' | 'rows' {
  if (groups.length > 0) return 'groups';
  return measures.length > 0 ? 'figures' : 'rows';
}

function isSameColumn(one: OutlineColumn, other: OutlineColumn): boolean {
  const isSameTable = one.table === other.table || one.table === '' || other.table === '';
  return isSameTable && one.column === other.column;
}

/** How much of a figure the nearest one among others computes, from 0 to 1. */
function nearestMeasure(one: OutlineMeasure, among: readonly OutlineMeasure[]): number {
  return Math.max(0, ...among.map((other) => likenessOf(one, other)));
}

function likenessOf(one: OutlineMeasure, other: OutlineMeasure): number {
  if (one.does !== other.does) return 0;
  if (one.does === 'count' || (one.columns.length === 0 && other.columns.length === 0)) return 1;
  const shared = one.columns.filter((column) => other.columns.some((its) => isSameColumn(column, its)));
  return shared.length / Math.max(one.columns.length, other.columns.length);
}
