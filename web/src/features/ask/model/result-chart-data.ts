import type { Chart } from '@parley/contract/ask';
import type { ColumnMeaning, QueryResult, ResultColumn } from '@parley/contract/query-result';
import { cellPeriodName } from '@parley/contract/results/cell-period-name';
import { daySpanWords } from '@parley/contract/results/day-span';
import type { ChartData, ChartSeries } from '../../../ui/chart/chart-data-types-and-texts.ts';
import { currentLocale } from '../../../ui/locale.ts';
import { inLocalForm } from '../../../ui/locale-format.ts';
import { weekStartOf } from './browser-time-and-zone.ts';
import { isPercent } from './texts/number-with-unit-text.ts';

type Cells = QueryResult['rows'][number];

/** The columns that the server chose, as numbers to draw. */
export function chartData(title: string, chart: Chart, { columns, rows }: QueryResult): ChartData {
  const { label, measures } = chart;
  const [first] = measures;
  const unit = isPercent(columns[first ?? -1]?.meaning) ? '%' : '';
  const hasCents = measures.some(
    (place) => isAmount(columns[place]) && rows.some((row) => /\.\d/.test(row[place] ?? '')),
  );
  const labelName = (columns[label]?.name ?? '').replaceAll('_', ' ');
  if (chart.isSideBySide)
    return { title, labelName: '', unit, hasCents, ...sideBySide(chart, columns, rows[0] ?? []) };
  const meaning = columns[label]?.meaning;
  const ordered = inOrder(rows, label, meaning);
  const drawn =
    chart.series === undefined ? plainSeries(chart, columns, ordered) : splitSeries(chart, columns, ordered);
  return {
    title,
    labelName,
    unit,
    hasCents,
    ...drawn,
    ...(meaning &&
      isNamed(meaning) && { labelTexts: drawn.labels.map((cell) => cellPeriodName(cell, meaning) ?? cell) }),
    isScale: meaning?.role === 'hour of day' || meaning?.role === 'day of month',
  };
}

const isAmount = (column: ResultColumn | undefined): boolean => column?.meaning?.role === 'total';

/** Months and days are shortened by the chart itself. */
const isNamed = ({ role, unit }: ColumnMeaning): boolean =>
  role !== 'period' || unit === 'quarter' || unit === 'year';

const parts: ReadonlySet<ColumnMeaning['role']> = new Set([
  'weekday',
  'month of year',
  'hour of day',
  'day of month',
]);

/** Monday before Tuesday, whatever order the rows come in, and the first is the one that the asker's week begins with. */
function inOrder(
  rows: QueryResult['rows'],
  label: number,
  meaning: ColumnMeaning | undefined,
): QueryResult['rows'] {
  if (!meaning || !parts.has(meaning.role)) return rows;
  const first = firstDays[weekStartOf(currentLocale())];
  const placeOf = (row: Cells) =>
    meaning.role === 'weekday'
      ? (Number(row[label]) - (meaning.monday ?? 1) - first + 14) % 7
      : Number(row[label]);
  return rows.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** Days after Monday. */
const firstDays = { monday: 0, saturday: 5, sunday: 6 } as const;

type Drawn = Pick<ChartData, 'labels' | 'series'>;

function plainSeries(
  { label, measures }: Chart,
  columns: readonly ResultColumn[],
  rows: QueryResult['rows'],
): Drawn {
  const drawn = measures.flatMap((place) => columns[place] ?? []);
  return {
    labels: rows.map((row) => row[label] ?? 'none'),
    series: measures.map((place) => ({
      name: seriesName(columns[place], drawn),
      values: rows.map((row) => numberOf(row[place])),
    })),
  };
}

/** The same figure over other days is named by its days. */
function seriesName(column: ResultColumn | undefined, drawn: readonly ResultColumn[]): string {
  const words = (column?.name ?? '').replaceAll('_', ' ');
  const isSame = (other: ResultColumn) => nameOf(other) === nameOf(column) && other.meaning?.during;
  return column?.meaning?.during && drawn.filter(isSame).length > 1
    ? inLocalForm(daySpanWords(column.meaning.during))
    : words;
}

/** Databases and Parley number columns of one name. */
const nameOf = (column: ResultColumn | undefined): string | undefined => column?.name.replace(/_2$/, '');

function sideBySide({ measures }: Chart, columns: readonly ResultColumn[], row: Cells): Drawn {
  const days = measures.map((place) => columns[place]?.meaning?.during);
  return {
    labels: days.map((span, at) =>
      span ? inLocalForm(daySpanWords(span)) : (columns[measures[at] ?? 0]?.name ?? ''),
    ),
    series: [{ name: 'value', values: measures.map((place) => numberOf(row[place])) }],
  };
}

/** A line for each value of one column. Where there is no row, nothing was counted or added up: zero. */
function splitSeries(chart: Chart, columns: readonly ResultColumn[], rows: QueryResult['rows']): Drawn {
  const { label, measures, series = 0 } = chart;
  const place = measures[0] ?? 0;
  const role = columns[place]?.meaning?.role;
  const missing = role === 'count' || role === 'total' ? 0 : null;
  const labels = [...new Set(rows.map((row) => row[label] ?? 'none'))].toSorted();
  const lines = new Map<string, Map<string, number | null>>();
  for (const row of rows) {
    const name = row[series] ?? 'none';
    const values = lines.get(name) ?? new Map<string, number | null>();
    lines.set(name, values.set(row[label] ?? 'none', numberOf(row[place])));
  }
  const toSeries = ([name, values]: [string, Map<string, number | null>]): ChartSeries => ({
    name,
    values: labels.map((step) => (values.has(step) ? (values.get(step) ?? null) : missing)),
  });
  return { labels, series: [...lines].map(toSeries) };
}

function numberOf(text: string | null | undefined): number | null {
  if (text == null || text.trim() === '') return null;
  const value = Number(text);
  return Number.isFinite(value) ? value : null;
}
