import type { UsageDay } from '@parley/contract/operator/operator-api';
import { lazy, Suspense } from 'react';
import { DataTable } from '../../../ui/data/data-table.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { countText, dateIn, dollarText } from '../../../ui/locale-format.ts';
import { useUsage } from '../requests/operator-queries.ts';
import { LoadThenShow } from './load-then-show.tsx';
import styles from './operator.module.css';

const Chart = lazy(async () => ({ default: (await import('../../../ui/chart/chart.tsx')).Chart }));

export function UsageView() {
  return (
    <LoadThenShow query={useUsage()} what="usage">
      {({ days }) => (
        <div className={styles.stack}>
          <Totals days={days} />
          <Card as="section" className={styles.card}>
            <h2 className={styles.heading}>Questions and runs by day</h2>
            <Suspense fallback={<Skeleton height="block" />}>
              <Chart kind="bar" data={chartOf(days)} />
            </Suspense>
          </Card>
          <DataTable caption="Usage by day" columns={columns} rows={days.toReversed().map(rowOf)} />
        </div>
      )}
    </LoadThenShow>
  );
}

const sum = (days: readonly UsageDay[], of: (day: UsageDay) => number) =>
  days.reduce((total, day) => total + of(day), 0);

function Totals({ days }: { days: readonly UsageDay[] }) {
  const figures = [
    ['Questions', countText(sum(days, ({ questions }) => questions))],
    ['Other runs', countText(sum(days, ({ runs }) => runs))],
    ['Failed', countText(sum(days, ({ failed }) => failed))],
    ['Most people in a day', countText(Math.max(...days.map(({ people }) => people)))],
    ['Provider cost', dollarText(sum(days, ({ cost }) => cost))],
  ] as const;
  return (
    <dl className={styles.figures} aria-label={`The last ${days.length} days`}>
      {figures.map(([label, value]) => (
        <div key={label} className={styles.figure}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function chartOf(days: readonly UsageDay[]) {
  return {
    title: 'Questions and other runs by day',
    labelName: 'Day',
    labels: days.map(({ day }) => day),
    series: [
      { name: 'Questions', values: days.map(({ questions }) => questions) },
      { name: 'Other runs', values: days.map(({ runs }) => runs) },
    ],
  };
}

const columns = [
  { key: 'day', label: 'Day (UTC)' },
  ...[
    ['people', 'People'],
    ['questions', 'Questions'],
    ['runs', 'Other runs'],
    ['failed', 'Failed'],
    ['tokens', 'Tokens'],
    ['cost', 'Cost'],
  ].map(([key = '', label = '']) => ({ key, label, align: 'end' as const })),
];

function rowOf(day: UsageDay) {
  const date = new Date(`${day.day}T00:00:00Z`);
  return {
    day: dateIn(date, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }),
    people: figure(day.people, countText),
    questions: figure(day.questions, countText),
    runs: figure(day.runs, countText),
    failed: figure(day.failed, countText),
    tokens: figure(day.inputTokens + day.outputTokens, countText),
    cost: figure(day.cost, dollarText),
  };
}

/** Days without anything step back behind the others. */
function figure(value: number, text: (value: number) => string) {
  return value === 0 ? <span className={styles.faint}>{text(0)}</span> : text(value);
}
