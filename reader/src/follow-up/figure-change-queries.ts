import type { Condition, Expression, Period, Select } from '../query/logical-query.ts';
import { boundsOfPeriod, resolvePeriod } from '../question/resolve-period.ts';
import { groupOf } from '../statement/group-by-expressions.ts';
import { conjunctsOf, hasAggregate } from '../statement/walk-query.ts';
import { applyRequestedChange, type Known, withinBefore } from './apply-requested-change.ts';
import { breakdownColumns } from './breakdown-columns.ts';
import { allOf, periodsOf } from './change-conditions.ts';
import { addsUp, isTime, withGroups } from './change-grouping.ts';
import { filtered } from './compare-with-period.ts';
import { tablesWithin } from './reachable-tables.ts';
import type { Span } from './read-requested-changes.ts';
import type { Meaning } from './serialize-reading.ts';
import { timeOf } from './time-column-of-query.ts';

/** Why nothing can be said of a change: it is about something else, or there is no figure, period or column for it. */
export type NoChange = 'another question' | 'no figure' | 'no period' | 'no dimension';

export type Breakdown = {
  /** The figure per value of the dimension, without a period: for describing it. */
  base: Select;
  /** Value, figure now, figure before, and their difference: the largest falls or the largest rises first. */
  fallen: Select;
  risen: Select;
};

export type ChangeQueries = { now: Period; before: Period; total: Select; breakdowns: Breakdown[] };

/**
 * 'Why so low in July?': the figure of the query before for that period and the one before it, in one row and per value
 * of the few columns that its rows can be told apart by.
 */
export function figureChangeQueries(
  { query, time }: Meaning,
  found: Known,
  distinct: (column: number) => number | null,
): ChangeQueries | NoChange {
  if (query.kind !== 'select' || query.from.kind !== 'tables') return 'no figure';
  const known = { ...found, time };
  const about = aboutValues(query, known);
  if (about === null || namesOtherThings(about, known)) return 'another question';
  const figure = figureOf(about);
  if (figure === null) return 'no figure';
  const of = timeOf(about, known);
  const periods = of === null ? null : periodsFor(about, known);
  if (of === null || periods === null) return 'no period';
  const during = (period: Period): Condition => ({ kind: 'period', relation: 'during', of, period });
  const [now, before] = [during(periods.now), during(periods.before)];
  const plain = withoutForm(about, figure);
  const base = (groups: readonly Expression[]) => withGroups(plain, groups, known.schema);
  const [figureNow, figureBefore] = [filtered(figure, now), filtered(figure, before)];
  const difference: Expression = {
    kind: 'arithmetic',
    operator: '-',
    left: figureNow,
    right: figureBefore,
  };
  const either: Condition = { kind: 'or', parts: [now, before] };
  const both = (select: Select, shown: readonly Expression[], descending: boolean | null): Select => ({
    ...select,
    where: allOf([...conjunctsOf(select.where), either]),
    select: [...groupOf(select), ...shown],
    order: descending === null ? [] : [{ by: difference, descending }],
  });
  const shown = [figureNow, figureBefore, difference];
  const breakdowns = breakdownColumns(about, known, distinct).flatMap((groups): Breakdown[] => {
    const grouped = base(groups);
    if (grouped === null) return [];
    return [{ base: grouped, fallen: both(grouped, shown, false), risen: both(grouped, shown, true) }];
  });
  if (breakdowns.length === 0) return 'no dimension';
  return { ...periods, total: both(plain, [figureNow, figureBefore], null), breakdowns };
}

/** 'Why did Germany drop in July?': values are asked of the query before; null where that leaves a choice. */
function aboutValues(query: Select, known: Known): Select | null {
  const { question, values } = known;
  const exact = values.filter(({ first, exact: isExact }) => isExact && first >= question.previousWords);
  const spans = new Map(exact.map(({ first, last }) => [`${first} ${last}`, { first, last }]));
  let about: Select | null = query;
  for (const span of spans.values()) {
    const isInside = [...spans.values()].some(
      (other) => other !== span && other.first <= span.first && other.last >= span.last,
    );
    if (isInside || about === null) continue;
    const change = { kind: 'values', spans: [span], negated: false } as const;
    about = applyRequestedChange(about, change, { changes: [change], isInstead: false }, known);
  }
  return about;
}

/** A whole name of a table that the query has nothing to do with. */
function namesOtherThings(query: Select, { question, links, schema }: Known): boolean {
  const near = tablesWithin(query, schema);
  return links.some(
    ({ word, kind, at, strength }) =>
      word >= question.previousWords && kind === 'table' && strength === 2 && (near.get(at) ?? 1) >= 1,
  );
}

/** The first figure, as long as parts of it add up to the whole. */
function figureOf({ select }: Select): Expression | null {
  const [first] = select.filter(hasAggregate);
  const figure = first?.kind === 'share of total' ? first.of : first;
  return figure !== undefined && addsUp(figure) ? figure : null;
}

/** The figure alone, with the conditions that are not about time. */
function withoutForm(query: Select, figure: Expression): Select {
  const where = allOf(
    conjunctsOf(query.where).filter((part) => part.kind !== 'period' && !hasAggregate(part)),
  );
  return { ...query, where, select: [figure], order: [], limit: null };
}

/** What is asked about, then what it is compared with. */
function periodsFor(query: Select, known: Known): { now: Period; before: Period } | null {
  const [first, second] = periodSpans(known).map((span) =>
    withinBefore({ kind: 'words', ...span }, query, known),
  );
  const now = first ?? impliedPeriod(query);
  if (now === null) return null;
  const before: Period = second ?? { kind: 'previous', of: now };
  const { question, moment } = known;
  const isKnown = [now, before].every((one) => boundsOfPeriod(one, question, moment) !== null);
  return isKnown ? { now, before } : null;
}

/** Longer periods than 'the first three months of 2026' are rare. */
const longestPeriod = 6;

function periodSpans({ question, moment }: Known): Span[] {
  const spans: Span[] = [];
  for (let first = question.previousWords; first < question.words.length; first += 1) {
    const lasts = Array.from({ length: longestPeriod }, (_, more) => first + more).filter(
      (last) => last < question.words.length && resolvePeriod(question, first, last, moment) !== null,
    );
    const last = lasts.at(-1);
    if (last === undefined) continue;
    spans.push({ first, last });
    first = last;
  }
  return spans;
}

/** Of a series the last period that is over; of a figure the period that it is of. */
function impliedPeriod(query: Select): Period | null {
  const series = groupOf(query).find(isTime);
  if (series?.kind === 'truncated') return lastWhole(series.unit);
  const [asked, ...others] = periodsOf(query);
  return asked !== undefined && others.length === 0 && asked.relation === 'during' ? asked.period : null;
}

function lastWhole(unit: string): Period | null {
  const running = {
    day: 'today',
    week: 'this week',
    month: 'this month',
    quarter: 'this quarter',
    year: 'this year',
  };
  const name = running[unit as keyof typeof running] as
    | Extract<Period, { kind: 'named' }>['name']
    | undefined;
  return name === undefined ? null : { kind: 'previous', of: { kind: 'named', name } };
}
