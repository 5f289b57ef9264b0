import type { ScaleLinear } from 'd3-scale';
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import styles from './chart.module.css';
import { numberText } from './chart-data-types-and-texts.ts';

export const plotHeight = 260;
export const margin = { top: 12, right: 12, bottom: 28, left: 52 } as const;

type PlotProps = {
  width: number;
  title: string;
  y: ScaleLinear<number, number>;
  /** Stands behind the numbers of the axis. */
  unit?: string;
  /** Where ticks stand along the axis, and what they say. */
  ticks: readonly { at: number; text: string }[];
  /** Called with a place in the picture, or with a step by an arrow key. */
  onPoint: (at: { x: number; y: number } | null) => void;
  onStep: (by: 1 | -1) => void;
  children: ReactNode;
};

/** Axes and grid; whoever draws in it gets told where the pointer is. */
export function Plot({ width, title, y, unit = '', ticks, onPoint, onStep, children }: PlotProps) {
  const point = (event: PointerEvent<SVGSVGElement>) => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    onPoint({ x: event.clientX - left, y: event.clientY - top });
  };
  const step = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    onStep(event.key === 'ArrowRight' ? 1 : -1);
  };
  return (
    <svg
      className={styles.plot}
      width={width}
      height={plotHeight}
      role="img"
      aria-label={`${title}. Use the left and right arrow keys to read its values.`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: its values are read with the arrow keys
      tabIndex={0}
      onPointerMove={point}
      onPointerLeave={() => onPoint(null)}
      onBlur={() => onPoint(null)}
      onKeyDown={step}
    >
      {y.ticks(5).map((value) => (
        <g key={value} transform={`translate(0 ${y(value)})`}>
          <line className={styles.grid} x1={margin.left} x2={width - margin.right} />
          <text className={styles.tick} x={margin.left - 8} dy="0.32em" textAnchor="end">
            {`${numberText.short(value)}${unit}`}
          </text>
        </g>
      ))}
      {ticks.map(({ at, text }) => (
        <text
          key={at}
          className={styles.tick}
          x={at}
          y={plotHeight - 8}
          // The last one would run out of the picture.
          textAnchor={at > width - 40 ? 'end' : 'middle'}
          dx={at > width - 40 ? margin.right : 0}
        >
          {text}
        </text>
      ))}
      {children}
    </svg>
  );
}
