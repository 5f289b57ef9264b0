import type { ReactNode } from 'react';
import styles from './chart.module.css';

const half = 90;

type ChartTooltipProps = { at: number; width: number; children: ReactNode };

/** Says what is under the pointer, also to those who step through it by keyboard. */
export function ChartTooltip({ at, width, children }: ChartTooltipProps) {
  const left = Math.min(Math.max(half, at), Math.max(half, width - half));
  return (
    <div className={styles.tip} style={{ left }} role="status">
      {children}
    </div>
  );
}
