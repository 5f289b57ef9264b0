import type { Chart } from '@parley/contract/ask';
import type { QueryResult } from '@parley/contract/query';
import type { ChartData } from '../../../ui/chart/chart-data.ts';

/** The columns that the server chose, as numbers to draw. */
export function chartData(
  title: string,
  { label, measures }: Chart,
  { columns, rows }: QueryResult,
): ChartData {
  return {
    title,
    labelName: columns[label]?.name ?? '',
    labels: rows.map((row) => row[label] ?? 'none'),
    series: measures.map((place) => ({
      name: (columns[place]?.name ?? '').replaceAll('_', ' '),
      values: rows.map((row) => numberOf(row[place])),
    })),
  };
}

function numberOf(text: string | null | undefined): number | null {
  if (text == null || text.trim() === '') return null;
  const value = Number(text);
  return Number.isFinite(value) ? value : null;
}
