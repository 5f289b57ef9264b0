import type { Reading } from '@parley/contract/ask';
import { NavArrowRight } from 'iconoir-react';
import styles from './reading-choice.module.css';

type ReadingChoiceProps = {
  readings: readonly Reading[];
  onChoose: (wording: string) => void;
};

/** A question that can mean several things: the person says which. */
export function ReadingChoice({ readings, onChoose }: ReadingChoiceProps) {
  return (
    <div className={styles.choice}>
      <h3 className={styles.heading}>Did you mean …</h3>
      <ul className={styles.readings}>
        {readings.map(({ wording, isEmpty }) => (
          <li key={wording}>
            <button type="button" className={styles.reading} onClick={() => onChoose(wording)}>
              <span className={styles.wording}>{wording}</span>
              {isEmpty && <span className={styles.empty}>finds nothing</span>}
              <NavArrowRight className={styles.arrow} width={16} height={16} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.hint}>None of these? Please rephrase your question.</p>
    </div>
  );
}
