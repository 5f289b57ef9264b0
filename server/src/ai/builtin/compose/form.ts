import type { Span } from '../extract/question.ts';
import { worthOf } from '../patterns/measures.ts';
import { momentOf } from '../patterns/paths.ts';
import type { ColumnModel } from '../suggest/model.ts';
import type { Asked, Filter } from './asked.ts';
import type { Ground } from './ground.ts';
import { isFilter } from './ground.ts';
import { isNumber } from './is-number.ts';
import { namedIn } from './named-in.ts';
import type { Reached } from './reach.ts';
import { shapeOf } from './shape-of.ts';
import type { Told } from './told.ts';

type Formed = { asked: Asked; cost: number };

/** The whole question on one table: rows, one row of figures, or one row for each of something. */
export function formOf(ground: Ground): Formed | null {
  const { root, told, spoken } = ground;
  const meanings = spoken.map(({ meant }) => meant.meaning);
  const filters = meanings.filter(isFilter);
  const isDenied =
    filters.some((one) => one.kind !== 'none' && one.isNot) ||
    meanings.some((one) => one.kind === 'column' && isDeniedColumn(one));
  if (told.shape.absent && !isDenied) return null;
  const time = timeOf(ground, filters);
  if (told.hasPeriod && !time) return null;
  const named = told.name === null ? null : namedIn(ground, told.name);
  if (told.name !== null && !named) return null;
  const bounds = told.bounds ? boundsIn(ground, told.bounds) : null;
  if (told.bounds && !bounds) return null;
  const shaped = shapeOf(ground);
  if (!shaped || (bounds && shaped.form !== 'list')) return null;
  const { cost, ...rest } = shaped;
  if (!usesColumns(ground, { ...shaped, bounds, year: time && 'year' in time ? time.year : null }))
    return null;
  const year = time && 'year' in time ? time.year : null;
  const asked: Asked = {
    root,
    filters: [
      ...withoutTimed(filters, told, time),
      ...deniedColumns(ground),
      ...(named?.kind === 'value' ? [named] : []),
    ],
    timed: time && 'at' in time ? time : null,
    year,
    named: named?.kind === 'name' ? named : null,
    bounds,
    limit: told.limit,
    ...rest,
  };
  return { asked, cost };
}

type Using = Pick<Asked, 'figure' | 'group' | 'sort' | 'bounds' | 'year'>;

/** A column that was spoken of and is of no use to the statement was misunderstood. */
function usesColumns(ground: Ground, { figure, group, sort, bounds, year }: Using): boolean {
  const used: unknown[] = [sort, bounds, year];
  if (figure.kind === 'sum' || figure.kind === 'average') used.push(figure.column);
  if (group?.kind === 'column') used.push(group.column);
  return ground.spoken.every(
    ({ meant: { meaning } }) =>
      meaning.kind !== 'column' || used.includes(meaning.column) || isDeniedColumn(meaning),
  );
}

function isDeniedColumn({ column, isNot }: { column: ColumnModel; isNot: boolean }): boolean {
  return isNot && column.column.nullable;
}

/** 'cancelled this year' is when it was cancelled: the period says it all. */
function withoutTimed(filters: readonly Filter[], { hasPeriod }: Told, time: Timed | null): Filter[] {
  return filters.filter(
    (one) =>
      !(hasPeriod && one.kind === 'deed' && !one.isNot && time && 'at' in time && time.column === one.column),
  );
}

type Timed = { at: Reached; column: ColumnModel } | { year: ColumnModel };

function timeOf({ root, reach, told, spoken }: Ground, filters: readonly Filter[]): Timed | null {
  const year = spoken
    .map(({ meant }) => meant.meaning)
    .find((one) => one.kind === 'column' && one.at.path.length === 0 && isYear(one.column));
  if (year?.kind === 'column' && told.hasPeriod) return told.isWholeYear ? { year: year.column } : null;
  const deed = filters.find((one) => one.kind === 'deed' && !one.isNot);
  if (deed && told.hasPeriod) return { at: deed.at, column: deed.column };
  const moment = momentOf(root);
  if (!moment) return null;
  const end = moment.path.at(-1)?.to ?? root;
  const at = reach.find(({ table }) => table === end);
  return at ? { at, column: moment.column } : null;
}

function isYear({ column, words }: ColumnModel): boolean {
  return column.kind === 'integer' && words.at(-1) === 'year';
}

/** 'without an email': nothing is there. */
function deniedColumns(ground: Ground): Filter[] {
  return ground.spoken.flatMap(({ meant: { meaning } }): Filter[] =>
    meaning.kind === 'column' && isDeniedColumn(meaning)
      ? [{ kind: 'deed', at: meaning.at, column: meaning.column, isNot: true }]
      : [],
  );
}

/** null where so many of something are meant: 'more than 5 orders', 'more than twice'. */
function boundsIn({ root, spoken, told }: Ground, { end }: Span): ColumnModel | null {
  const isCounted = spoken.some(
    ({ word, meant: { meaning } }) =>
      word.start > end && word.start <= end + 2 && (meaning.kind === 'rows' || meaning.kind === 'thing'),
  );
  if (isCounted || /^\s*times\b/i.test(told.text.slice(end))) return null;
  const said = spoken.flatMap(({ meant: { meaning } }) =>
    meaning.kind === 'column' && meaning.at.path.length === 0 && isNumber(meaning.column)
      ? [meaning.column]
      : [],
  );
  return said[0] ?? worthOf(root);
}
