import type { Reading } from '@parley/contract/ask';
import { NavArrowRight } from 'iconoir-react';
import styles from './question-interpretation-choice.module.css';
import { previewText } from './reading-preview-text.ts';

type ReadingOptionProps = { reading: Reading; onChoose: () => void };

/** A meaning in words, and what it gives where that is known already. */
export function ReadingOption({ reading, onChoose }: ReadingOptionProps) {
  const gives = previewText(reading);
  return (
    <button type="button" className={styles.option} onClick={onChoose}>
      <span className={styles.meaning}>
        <span className={styles.wording}>{reading.wording}</span>
        {gives && <span className={styles.gives}>{gives}</span>}
      </span>
      <NavArrowRight className={styles.arrow} width={16} height={16} aria-hidden="true" />
    </button>
  );
}
