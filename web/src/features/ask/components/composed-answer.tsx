import type { ParameterValue } from '@parley/contract/parameters';
import { type ReactNode, useState } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import type { Answer } from '../model/answer.ts';
import { understoodAs } from '../model/understood.ts';
import { ChipBar } from './chip-bar.tsx';
import styles from './composed-answer.module.css';
import { ReadingChoice } from './reading-choice.tsx';

type ComposedAnswerProps = {
  answer: Answer;
  reading: string;
  onChange: (values: Record<string, ParameterValue>) => void;
  /** Takes another meaning of the question. */
  onReading: (wording: string) => void;
  /** Saves the statement as a tool; whoever holds tools brings it. */
  keepTool: ReactNode;
};

/** What was understood, where a statement of its own answers and no tool; and what else the question may have meant. */
export function ComposedAnswer({ answer, reading, onChange, onReading, keepTool }: ComposedAnswerProps) {
  const { chips, missing, phase, readings, result } = answer;
  const [askedFor, setAskedFor] = useState<string | null>(null);
  const busy = phase === 'working';
  // An empty answer is the first sign that something else was meant.
  const isOpen = askedFor === reading || result?.rows.length === 0;
  const others = busy ? null : readings;
  return (
    <div className={styles.composed}>
      <div className={styles.words}>
        <p className={styles.label}>
          Understood as <Badge>New tool, not saved</Badge>
        </p>
        <p className={styles.wording}>{understoodAs(reading, chips)}</p>
      </div>
      <div className={styles.chips}>
        <ChipBar chips={chips} missing={missing} busy={busy} onChange={onChange} />
      </div>
      {(keepTool || others) && (
        <div className={styles.actions}>
          {others && !isOpen && (
            <Button size="sm" variant="ghost" onClick={() => setAskedFor(reading)}>
              Not what I meant
            </Button>
          )}
          {keepTool}
        </div>
      )}
      {others && isOpen && (
        <div className={styles.others}>
          <ReadingChoice readings={others} onChoose={onReading} />
        </div>
      )}
    </div>
  );
}
