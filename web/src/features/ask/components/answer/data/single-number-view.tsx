import type { FigureChange, SingleNumberAnswer } from '../../../model/single-number-answer.ts';
import styles from './single-number-view.module.css';

type SingleNumberViewProps = { figure: SingleNumberAnswer };

/** A number alone, large, with what it was before. */
export function SingleNumberView({ figure: { value, label, change } }: SingleNumberViewProps) {
  return (
    <div className={styles.figure}>
      <p className={styles.value}>
        <strong>{value}</strong> {label}
      </p>
      {change && (
        <p className={styles.change}>
          {change.way !== 'same' && <span aria-hidden="true">{change.way === 'up' ? '▲' : '▼'} </span>}
          <strong>{changeWords(change)}</strong> {change.before}
        </p>
      )}
    </div>
  );
}

/** No colour says whether more is better: that depends on what is counted. */
function changeWords({ way, size }: FigureChange): string {
  if (way === 'same') return 'The same as';
  return `${way === 'up' ? 'Up' : 'Down'} ${size} against`;
}
