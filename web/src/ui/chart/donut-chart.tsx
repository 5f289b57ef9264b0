import { arc, type PieArcDatum, pie } from 'd3-shape';
import styles from './chart.module.css';
import { type ChartData, numberText } from './chart-data.ts';
import { seriesColour } from './series-colour.ts';

const size = 220;

type DonutChartProps = { data: ChartData };

export function DonutChart({ data: { title, labels, series } }: DonutChartProps) {
  const values = labels.map((_, index) => series[0]?.values[index] ?? 0);
  const total = values.reduce((sum, value) => sum + value, 0);
  const slices = pie<number>().sort(null)(values);
  const path = arc<PieArcDatum<number>>()
    .innerRadius(size * 0.32)
    .outerRadius(size * 0.48)
    .padAngle(0.012)
    .cornerRadius(2);
  return (
    <div className={styles.donut}>
      <svg
        width={size}
        height={size}
        viewBox={`${-size / 2} ${-size / 2} ${size} ${size}`}
        role="img"
        aria-label={title}
      >
        {slices.map((slice) => (
          <path
            key={slice.index}
            className={`${styles.slice} ${seriesColour(slice.index)}`}
            d={path(slice) ?? ''}
          />
        ))}
        <text className={styles.total} textAnchor="middle" dy="0.1em">
          {numberText.short(total)}
        </text>
        <text className={styles.tick} textAnchor="middle" dy="1.8em">
          in all
        </text>
      </svg>
      <ul className={styles.shares}>
        {labels.map((label, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two names may be alike
          <li key={index}>
            <span className={`${styles.swatch} ${seriesColour(index)}`} aria-hidden="true" />
            <span className={styles.name}>{label}</span>
            <span className={styles.amount}>
              {numberText.whole(values[index] ?? 0)} ·{' '}
              {numberText.percent((values[index] ?? 0) / (total || 1))}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
