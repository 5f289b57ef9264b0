import type { OutlineColumn, OutlineCondition, OutlineMeasure } from '../statement/outline/outline.ts';
import {
  activeConditions,
  type Filled,
  type FilledCondition,
  flagOf,
  haveOtherValues,
  isSameColumn,
} from './compare-conditions.ts';

/** A figure with all that is asked of its rows, as far as either statement asks it of single figures. */
export type Figure = Pick<OutlineMeasure, 'does' | 'columns'> & { conditions: readonly FilledCondition[] };

type Computing = {
  measures: readonly OutlineMeasure[];
  /** Of the statement. */
  conditions: readonly OutlineCondition[];
  values: Filled;
};

/** `SUM(total) FILTER (WHERE paid)` beside another figure is `SUM(total)` where the statement has `WHERE paid`. */
export function figuresOf(one: Computing, other: Computing): Figure[] {
  const measures = [...one.measures, ...other.measures];
  const single = measures.flatMap(({ conditions }) => conditions);
  const isOfFigures = (condition: OutlineCondition) =>
    single.some((its) => isSameColumn(condition, its)) ||
    (flagOf(condition) === 'true' && measures.some((measure) => isSumOf(measure, condition)));
  const ofAll = one.conditions.filter(isOfFigures);
  return one.measures.map(({ does, columns, conditions }) => ({
    does,
    columns,
    conditions: activeConditions([...ofAll, ...conditions], one.values),
  }));
}

function isSumOf({ does, columns, conditions }: OutlineMeasure, column: OutlineColumn): boolean {
  const [only, ...others] = columns;
  const isPlain = does === 'sum' && others.length === 0 && conditions.length === 0;
  return isPlain && only !== undefined && isSameColumn(only, column);
}

/** Whether a figure that both have asks this of its rows. */
export const isAskedOfFigure = (
  column: OutlineColumn,
  figures: readonly Figure[],
  others: readonly Figure[],
): boolean =>
  figures.some(
    (figure) =>
      figure.conditions.some((one) => isSameColumn(one, column)) && nearestMeasure(figure, others) === 1,
  );

/** How much of a figure the nearest one among others computes, from 0 to 1. */
export function nearestMeasure(one: Figure, among: readonly Figure[]): number {
  return Math.max(0, ...among.map((other) => likenessOf(one, other)));
}

function likenessOf(one: Figure, other: Figure): number {
  if (isCountOfFlag(one, other) || isCountOfFlag(other, one)) return 1;
  if (one.does !== other.does) return 0;
  const isOfSame = areAlike(one.conditions, other.conditions);
  return shareOfColumns(one, other) * (isOfSame ? 1 : ofOtherRows);
}

/** The same of other rows. */
const ofOtherRows = 0.5;

function shareOfColumns(one: Figure, other: Figure): number {
  if (one.does === 'count' || (one.columns.length === 0 && other.columns.length === 0)) return 1;
  const shared = one.columns.filter((column) => other.columns.some((its) => isSameColumn(column, its)));
  return shared.length / Math.max(one.columns.length, other.columns.length);
}

function areAlike(some: readonly FilledCondition[], others: readonly FilledCondition[]): boolean {
  return (
    some.length === others.length &&
    some.every((one) =>
      others.some(
        (other) => isSameColumn(one, other) && one.tests === other.tests && !haveOtherValues(one, other),
      ),
    )
  );
}

/** `SUM(active)` counts those that are active, `AVG(active)` gives their share. */
function isCountOfFlag(plain: Figure, conditional: Figure): boolean {
  const [flag, ...more] = conditional.conditions;
  const [column, ...others] = plain.columns;
  if (!flag || !column || more.length > 0 || others.length > 0 || plain.conditions.length > 0) return false;
  if (plain.does !== 'sum' && plain.does !== 'average') return false;
  if (plain.does === 'average' && conditional.columns.length > 0) return false;
  const does = plain.does === 'sum' ? 'count' : 'average';
  const isThat = conditional.does === does && flag.tests === 'flag' && flag.equals.join() === 'true';
  return isThat && isSameColumn(column, flag);
}
