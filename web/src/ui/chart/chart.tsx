import { BarChart } from './bar-chart.tsx';
import { type ChartData, timesOf } from './chart-data-types-and-texts.ts';
import { PercentBarChart } from './percent-bar-chart.tsx';
import { ScatterChart } from './scatter-chart.tsx';
import { TimeChart } from './time-chart.tsx';

export type ChartKind = 'line' | 'bar' | 'share' | 'scatter';

type ChartProps = { kind: ChartKind; data: ChartData };

export function Chart({ kind, data }: ChartProps) {
  if (kind === 'share') return <PercentBarChart data={data} />;
  if (kind === 'scatter') return <ScatterChart data={data} />;
  if (kind === 'bar' && !data.isScale && !timesOf(data.labels)) return <BarChart data={data} />;
  return <TimeChart data={data} kind={kind} />;
}
