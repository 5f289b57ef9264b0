import styles from './chart.module.css';
import { type ChartData, labelOf, valueRange, valueText } from './chart-data-types-and-texts.ts';
import { Legend } from './legend.tsx';
import { seriesColour } from './series-colour.ts';

type BarChartProps = { data: ChartData };

/** Lying bars: names of any length can be read beside them. */
export function BarChart({ data }: BarChartProps) {
  const { title, labels, series } = data;
  const [bottom, top] = valueRange(series);
  const share = (value: number) => `${(Math.abs(value) / (top - bottom)) * 100}%`;
  return (
    <div className={styles.chart}>
      <ol className={styles.bars} aria-label={title}>
        {labels.map((_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two names may be alike
          <li key={at} className={styles.bar}>
            <span className={styles.name} title={labelOf(data, at)}>
              {labelOf(data, at)}
            </span>
            <span className={styles.tracks}>
              {series.map(({ name, values }, index) => {
                const value = values[at] ?? null;
                return (
                  <span key={name} className={styles.track}>
                    <span
                      className={`${styles.fill} ${seriesColour(index)}`}
                      style={{
                        width: share(value ?? 0),
                        marginInlineStart: share((value ?? 0) < 0 ? bottom - (value ?? 0) : bottom),
                      }}
                    />
                    <span className={styles.amount}>
                      {value === null ? 'no value' : valueText(value, data)}
                    </span>
                  </span>
                );
              })}
            </span>
          </li>
        ))}
      </ol>
      <Legend names={series.map(({ name }) => name)} />
    </div>
  );
}
