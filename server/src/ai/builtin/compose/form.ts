import { stem } from '../../../platform/text-search/tokens.ts';
import { countryKeys } from '../extract/other-words.ts';
import type { Span } from '../extract/question.ts';
import { keyOf } from '../extract/value-index.ts';
import { isSales, measuresOf, worthOf } from '../patterns/measures.ts';
import { momentOf } from '../patterns/paths.ts';
import { areCalledClients, areClients } from '../patterns/people.ts';
import type { Granularity } from '../sql/time.ts';
import type { ColumnModel, TableModel } from '../suggest/model.ts';
import type { Asked, Figure, Filter, Group } from './asked.ts';
import { isNumber } from './is-number.ts';
import type { Meaning } from './meanings.ts';
import { aliasOf, reasonIn, saidStems } from './meanings.ts';
import type { Reached } from './reach.ts';
import type { Spoken } from './read-asked.ts';
import { sortColumn } from './sort-column.ts';
import type { Told } from './told.ts';

type Ground = { root: TableModel; reach: readonly Reached[]; told: Told; spoken: readonly Spoken[] };
type Formed = { asked: Asked; cost: number };

const units = ['day', 'week', 'month', 'quarter', 'year'] as const satisfies Granularity[];

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
  if (!shaped) return null;
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

