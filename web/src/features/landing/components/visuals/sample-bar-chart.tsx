import styles from './sample-bar-chart.module.css';

type SampleBarChartProps = { title: string; axis: string; bars: readonly { label: string; value: number }[] };

const size = { width: 190, height: 146, top: 18, bottom: 128, bar: 30 } as const;

export function SampleBarChart({ title, axis, bars }: SampleBarChartProps) {
  const most = Math.max(...bars.map((bar) => bar.value));
  const gap = (size.width - bars.length * size.bar) / (bars.length + 1);
  return (
    <svg className={styles.chart} viewBox={`0 0 ${size.width} ${size.height}`} role="img" aria-label={title}>
      {[0.25, 0.5, 0.75, 1].map((share) => {
        const y = size.bottom - share * (size.bottom - size.top);
        return <line key={share} className={styles.grid} x1="8" x2={size.width - 8} y1={y} y2={y} />;
      })}
      {bars.map(({ label, value }, index) => {
        const height = (value / most) * (size.bottom - size.top);
        const x = gap + index * (size.bar + gap);
        return (
          <g key={label}>
            <rect
              className={index === 0 ? styles.first : styles.bar}
              x={x}
              y={size.bottom - height}
              width={size.bar}
              height={height}
              rx="3"
            />
            <text className={styles.label} x={x + size.bar / 2} y={size.bottom - height - 5}>
              {Math.round(value).toLocaleString('en-US')}
            </text>
          </g>
        );
      })}
      <line className={styles.axis} x1="8" x2={size.width - 8} y1={size.bottom} y2={size.bottom} />
      <text className={styles.label} x={size.width / 2} y={size.height - 4}>
        {axis}
      </text>
    </svg>
  );
}
