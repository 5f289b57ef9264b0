import type { FigureChange, SingleFigure } from '../model/single-figure.ts';
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
          <span data-way={change.way}>{changeWords(change)}</span> {change.way === 'same' ? 'as' : 'against'}{' '}
          {change.before}
        </p>
      )}
    </div>
  );
}

/** No colour says whether more is better: that depends on what is counted. */
function changeWords({ way, size }: FigureChange): string {
  if (way === 'same') return 'The same';
  return way === 'up' ? `▲ ${size} more` : `▼ ${size} less`;
}
