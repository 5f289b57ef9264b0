import type { ChartKind, Chart as ChartPlan } from '@parley/contract/ask';
import type { QueryResult } from '@parley/contract/query-result';
import { lazy, Suspense } from 'react';
import type { Answer } from '../../../model/answer-state.ts';
import { chartData } from '../../../model/result-chart-data.ts';
import styles from './result-panel.module.css';

const Chart = lazy(async () => ({ default: (await import('../../../../../ui/chart/chart.tsx')).Chart }));

type AnswerChartProps = { answer: Answer; kind: ChartKind; chart: ChartPlan; result: QueryResult };

export function AnswerChart({ answer, kind, chart, result }: AnswerChartProps) {
  const name = answer.tool?.name ?? answer.question;
  return (
    <Suspense fallback={<div className={styles.space} />}>
      <Chart kind={kind} data={chartData(name, chart, result)} />
    </Suspense>
  );
}
