import type { Outline, OutlineColumn, OutlineCondition, OutlineLimit } from '../statement/outline/outline.ts';
import {
  activeConditions,
  type Filled,
  type FilledCondition,
  haveOtherValues,
  isSameColumn,
} from './compare-conditions.ts';
import { figuresOf, isAskedOfFigure, nearestMeasure } from './compare-measures.ts';

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
  /** Columns by which the tool leaves out rows, whatever is asked. */
  rowsLeftOut: number;
  /** Columns of which both ask something, and not the same. */
  conditionsDiffer: number;
  /** Columns that both want to be equal to something, or above or below it, and not the same. */
  valuesDiffer: number;
  /** A number of rows was asked for and the tool gives all of them, and the other way round. */
  limitMissing: number;
  limitExtra: number;
  /** So many rows from the other end. */
  otherEnd: number;
};

export type FilledOutline = { outline: Outline; values: Filled };

const most = 2;

export function compareOutlines(tool: FilledOutline, read: FilledOutline): OutlineDifferences {
  const given = conditionsOf(tool);
  const asked = conditionsOf(read);
  const [mine, theirs] = [tool.outline, read.outline];
  const missing = groupsLacking(theirs.groups, [...mine.groups, ...mine.shown]);
  const extra = groupsLacking(mine.groups, [...theirs.groups, ...theirs.shown]);
  const both = pairsOf(asked, given);
  const [mineOf, theirsOf] = [computedBy(tool), computedBy(read)];
  const figures = { given: figuresOf(mineOf, theirsOf), asked: figuresOf(theirsOf, mineOf) };
  const unasked = lackedBy(asked, given).filter((one) => !isAskedOfFigure(one, figures.given, figures.asked));
  return {
    tablesMissing: countOf(usedTables(theirs, asked).filter((table) => !mine.tables.includes(table))),
    tablesExtra: countOf(usedTables(mine, given).filter((table) => !theirs.tables.includes(table))),
    otherKind: kindOf(mine) === kindOf(theirs) ? 0 : 1,
    groupsMissing: countOf(missing),
    groupsExtra: countOf(extra),
    measuresMissing: sumOf(figures.asked.map((one) => 1 - nearestMeasure(one, figures.given))),
    measuresExtra: sumOf(figures.given.map((one) => 1 - nearestMeasure(one, figures.asked))),
    conditionsMissing: countOf(
      lackedBy(given, asked).filter((one) => !isAskedOfFigure(one, figures.asked, figures.given)),
    ),
    conditionsExtra: countOf(unasked.filter((one) => !leavesOut(one))),
    rowsLeftOut: countOf(unasked.filter(leavesOut)),
    conditionsDiffer: countOf(both.filter(([one, other]) => one.tests !== other.tests)),
    valuesDiffer: countOf(both.filter(([one, other]) => haveOtherValues(one, other))),
    ...limitDifferences(tool, read),
  };
}

/**
 * 'Refunded payments do not count', 'deleted customers are no customers': what a tool leaves out on its own belongs to its
 * owner's meaning of the words. What it keeps alone (‘shipped orders’) is what it is about.
 */
const leavesOut = ({ tests }: FilledCondition): boolean => tests === 'absent' || tests === 'unequal';

const computedBy = ({ outline: { measures, conditions }, values }: FilledOutline) => ({
  measures,
  conditions,
  values,
});

const lackedBy = (some: readonly FilledCondition[], others: readonly FilledCondition[]): FilledCondition[] =>
  others.filter((one) => !some.some((other) => isSameColumn(one, other)));

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
  const computed = measures.flatMap((one) => [...one.columns, ...one.conditions]);
  const columns = [...groups, ...conditions, ...computed];
  return tables.filter((table, at) => at === 0 || columns.some((one) => one.table === table));
}

/** Groups that have a name are all the groups there are. */
function conditionsOf({ outline, values }: FilledOutline): FilledCondition[] {
  const { conditions, groups } = outline;
  const isOfGroup = ({ test, ...column }: OutlineCondition) =>
    test === 'present' && groups.some((group) => isSameColumn(column, group));
  return activeConditions(
    conditions.filter((one) => !isOfGroup(one)),
    values,
  );
}

function pairsOf(
  asked: readonly FilledCondition[],
  given: readonly FilledCondition[],
): [FilledCondition, FilledCondition][] {
  return asked.flatMap((one): [FilledCondition, FilledCondition][] => {
    const other = given.find((its) => isSameColumn(one, its));
    return other ? [[one, other]] : [];
  });
}

function limitDifferences(
  { outline: tool, values }: FilledOutline,
  { outline: read, values: said }: FilledOutline,
): Pick<OutlineDifferences, 'limitMissing' | 'limitExtra' | 'otherEnd'> {
  const pairs = [
    [activeLimit(tool.limit, values), activeLimit(read.limit, said)],
    [activeLimit(tool.innerLimit, values), activeLimit(read.innerLimit, said)],
  ] as const;
  const isAny = (holds: (pair: (typeof pairs)[number]) => boolean) => (pairs.some(holds) ? 1 : 0);
  return {
    limitMissing: isAny(([mine, theirs]) => theirs !== null && mine === null),
    limitExtra: isAny(([mine, theirs]) => mine !== null && theirs === null),
    otherEnd: isAny(
      ([mine, theirs]) => mine !== null && theirs !== null && areOpposite(mine.order, theirs.order),
    ),
  };
}

/** A limit that nobody asked for, by a parameter with a default, only keeps a list from growing too long. */
function activeLimit(limit: OutlineLimit | null, values: Filled): OutlineLimit | null {
  const isActive =
    limit?.parameters.length === 0 || limit?.parameters.some((name) => values.get(name) != null);
  return isActive ? limit : null;
}

const areOpposite = (one: OutlineLimit['order'], other: OutlineLimit['order']): boolean =>
  one !== null && one.by === other?.by && one.end !== other.end;

function kindOf({ groups, measures }: Outline): 'groups' | 'figures' | 'rows' {
  if (groups.length > 0) return 'groups';
  return measures.length > 0 ? 'figures' : 'rows';
}
