import type { Condition, Expression, Literal, Ordering, Period, Select } from '../query/logical-query.ts';
import type { ValueMatch } from '../question/find-stored-values.ts';
import type { NameLink } from '../question/link-words-to-names.ts';
import { boundsOfPeriod, type Moment } from '../question/resolve-period.ts';
import { type Question, textOfWords } from '../question/split-question-words.ts';
import { columnsThatNameRows } from '../schema/columns-that-name-rows.ts';
import type { Schema } from '../schema/schema-types.ts';
import { groupOf } from '../statement/group-by-expressions.ts';
import { conjunctsOf, expressionsOf, hasAggregate } from '../statement/walk-query.ts';
import {
  allOf,
  type ColumnExpression,
  comparedColumn,
  namesColumn,
  periodsOf,
  withFlag,
  withPeriod,
  withValues,
} from './change-conditions.ts';
import { asShares, figuresOf, isTime, withGroups } from './change-grouping.ts';
import { withPeriodBeside } from './compare-with-period.ts';
import { columnWithin, nearest, tablesWithin } from './reachable-tables.ts';
import type {
  OtherPeriod,
  RequestedChange,
  RequestedChanges,
  Span,
  TimeGroup,
} from './read-requested-changes.ts';
import { timeOf } from './time-column-of-query.ts';

export type Known = {
  question: Question;
  schema: Schema;
  links: readonly NameLink[];
  values: readonly ValueMatch[];
  moment: Moment;
  /** The moment that the conversation has been about (`Meaning.time`). */
  time?: Expression | undefined;
};

/** The query before with what is wanted of it, or null where that leaves a choice. */
export function applyRequestedChange(
  query: Select,
  change: RequestedChange,
  requested: RequestedChanges,
  known: Known,
): Select | null {
  switch (change.kind) {
    case 'period':
      return inPeriod(query, change, known);
    case 'earlier':
      return earlier(query, change.unit, known);
    case 'compare':
      return withPeriodBeside(query, (period) => comparedPeriod(period, change.with, known));
    case 'values':
      return ofValues(query, change, known);
    case 'name':
      return ofName(query, change, requested, known);
    case 'group':
      return grouped(query, change.by, requested, known);
    case 'limit':
      return limited(query, change.span);
    case 'share':
      return asShares(query);
    case 'count':
      return counted(query, known);
    case 'sort':
      return sorted(query, change, known);
  }
}

/** How many rows were listed: each once, where the list names each once. */
function counted(query: Select, { schema }: Known): Select | null {
  const { select, distinct, limit } = query;
  if (limit !== null || query.group !== null || select.some(hasAggregate)) return null;
  const whole = { ...query, distinct: false, order: [] };
  if (!distinct) return { ...whole, select: [{ kind: 'count rows' }] };
  const tables = new Set(
    select.map((one) => (one.kind === 'column' ? schema.columns[one.column]?.table : -1)),
  );
  const [table = -1] = tables;
  const [key, ...more] = schema.tables[table]?.primaryKey ?? [];
  if (tables.size > 1 || key === undefined || more.length > 0) return null;
  const of: Expression = { kind: 'column', column: key, via: null };
  return { ...whole, select: [{ kind: 'aggregate', name: 'count distinct', of }] };
}

function inPeriod(
  query: Select,
  { relation, span }: Extract<RequestedChange, { kind: 'period' }>,
  known: Known,
) {
  const of = timeOf(query, known);
  if (of === null) return null;
  const period = withinBefore({ kind: 'words', ...span }, query, known);
  return withPeriod(query, { kind: 'period', relation, of, period });
}

/** 'July' after 'last year' is the July of that year. */
export function withinBefore(period: Period, query: Select, { question, moment }: Known): Period {
  const [before] = periodsOf(query).filter(({ relation }) => relation === 'during');
  const outer = before && boundsOfPeriod(before.period, question, moment);
  const isInside = (one: Period) => {
    const bounds = boundsOfPeriod(one, question, moment);
    return outer && bounds && bounds.start >= outer.start && bounds.end <= outer.end;
  };
  const shifted: Period = { kind: 'year earlier', of: period };
  return outer && !isInside(period) && isInside(shifted) ? shifted : period;
}

function earlier(query: Select, unit: string | null, known: Known): Select | null {
  const [before, ...others] = periodsOf(query);
  if (before === undefined || others.length > 0 || before.relation !== 'during') return null;
  const period = periodEarlier(before.period, unit, known);
  return period && withPeriod(query, { ...before, period });
}

/** The period of that unit before another one, or a year before it. */
function periodEarlier(period: Period, unit: string | null, known: Known): Period | null {
  const days = daysOf(period, known);
  const isYearBefore = unit === 'year' && days !== null && days < longestPart;
  const isSame = unit === null || days === null || isLength(unit, days);
  if (!isYearBefore && !isSame) return null;
  return { kind: isYearBefore ? 'year earlier' : 'previous', of: period };
}

