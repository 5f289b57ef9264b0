import styles from './chart.module.css';
import { type ChartData, labelOf, numberText, valueText } from './chart-data-types-and-texts.ts';
import { seriesColour } from './series-colour.ts';

type PercentBarChartProps = { data: ChartData };

/** One bar of 100 %: the parts of a whole lie in it as they add up. */
export function PercentBarChart({ data }: PercentBarChartProps) {
  const { title, labels, series, unit } = data;
  const values = labels.map((_, index) => series[0]?.values[index] ?? 0);
  const total = values.reduce((sum, value) => sum + value, 0);
  const shareOf = (index: number) => (values[index] ?? 0) / (total || 1);
  return (
    <div className={styles.chart}>
      <div className={styles.whole} role="img" aria-label={title}>
        {labels.map((_, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: two names may be alike
            key={index}
            className={`${styles.part} ${seriesColour(index)}`}
            style={{ flexGrow: shareOf(index) }}
          />
        ))}
      </div>
      <ul className={styles.shares}>
        {labels.map((_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two names may be alike
          <li key={index}>
            <span className={`${styles.swatch} ${seriesColour(index)}`} aria-hidden="true" />
            <span className={styles.name}>{labelOf(data, index)}</span>
            <span className={styles.amount}>
              {unit === '' && `${valueText(values[index] ?? 0, data)} · `}
              {numberText.percent(shareOf(index))}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
