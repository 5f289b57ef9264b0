import type { FigureChange, SingleFigure } from '../../../model/single-figure.ts';
import styles from './answer-figure.module.css';

type AnswerFigureProps = { figure: SingleFigure };

/** A number alone, large, with what it was before. */
export function AnswerFigure({ figure: { value, label, change } }: AnswerFigureProps) {
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
