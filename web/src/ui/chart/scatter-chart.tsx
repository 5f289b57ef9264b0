import { scaleLinear } from 'd3-scale';
import { useState } from 'react';
import styles from './chart.module.css';
import { type ChartData, numberText, valueRange } from './chart-data-types-and-texts.ts';
import { ChartTooltip } from './chart-tooltip.tsx';
import { margin, Plot, plotHeight } from './plot-axes-and-grid.tsx';
import { seriesColour } from './series-colour.ts';
import { useElementWidth } from './use-element-width.ts';

type ScatterChartProps = { data: ChartData };

export function ScatterChart({ data: { title, labels, labelName, series } }: ScatterChartProps) {
  const [box, width] = useElementWidth<HTMLDivElement>();
  const [active, setActive] = useState<number | null>(null);
  const [first] = series;
  const across = labels.map(Number);
  const x = scaleLinear()
    .domain([Math.min(0, ...across), Math.max(...across)])
    .nice(5)
    .range([margin.left + 6, width - margin.right - 6]);
  const y = scaleLinear()
    .domain(valueRange(series))
    .nice(5)
    .range([plotHeight - margin.bottom, margin.top]);
  const points = across.flatMap((value, index) => {
    const height = first?.values[index];
    return height == null || Number.isNaN(value) ? [] : [{ index, x: x(value), y: y(height) }];
  });
  const nearest = (at: { x: number; y: number }) =>
    points.reduce((best, point) => (away(point, at) < away(best, at) ? point : best), points[0] ?? null)
      ?.index ?? null;
  const shown = points.find(({ index }) => index === active);
  return (
    <div ref={box} className={styles.chart}>
      {width > 0 && (
        <Plot
          width={width}
          title={title}
          y={y}
          ticks={x.ticks(6).map((value) => ({ at: x(value), text: numberText.short(value) }))}
          onPoint={(at) => setActive(at && nearest(at))}
          onStep={(by) => setActive((now) => Math.min(labels.length - 1, Math.max(0, (now ?? -1) + by)))}
        >
          <g className={seriesColour(0)}>
            {points.map((point) => (
              <circle
                key={point.index}
                className={styles.point}
                data-active={point.index === active}
                r={point.index === active ? 6 : 4}
                cx={point.x}
                cy={point.y}
              />
            ))}
          </g>
        </Plot>
      )}
      {shown && (
        <ChartTooltip at={shown.x} width={width}>
          <span>
            {labelName}: {numberText.whole(across[shown.index] ?? 0)}
          </span>
          <span>
            {first?.name}: {numberText.whole(first?.values[shown.index] ?? 0)}
          </span>
        </ChartTooltip>
      )}
      <p className={styles.axes}>
        {first?.name} by {labelName}
      </p>
    </div>
  );
}

function away(point: { x: number; y: number } | null, at: { x: number; y: number }): number {
  return point ? Math.hypot(point.x - at.x, point.y - at.y) : Number.POSITIVE_INFINITY;
}