/** What a period is compared with: 'last year' beside October is the October of that year. */
function comparedPeriod(period: Period, other: OtherPeriod, known: Known): Period | null {
  if (other.kind === 'earlier') return periodEarlier(period, other.unit, known);
  const named: Period = { kind: 'words', ...other.span };
  const [days, otherDays] = [daysOf(period, known), daysOf(named, known)];
  if (other.relation !== 'during' || days === null || otherDays === null) return null;
  if (isLength('year', otherDays) && days < longestPart) return { kind: 'year earlier', of: period };
  const isAlike = Object.keys(lengths).some((unit) => isLength(unit, days) && isLength(unit, otherDays));
  const bounds = [period, named].map((one) => boundsOfPeriod(one, known.question, known.moment)?.start);
  return isAlike && bounds[0] !== bounds[1] ? named : null;
}

/** In days: shorter periods are parts of a year. */
const longestPart = 300;

function daysOf(period: Period, { question, moment }: Known): number | null {
  const bounds = boundsOfPeriod(period, question, moment);
  return bounds && (Date.parse(`${bounds.end}Z`) - Date.parse(`${bounds.start}Z`)) / 86_400_000;
}

const lengths: Readonly<Record<string, readonly [number, number]>> = {
  day: [1, 1],
  week: [7, 7],
  month: [28, 31],
  quarter: [90, 92],
  year: [365, 366],
};

function isLength(unit: string, days: number): boolean {
  const [least, most] = lengths[unit] ?? [0, 0];
  return days >= least && days <= most;
}

function ofValues(
  query: Select,
  { spans, negated }: Extract<RequestedChange, { kind: 'values' }>,
  known: Known,
) {
  const matches = spans.map((span) =>
    known.values.filter(({ first, last, exact }) => exact && first === span.first && last === span.last),
  );
  const shared = (matches[0] ?? [])
    .map(({ column }) => column)
    .filter((column) => matches.every((own) => own.some((match) => match.column === column)));
  const of = columnFor(query, [...new Set(shared)], known);
  if (of === null) return null;
  const values = matches.flatMap((own): Literal[] => {
    const match = own.find(({ column }) => column === of.column);
    return match === undefined ? [] : [{ kind: 'stored', column: of.column, value: match.value }];
  });
  return withValues(query, of, { values, negated });
}

/** The column that is meant by a value: one that the query asks of already, that it shows, or the only one near it. */
function columnFor(query: Select, columns: readonly number[], { schema }: Known): ColumnExpression | null {
  const among = (one: Expression | null): one is ColumnExpression =>
    one?.kind === 'column' && columns.includes(one.column);
  const asked = conjunctsOf(query.where).map(comparedColumn).filter(among);
  const shown = expressionsOf(query).filter(among);
  const [known] = [...asked, ...shown];
  if (known !== undefined) return known;
  const distances = tablesWithin(query, schema);
  const distance = (column: number) => distances.get(schema.columns[column]?.table ?? -1) ?? Infinity;
  const near = columns.filter((column) => distance(column) < Infinity);
  const [only, ...more] = nearest(near, distance);
  const found = only === undefined || more.length > 0 ? null : columnWithin(query, schema, only);
  return found?.kind === 'column' ? found : null;
}

/** A flag ('active'), the thing that the query is about already ('orders'), or another name in place of one. */
function ofName(
  query: Select,
  { span, negated }: Extract<RequestedChange, { kind: 'name' }>,
  requested: RequestedChanges,
  known: Known,
): Select | null {
  const { schema, links } = known;
  const own = links.filter(({ word }) => word >= span.first && word <= span.last);
  if (own.length === 0) return withOtherName(query, span, known);
  const distances = tablesWithin(query, schema);
  const flags = own.flatMap(({ kind, at }) =>
    kind === 'column' && schema.columns[at]?.type === 'boolean' ? [at] : [],
  );
  const distance = (column: number) => distances.get(schema.columns[column]?.table ?? -1) ?? Infinity;
  const [flag, ...more] = nearest(
    [...new Set(flags)].filter((column) => distance(column) < Infinity),
    distance,
  );
  if (flag !== undefined && more.length === 0) {
    const of = columnWithin(query, schema, flag);
    return of?.kind === 'column' ? withFlag(query, of, negated) : null;
  }
  const isSubject = own.some(
    ({ kind, at, strength }) =>
      strength === 2 &&
      (kind === 'table' ? distances.has(at) : expressionsOf(query).some((one) => namesColumn(one, at))),
  );
  const isAlone = requested.changes.length === 1;
  return isSubject && !isAlone ? query : null;
}

