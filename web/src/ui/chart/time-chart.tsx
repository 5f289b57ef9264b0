import { scaleLinear } from 'd3-scale';
import { area, line } from 'd3-shape';
import { useState } from 'react';
import styles from './chart.module.css';
import { type ChartData, labelOf, timesOf, valueRange, valueText } from './chart-data-types-and-texts.ts';
import { ChartTooltip } from './chart-tooltip.tsx';
import { Legend } from './legend.tsx';
import { margin, Plot, plotHeight } from './plot-axes-and-grid.tsx';
import { seriesColour } from './series-colour.ts';
import { useElementWidth } from './use-element-width.ts';

const tickWidth = 96;
const widestColumn = 36;

type TimeChartProps = { data: ChartData; kind: 'line' | 'bar' };

export function TimeChart({ data, kind }: TimeChartProps) {
  const { labels, series, title } = data;
  const [box, width] = useElementWidth<HTMLDivElement>();
  const [active, setActive] = useState<number | null>(null);
  const times = timesOf(labels) ?? labels.map((_, index) => index);
  const inner = Math.max(0, width - margin.left - margin.right);
  const slot = inner / Math.max(1, labels.length);
  const pad = kind === 'bar' ? slot / 2 : 6;
  const x = scaleLinear()
    .domain([Math.min(...times), Math.max(...times)])
    .range([margin.left + pad, width - margin.right - pad]);
  const y = scaleLinear()
    .domain(valueRange(series))
    .nice(5)
    .range([plotHeight - margin.bottom, margin.top]);
  const places = times.map((time) => x(time));
  const every = Math.max(1, Math.ceil(labels.length / Math.max(1, Math.floor(inner / tickWidth))));
  const ticks = labels.flatMap((_, index) =>
    index % every === 0 ? [{ at: places[index] ?? 0, text: labelOf(data, index) }] : [],
  );
  const nearest = (at: number) =>
    places.reduce(
      (best, place, index) => (Math.abs(place - at) < Math.abs((places[best] ?? 0) - at) ? index : best),
      0,
    );
  const column = Math.min(widestColumn, slot * 0.8) / series.length;
  return (
    <div ref={box} className={styles.chart}>
      {width > 0 && (
        <Plot
          width={width}
          title={title}
          y={y}
          unit={data.unit ?? ''}
          ticks={ticks}
          onPoint={(at) => setActive(at && nearest(at.x))}
          onStep={(by) =>
            setActive((now) =>
              Math.min(labels.length - 1, Math.max(0, (now ?? (by > 0 ? -1 : labels.length)) + by)),
            )
          }
        >
          {active !== null && (
            <line
              className={styles.cursor}
              x1={places[active]}
              x2={places[active]}
              y1={margin.top}
              y2={plotHeight - margin.bottom}
            />
          )}
          {series.map(({ name, values }, index) =>
            kind === 'bar' ? (
              <Columns key={name} {...{ labels, values, places, y, index, column }} of={series.length} />
            ) : (
              <Line key={name} {...{ values, places, y, index, active }} isFilled={series.length === 1} />
            ),
          )}
        </Plot>
      )}
      {active !== null && (
        <ChartTooltip at={places[active] ?? 0} width={width}>
          <strong>{labelOf(data, active)}</strong>
          {series.map(({ name, values }) => (
            <span key={name}>
              {name}: {values[active] == null ? 'no value' : valueText(values[active], data)}
            </span>
          ))}
        </ChartTooltip>
      )}
      <Legend names={series.map(({ name }) => name)} />
    </div>
  );
}

type Values = readonly (number | null)[];
type Scale = (value: number) => number;
type SeriesProps = { values: Values; places: readonly number[]; y: Scale; index: number };
type ColumnsProps = SeriesProps & { labels: readonly string[]; column: number; of: number };

/** The columns of one series; those of the others stand beside them. */
function Columns({ labels, values, places, y, index, column, of }: ColumnsProps) {
  return (
    <g className={seriesColour(index)}>
      {values.map((value, at) => (
        <rect
          key={labels[at]}
          className={styles.column}
          x={(places[at] ?? 0) - (column * of) / 2 + index * column}
          width={column}
          y={Math.min(y(0), y(value ?? 0))}
          height={Math.abs(y(value ?? 0) - y(0))}
        />
      ))}
    </g>
  );
}

type LineProps = SeriesProps & { active: number | null; isFilled: boolean };

function Line({ values, places, y, index, active, isFilled }: LineProps) {
  return (
    <g className={seriesColour(index)}>
      {isFilled && <path className={styles.area} d={areaPath(values, places, y) ?? ''} />}
      <path className={styles.line} d={linePath(values, places, y) ?? ''} />
      {active !== null && values[active] != null && (
        <circle className={styles.dot} r={4} cx={places[active]} cy={y(values[active])} />
      )}
    </g>
  );
}

/** A missing value leaves a gap: a line across it would claim what nobody measured. */
function linePath(values: Values, places: readonly number[], y: Scale): string | null {
  return line<number | null>()
    .defined((value) => value !== null)
    .x((_, index) => places[index] ?? 0)
    .y((value) => y(value ?? 0))([...values]);
}

function areaPath(values: Values, places: readonly number[], y: Scale): string | null {
  return area<number | null>()
    .defined((value) => value !== null)
    .x((_, index) => places[index] ?? 0)
    .y0(y(0))
    .y1((value) => y(value ?? 0))([...values]);
}
