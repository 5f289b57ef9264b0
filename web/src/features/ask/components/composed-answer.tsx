import type { ParameterValue } from '@parley/contract/parameters';
import type { ReactNode } from 'react';
import type { Answer } from '../model/answer.ts';
import { understoodAs } from '../model/understood.ts';
import { ChipBar } from './chip-bar.tsx';
import styles from './composed-answer.module.css';

type ComposedAnswerProps = {
  answer: Answer;
  reading: string;
  onChange: (values: Record<string, ParameterValue>) => void;
  /** Saves the statement as a tool; whoever holds tools brings it. */
  keepTool: ReactNode;
};

/** What was understood, where a statement of its own answers and no tool. */
export function ComposedAnswer({ answer, reading, onChange, keepTool }: ComposedAnswerProps) {
  const { chips, missing, phase } = answer;
  return (
    <div className={styles.composed}>
      <div className={styles.words}>
        <p className={styles.label}>Understood as · Composed for this question</p>
        <p className={styles.wording}>{understoodAs(reading, chips)}</p>
      </div>
      <div className={styles.chips}>
        <ChipBar chips={chips} missing={missing} busy={phase === 'working'} onChange={onChange} />
      </div>
      {keepTool && <div className={styles.keep}>{keepTool}</div>}
    </div>
  );
}
