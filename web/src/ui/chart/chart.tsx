import { BarChart } from './bar-chart.tsx';
import { type ChartData, timesOf } from './chart-data.ts';
import { DonutChart } from './donut-chart.tsx';
import { ScatterChart } from './scatter-chart.tsx';
import { TimeChart } from './time-chart.tsx';

export type ChartKind = 'line' | 'bar' | 'donut' | 'scatter';

type ChartProps = { kind: ChartKind; data: ChartData };

export function Chart({ kind, data }: ChartProps) {
  if (kind === 'donut') return <DonutChart data={data} />;
  if (kind === 'scatter') return <ScatterChart data={data} />;
  if (kind === 'bar' && !timesOf(data.labels)) return <BarChart data={data} />;
  return <TimeChart data={data} kind={kind} />;
}
