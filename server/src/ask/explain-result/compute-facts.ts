import type { QueryResult } from '@parley/contract/query';
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
import type { Place, ResultShape } from './result-shape.ts';
import { labelOf, shapeOf } from './result-shape.ts';

/** Adding these up says nothing: each is a share, a price or a mean already. */
const notAdded =
  /rate|ratio|percent|pct|avg|average|mean|rating|score|price|share|\bage\b|margin|latitude|longitude|temperature/i;
const fewKinds = 20;
const hundred = wholeDecimal(100);

type Cell = { value: Decimal; row: number };

/** What can be said of a result as a whole: over all rows that were read, in exact arithmetic. */
export function computeFacts(result: QueryResult): ComputedFact[] {
  const shape = shapeOf(result);
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
  ];
}

function factsOfMeasure(result: QueryResult, shape: ResultShape, measure: Place): ComputedFact[] {
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
    fact(`average of ${name}`, divide(sum, wholeDecimal(cells.length), 2)),
    ...(notAdded.test(name) ? [] : [fact(`sum of ${name}`, sum), ...shares(cells, sum, fact)]),
    ...(shape.time ? changes(shape.time, result, [first, last], fact) : []),
  ];
}

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
  const change = subtract(to.value, from.value);
  const percent =
    from.value.units > 0n
      ? [
          fact(
            'change in percent',
            divide({ units: change.units * hundred.units, scale: change.scale }, from.value, 1),
          ),
        ]
      : [];
  return [fact('first', from.value, from), fact('last', to.value, to), fact('change', change), ...percent];
}

function cellsOf({ rows }: QueryResult, { index }: Place): Cell[] {
  return rows.flatMap((row, place) => {
    const value = parseDecimal(row[index] ?? '');
    return value ? [{ value, row: place }] : [];
  });
}

/** How often each kind occurs, where rows repeat kinds: a list of names has nothing to count. */
function factsOfCategory({ rows }: QueryResult, { labels }: ResultShape, category: Place): ComputedFact[] {
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