/** 'And by Marco?' after what Anna did: the name takes the place of the only one that the query asks for. */
function withOtherName(query: Select, span: Span, { question, schema, values }: Known): Select | null {
  const parts = conjunctsOf(query.where);
  const named = parts.filter((part) => {
    const column = comparedColumn(part);
    return column !== null && schema.columns[column.column]?.type === 'text' && part.kind !== 'is true';
  });
  const [only, ...more] = named;
  const of = only && comparedColumn(only);
  if (only === undefined || !of || more.length > 0) return null;
  const stored = values.filter(
    ({ column, first, last }) => column === of.column && first >= span.first && last <= span.last,
  );
  const [match, ...others] = stored;
  const literal: Literal =
    match !== undefined && others.length === 0
      ? { kind: 'stored', column: of.column, value: match.value }
      : { kind: 'words', ...span };
  if (literal.kind === 'words' && textOfWords(question, span.first, span.last) === '') return null;
  const changed = replaced(only, literal);
  return changed && { ...query, where: allOf(parts.map((part) => (part === only ? changed : part))) };
}

function replaced(condition: Condition, literal: Literal): Condition | null {
  if (condition.kind === 'text match') return { ...condition, text: literal };
  if (condition.kind !== 'comparison') return null;
  return { ...condition, right: { kind: 'literal', literal } };
}

function grouped(
  query: Select,
  by: TimeGroup | Span,
  { isInstead }: RequestedChanges,
  known: Known,
): Select | null {
  const groups = 'first' in by ? namedGroups(query, by, known) : timeGroups(query, by, known);
  if (groups === null) return null;
  const before = groupOf(query);
  const isOtherTime = before.every(isTime) && groups.every(isTime);
  if (before.length > 0 && !isInstead && !isOtherTime) return null;
  return withGroups(query, groups, known.schema);
}

function timeGroups(query: Select, by: TimeGroup, known: Known): Expression[] | null {
  const of = timeOf(query, known);
  if (of === null) return null;
  return ['unit' in by ? { kind: 'truncated', unit: by.unit, of } : { kind: 'time part', part: by.part, of }];
}

type Named = { columns: readonly number[]; strength: number; distance: number };

/** A column, or what the rows of a table are called by; the nearest that the words name best. */
function namedGroups(query: Select, { first, last }: Span, { schema, links }: Known): Expression[] | null {
  const distances = tablesWithin(query, schema);
  const named = links
    .filter(({ word }) => word >= first && word <= last)
    .flatMap(({ kind, at, strength }): Named[] => {
      const table = kind === 'table' ? at : (schema.columns[at]?.table ?? -1);
      const distance = distances.get(table);
      const columns = kind === 'table' ? columnsThatNameRows(schema, at) : isKey(schema, at) ? [] : [at];
      return distance === undefined || columns.length === 0 ? [] : [{ columns, strength, distance }];
    });
  const strongest = named.filter(
    ({ strength }) => strength === Math.max(...named.map((one) => one.strength)),
  );
  const best = nearest(strongest, ({ distance }) => distance);
  const distinct = new Set(best.map(({ columns }) => columns.join()));
  const [only] = best;
  if (only === undefined || distinct.size > 1) return null;
  const expressions = only.columns.map((column) => columnWithin(query, schema, column));
  return expressions.every((one) => one !== null) ? expressions : null;
}

const isKey = ({ tables, columns, foreignKeys }: Schema, column: number): boolean =>
  (tables[columns[column]?.table ?? -1]?.primaryKey ?? []).includes(column) ||
  foreignKeys.some(({ from }) => from.includes(column));

function limited(query: Select, { first, last }: Span): Select | null {
  const count: Literal = { kind: 'words', first, last };
  if (query.limit !== null) return { ...query, limit: { ...query.limit, count } };
  const [figure] = figuresOf(query) ?? [];
  if (query.order.length > 0) return { ...query, limit: { count, per: [] } };
  if (figure === undefined || groupOf(query).length === 0) return null;
  return { ...query, order: [{ by: figure, descending: true }], limit: { count, per: [] } };
}

/** By what the words name among what is shown, or of the rows that are listed. */
function sorted(
  query: Select,
  { span, descending }: Extract<RequestedChange, { kind: 'sort' }>,
  known: Known,
): Select | null {
  // Sorting a ranking would show other rows.
  if (query.limit !== null || query.distinct) return null;
  const { schema, links, question } = known;
  const own = links.filter(({ word, kind }) => kind === 'column' && word >= span.first && word <= span.last);
  const shown = query.select.filter((one) => own.some(({ at }) => namesColumn(one, at)));
  const isName = textOfWords(question, span.first, span.last).toLowerCase() === 'name';
  const labels = query.select.filter(
    (one) => one.kind === 'column' && schema.columns[one.column]?.type === 'text',
  );
  const main = query.from.kind === 'tables' ? query.from.tables[0]?.table : undefined;
  const listed = own
    .filter(({ at, strength }) => strength === 2 && schema.columns[at]?.table === main)
    .map(({ at }): Expression => ({ kind: 'column', column: at, via: null }));
  const isList = !query.select.some(hasAggregate);
  const candidates =
    [shown, isName ? labels : [], isList ? listed : []].find((some) => some.length > 0) ?? [];
  const [by, ...others] = candidates;
  if (by === undefined || (others.length > 0 && candidates !== labels)) return null;
  const order: Ordering[] = [{ by, descending }];
  return { ...query, order };
}
