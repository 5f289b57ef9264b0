import type { ReactNode } from 'react';
import styles from './progress-bar.module.css';

type ProgressBarProps = { label: string; value: number; max: number; children?: ReactNode };

export function ProgressBar({ label, value, max, children }: ProgressBarProps) {
  const done = max > 0 ? value / max : 0;
  return (
    <div className={styles.field}>
      <div className={styles.words}>
        <span role="status">{children}</span>
        <span className={styles.share}>{Math.round(done * 100)} %</span>
      </div>
      <progress className={styles.progress} aria-label={label} max={1} value={done} />
    </div>
  );
}
