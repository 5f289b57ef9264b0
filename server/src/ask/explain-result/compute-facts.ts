import type { ColumnMeaning, QueryResult } from '@parley/contract/query-result';
import { type DaySpan, daySpanWords } from '@parley/contract/results/day-span';
import type { ComputedFact } from '../../ai/port.ts';
import type { Decimal } from '../../platform/decimal.ts';
import {
  add,
  compare,
  decimalText,
  divide,
  parseDecimal,
  subtract,
  wholeDecimal,
} from '../../platform/decimal.ts';
import { comparedColumns } from './period-comparison-columns.ts';
import type { Place, ResultColumnRoles } from './result-column-roles.ts';
import { labelOf, resultColumnRoles } from './result-column-roles.ts';

/** Adding these up says nothing: each is a share, a price or a mean already. */
const notAdded =
  /rate|ratio|percent|pct|avg|average|mean|rating|score|price|share|\bage\b|margin|latitude|longitude|temperature/i;
const added: ReadonlySet<ColumnMeaning['role']> = new Set(['count', 'total']);
/** The mean of these says something; the mean of averages and shares does not. */
const averaged: ReadonlySet<ColumnMeaning['role']> = new Set(['count', 'total', 'difference']);
const fewKinds = 20;
const hundred = wholeDecimal(100);

type Cell = { value: Decimal; row: number };

/** What can be said of a result as a whole: over all rows that were read, in exact arithmetic. */
export function computeFacts(result: QueryResult): ComputedFact[] {
  const shape = resultColumnRoles(result);
  const rows: ComputedFact = {
    label: 'rows',
    column: null,
    kind: 'count',
    value: String(result.rows.length),
    of: null,
  };
  if (result.rows.length === 0) return [rows];
  return [
    rows,
    ...shape.measures.flatMap((measure) => factsOfMeasure(result, shape, measure)),
    ...shape.categories.flatMap((category) => factsOfCategory(result, shape, category)),
    ...result.columns.flatMap((column, index) => factsOfTime(result, { ...column, index })),
    ...result.columns.flatMap((column, index) => factOfNulls(result, { ...column, index })),
    ...factsOfComparison(result),
    ...factsOfBreakdown(result),
  ];
}

/** Of one row: how much a figure differs from the same figure over earlier days. */
function factsOfComparison(result: QueryResult): ComputedFact[] {
  const [row, ...others] = result.rows;
  const compared = comparedFigures(result);
  if (!row || others.length > 0 || !compared) return [];
  const { place, during, before } = compared;
  if (!before) return [days(place, 'days', during)];
  const [to, from] = [parseDecimal(row[place.index] ?? ''), parseDecimal(before.value)];
  if (!to || !from) return [];
  const fact: MakeFact = (label, value) => ({
    label,
    column: place.name,
    kind: place.kind,
    value: decimalText(value),
    of: null,
  });
  return [
    days(place, 'days', during),
    days(place, 'earlier days', before.during),
    fact('earlier', from),
    ...changesBetween(from, to, fact),
  ];
}

/** Of a figure over two spans of days, per value of something: how much the whole differs. */
function factsOfBreakdown(result: QueryResult): ComputedFact[] {
  const compared = comparedColumns(result);
  if (result.rows.length < 2 || !compared || !isAdded(compared.now)) return [];
  const { now, before } = compared;
  const sum = (place: Place) =>
    cellsOf(result, place).reduce((total, { value }) => add(total, value), wholeDecimal(0));
  const fact: MakeFact = (label, value) => ({
    label,
    column: now.name,
    kind: now.kind,
    value: decimalText(value),
    of: null,
  });
  const [span, earlier] = [now.meaning?.during, before.meaning?.during];
  if (!span || !earlier) return [];
  return [
    days(now, 'days', span),
    days(now, 'earlier days', earlier),
    fact('earlier', sum(before)),
    ...changesBetween(sum(before), sum(now), fact),
  ];
}

function days({ name }: Place, label: string, span: DaySpan): ComputedFact {
  return { label, column: name, kind: 'date', value: daySpanWords(span), of: null };
}

type ComparedFigures = {
  place: Place;
  during: DaySpan;
  before: { value: string; during: DaySpan } | undefined;
};

/** Two columns of the row, or the only one with what was looked up for it. */
function comparedFigures(result: QueryResult): ComparedFigures | null {
  const columns = comparedColumns(result);
  const [first] = result.columns.map((column, index) => ({ ...column, index }));
  const place = columns?.now ?? first;
  const during = place?.meaning?.during;
  if (!place || !during) return null;
  const earlier = columns?.before.meaning?.during;
  if (!columns || !earlier) return { place, during, before: place.meaning?.before };
  return { place, during, before: { value: result.rows[0]?.[columns.before.index] ?? '', during: earlier } };
}