function isFilter(meaning: Meaning): meaning is Filter {
  return (
    meaning.kind === 'value' || meaning.kind === 'flag' || meaning.kind === 'deed' || meaning.kind === 'none'
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

export function isYear({ column, words }: ColumnModel): boolean {
  return column.kind === 'integer' && words.at(-1) === 'year';
}

/** A value that some column really holds, a country, or whatever bears the name. */
function namedIn({ reach }: Ground, name: string): Asked['named'] | Extract<Filter, { kind: 'value' }> {
  const key = keyOf(name);
  const keys = new Set([key, ...countryKeys(key)]);
  for (const at of reach) {
    for (const column of at.table.columns) {
      const value =
        column.role === 'secret' ? undefined : column.options?.find((option) => keys.has(keyOf(option)));
      if (value !== undefined) return { kind: 'value', at, column, value, isNot: false };
    }
  }
  if (keys.size > 1) {
    const at = reach.find(({ table }) => countryOf(table) !== undefined);
    return at ? { kind: 'name', at: [at], column: countryOf(at.table) ?? null } : null;
  }
  // Through a join table a row would come once for each of them.
  const at = reach.filter(
    ({ table, path }) => table.label.length > 0 && path.every(({ to }) => to.role !== 'join'),
  );
  return at.length > 0 ? { kind: 'name', at, column: null } : null;
}

function countryOf({ columns }: TableModel): ColumnModel | undefined {
  return columns.find(({ words, role }) => role === 'place' && words.includes('country'));
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

type Shaped = Pick<Asked, 'form' | 'figure' | 'group' | 'end' | 'sort'> & { cost: number };

function shapeOf(ground: Ground): Shaped | null {
  const { root, told, spoken } = ground;
  const { shape, text } = told;
  const end = shape.ranks === 'low' || shape.sortBy?.end === 'low' ? 'low' : 'high';
  if (/^\s*why\b/i.test(text)) {
    const reason = reasonIn(root, saidStems(text));
    const at = { table: root, path: [] };
    return (
      reason && {
        form: 'groups',
        figure: { kind: 'count' },
        group: { kind: 'column', at, column: reason },
        end: 'high',
        sort: null,
        cost: 0,
      }
    );
  }
  const group = groupOf(ground);
  if (group === 'unknown') return null;
  const figure = figureOf(ground);
  if (!figure) return null;
  if (group) return { form: 'groups', figure, group, end, sort: null, cost: 0 };
  const sort = sortColumn(root, told);
  // The largest of something may be what adds up to most; nothing else does.
  if (sort === 'none') return shape.sortBy?.nouns.includes(stem('size')) ? ranked(ground, figure, end) : null;
  if (sort) return { form: 'list', figure, group: null, end: sort.end, sort: sort.column, cost: 0 };
  if (shape.ranks !== null) return ranked(ground, figure, end);
  const isFigure = shape.counts || shape.totals || shape.averages || shape.lasts || figure.kind === 'money';
  const isBought =
    root.role === 'line' && /^\s*what\s+(?:did|has|have|does|do)\b/i.test(text) && told.name !== null;
  if (isBought) return { form: 'list', figure, group: null, end, sort: null, cost: -1.5 };
  if (isFigure)
    return {
      form: 'figure',
      figure,
      group: null,
      end,
      sort: null,
      cost: isAbout(spoken) || figure.kind !== 'count' ? 0 : 2,
    };
  return { form: 'list', figure, group: null, end, sort: null, cost: isAbout(spoken) ? 0 : 2 };
}

/** The rows themselves are spoken of, by their name or by a kind of them. */
function isAbout(spoken: readonly Spoken[]): boolean {
  return spoken.some(
    ({ meant: { meaning } }) =>
      meaning.kind === 'rows' || (isFilter(meaning) && meaning.at.path.length === 0),
  );
}

function groupOf({ root, told, spoken }: Ground): Group | null | 'unknown' {
  const { dimensions } = told.shape;
  const unit = units.find((one) => dimensions.includes(stem(one)));
  const isTimed = momentOf(root) !== null;
  if (dimensions.includes(stem('weekday'))) return isTimed ? { kind: 'grain', unit: 'weekday' } : 'unknown';
  const nouns = dimensions.filter((one) => !units.some((grain) => stem(grain) === one));
  if (nouns.length > 1 || (nouns.length > 0 && unit)) return 'unknown';
  if (unit) return isTimed ? { kind: 'grain', unit } : 'unknown';
  const [noun] = nouns;
  if (noun !== undefined) {
    const found = spoken.find(({ word }) => stem(word.plain) === noun)?.meant.meaning;
    // The mean for each row of its own is the mean of all of them.
    if (found?.kind === 'rows' && told.shape.averages) return null;
    return (found && asGroup(found)) ?? 'unknown';
  }
  const which = /\b(?:which|what)\s+(\p{L}+)(?:\s+(\p{L}+))?/iu.exec(told.text)?.slice(1) ?? [];
  const kind = spoken.find(({ word, meant }) => which.includes(word.plain) && meant.meaning.kind === 'column')
    ?.meant.meaning;
  if (kind && kind.kind === 'column' && !isNumber(kind.column)) return asGroup(kind);
  // 'top cities by orders'
  const split =
    told.shape.ranks === null
      ? undefined
      : spoken.find(
          ({ meant: { meaning } }) =>
            meaning.kind === 'column' && !isNumber(meaning.column) && !meaning.isNot,
        );
  return split ? asGroup(split.meant.meaning) : null;
}

function asGroup(meaning: Meaning): Group | null {
  if (meaning.kind === 'thing')
    return meaning.at.table.label.length > 0 ? { kind: 'thing', at: meaning.at } : null;
  const isSplitting =
    meaning.kind === 'column' &&
    !['text', 'url', 'email', 'phone', 'code'].includes(meaning.column.role) &&
    meaning.column.time === null;
  return isSplitting ? { kind: 'column', at: meaning.at, column: meaning.column } : null;
}

function figureOf({ root, told, spoken }: Ground): Figure | null {
  const { shape } = told;
  const span = spoken.map(({ meant }) => meant.meaning).find(({ kind }) => kind === 'span');
  if (span?.kind === 'span') return { kind: 'days', done: span.done };
  if (shape.lasts) return null;
  if (shape.counts && shape.dimensions.length === 0 && shape.ranks === null) return countOf({ told, spoken });
  const columns = spoken.flatMap(({ meant: { meaning } }) =>
    meaning.kind === 'column' && meaning.at.path.length === 0 && isNumber(meaning.column)
      ? [meaning.column]
      : [],
  );
  const isRated = told.words.some(({ plain }) => /^(rat(ed|ing|ings)|stars?|scores?)$/.test(plain));
  const rating = isRated ? root.columns.find(({ role }) => role === 'rating') : undefined;
  const isMuch =
    (/\bhow\s+much\b/i.test(told.text) || (shape.totals && columns.length === 0)) &&
    measuresOf(root).some((one) => one.isMoney);
  const isMoney = isMuch || spoken.some(({ meant }) => meant.meaning.kind === 'money');
  if (shape.averages || rating) {
    const column = columns[0] ?? rating;
    if (column) return { kind: 'average', column };
    return shape.averages ? null : { kind: 'count' };
  }
  if (isMoney) return { kind: 'money' };
  if (columns[0] && (shape.totals || shape.ranks !== null || shape.dimensions.length > 0))
    return { kind: 'sum', column: columns[0] };
  const own =
    root.role === 'view'
      ? root.columns.find((one) => isNumber(one) && one.words.some((word) => root.words.includes(word)))
      : undefined;
  return own ? { kind: 'sum', column: own } : { kind: 'count' };
}

/** What is counted has to be the rows, or something that they belong to. */
function countOf({ told, spoken }: Pick<Ground, 'told' | 'spoken'>): Figure | null {
  const after =
    /\b(?:how\s+many|number\s+of|count(?:\s+(?:of|all|the))*)\s+(.*)$/i.exec(told.text)?.[1] ?? '';
  const start = told.text.length - after.length;
  const counted = spoken.filter(({ word }) => word.start >= start);
  const first = counted.find(
    ({ meant: { meaning } }) =>
      meaning.kind === 'rows' ||
      meaning.kind === 'thing' ||
      (isFilter(meaning) && meaning.at.path.length === 0),
  )?.meant.meaning;
  if (!first) return null;
  return first.kind === 'thing' ? { kind: 'distinct', at: first.at } : { kind: 'count' };
}

/** 'who' asks for people: those it is all done for. */
function whoIn({ told, reach }: Pick<Ground, 'told' | 'reach'>): Reached | null {
  if (!/^\s*who\b/i.test(told.text)) return null;
  return (
    reach.find(
      ({ table, path }) =>
        path.length > 0 && table.label.length > 0 && (areClients(table) || areCalledClients(aliasOf(table))),
    ) ?? null
  );
}

/** Who leads: what is named first is ranked by what was said of it. */
function ranked({ root, spoken, told, reach }: Ground, figure: Figure, end: 'high' | 'low'): Shaped | null {
  const things = spoken.flatMap(({ word, meant: { meaning } }): ('rows' | Reached)[] =>
    meaning.kind === 'rows'
      ? /ed$/.test(word.plain)
        ? []
        : ['rows']
      : meaning.kind === 'thing'
        ? [meaning.at]
        : isFilter(meaning) && meaning.at.path.length > 0
          ? [meaning.at]
          : [],
  );
  const first = whoIn({ told, reach }) ?? things[0] ?? null;
  if (first === null) return null;
  if (first === 'rows') {
    const column = figure.kind === 'sum' || figure.kind === 'average' ? figure.column : null;
    return column && { form: 'list', figure, group: null, end, sort: column, cost: 0.2 };
  }
  if (first.table.label.length === 0) return null;
  const isSaid = spoken.some(({ meant }) => meant.meaning.kind === 'rows');
  // 'with the most users' counts users: rows of anything else between the two would be another number.
  if (things.length > 1 && figure.kind === 'count' && !isSaid && root.role !== 'join') return null;
  const isPlain = figure.kind === 'count' && !told.shape.counts && things.length === 1 && !isSaid;
  const isPaid =
    (isPlain || whoIn({ told, reach }) !== null) && measuresOf(root).some(({ isMoney }) => isMoney);
  const isOften = /\b(?:popular|common|frequent|active|busiest|often|used)\b/i.test(told.text);
  const second = things.slice(1).find((one) => one !== 'rows');
  const isJoined = root.role === 'join' && figure.kind === 'count';
  return {
    form: 'groups',
    figure:
      isPaid && !isOften ? { kind: 'money' } : isJoined && second ? { kind: 'distinct', at: second } : figure,
    group: { kind: 'thing', at: first },
    end,
    sort: null,
    cost:
      (isPlain && (isOften ? root.role === 'entity' || root.role === 'lookup' : !isPaid) ? 2 : 0) -
      (isOften && isSales(root) ? 0.5 : 0),
  };
}