function factsOfMeasure(result: QueryResult, shape: ResultColumnRoles, measure: Place): ComputedFact[] {
  const cells = cellsOf(result, measure);
  const [first, last] = [cells[0], cells.at(-1)];
  if (!first || !last) return [];
  const { name, kind } = measure;
  const fact = (label: string, value: Decimal, cell: Cell | null = null): ComputedFact => ({
    label,
    column: name,
    kind,
    value: decimalText(value),
    of: cell && labelOf(result.rows[cell.row] ?? [], shape.time ? [shape.time] : shape.labels),
  });
  const sum = cells.reduce((total, { value }) => add(total, value), wholeDecimal(0));
  const largest = cells.reduce((best, cell) => (compare(cell.value, best.value) > 0 ? cell : best));
  const smallest = cells.reduce((best, cell) => (compare(cell.value, best.value) < 0 ? cell : best));
  if (cells.length === 1) return [fact(`only ${name}`, first.value, first)];
  return [
    fact(`largest ${name}`, largest.value, largest),
    fact(`smallest ${name}`, smallest.value, smallest),
    ...(isAveraged(measure) ? [fact(`average of ${name}`, divide(sum, wholeDecimal(cells.length), 2))] : []),
    ...(isAdded(measure) ? [fact(`sum of ${name}`, sum), ...shares(cells, sum, fact)] : []),
    ...(shape.time ? changes(shape.time, result, [first, last], fact) : []),
  ];
}

const isAveraged = ({ meaning }: Place): boolean => meaning === undefined || averaged.has(meaning.role);

const isAdded = ({ name, meaning }: Place): boolean =>
  meaning === undefined ? !notAdded.test(name) : added.has(meaning.role);

type MakeFact = (label: string, value: Decimal, cell?: Cell | null) => ComputedFact;

/** Of a whole that is made of its parts: none of them below zero. */
function shares(cells: readonly Cell[], sum: Decimal, fact: MakeFact): ComputedFact[] {
  if (compare(sum, wholeDecimal(0)) <= 0 || cells.some(({ value }) => value.units < 0n)) return [];
  const ranked = cells.toSorted((a, b) => compare(b.value, a.value));
  const [largest] = ranked;
  const top = ranked.slice(0, 3).reduce((total, { value }) => add(total, value), wholeDecimal(0));
  const share = (part: Decimal) => divide({ units: part.units * hundred.units, scale: part.scale }, sum, 1);
  return [
    ...(largest ? [fact('share of the largest in percent', share(largest.value), largest)] : []),
    ...(cells.length > 4 ? [fact('share of the three largest in percent', share(top))] : []),
  ];
}

function changes(time: Place, { rows }: QueryResult, ends: [Cell, Cell], fact: MakeFact): ComputedFact[] {
  const isRising = (rows[0]?.[time.index] ?? '') < (rows.at(-1)?.[time.index] ?? '');
  const [from, to] = isRising ? ends : [ends[1], ends[0]];
  return [
    fact('first', from.value, from),
    fact('last', to.value, to),
    ...changesBetween(from.value, to.value, fact),
  ];
}

function changesBetween(from: Decimal, to: Decimal, fact: MakeFact): ComputedFact[] {
  const change = subtract(to, from);
  const percent = { units: change.units * hundred.units, scale: change.scale };
  return [
    fact('change', change),
    ...(from.units > 0n ? [fact('change in percent', divide(percent, from, 1))] : []),
  ];
}

function cellsOf({ rows }: QueryResult, { index }: Place): Cell[] {
  return rows.flatMap((row, place) => {
    const value = parseDecimal(row[index] ?? '');
    return value ? [{ value, row: place }] : [];
  });
}

/** How often each kind occurs, where rows repeat kinds: a list of names has nothing to count. */
function factsOfCategory(
  { rows }: QueryResult,
  { labels }: ResultColumnRoles,
  category: Place,
): ComputedFact[] {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const value = row[category.index];
    if (value !== null && value !== undefined) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const { name } = category;
  const fact = (label: string, value: number, of: string | null): ComputedFact => ({
    label,
    column: name,
    kind: 'count',
    value: String(value),
    of,
  });
  const repeats = counts.size > 1 && counts.size <= rows.length / 2 && !labels.includes(category);
  if (!repeats) return [];
  const ranked = [...counts].toSorted((a, b) => b[1] - a[1]);
  return [
    fact(`different ${name}`, counts.size, null),
    ...(counts.size <= fewKinds
      ? ranked.slice(0, 3).map(([value, count]) => fact(`rows of one ${name}`, count, value))
      : []),
  ];
}

function factsOfTime({ rows }: QueryResult, { name, kind, index }: Place): ComputedFact[] {
  if (kind !== 'date' && kind !== 'timestamp') return [];
  const values = rows.flatMap((row) => row[index] ?? []).toSorted();
  const [earliest, latest] = [values[0], values.at(-1)];
  if (earliest === undefined || latest === undefined || values.length < 2) return [];
  const fact = (label: string, value: string): ComputedFact => ({
    label: `${label} ${name}`,
    column: name,
    kind,
    value,
    of: null,
  });
  return [fact('earliest', earliest), fact('latest', latest)];
}

function factOfNulls({ rows }: QueryResult, { name, index }: Place): ComputedFact[] {
  const count = rows.filter((row) => (row[index] ?? null) === null).length;
  return count === 0
    ? []
    : [{ label: `rows without ${name}`, column: name, kind: 'count', value: String(count), of: null }];
}
