import type { Reading } from '@parley/contract/ask';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { Answer } from '../model/answer.ts';
import { ReadingChoice } from './reading-choice.tsx';

type OtherReadingsProps = {
  answer: Answer;
  readings: readonly Reading[];
  onChoose: (wording: string) => void;
};

/** What else a question may have meant; in sight at once where the answer is empty. */
export function OtherReadings({ answer, readings, onChoose }: OtherReadingsProps) {
  const [isOpen, setOpen] = useState(false);
  const isEmpty = answer.result?.rows.length === 0;
  if (isOpen || isEmpty) return <ReadingChoice readings={readings} onChoose={onChoose} />;
  return (
    <div>
      <Button size="sm" variant="ghost" onClick={() => setOpen(true)}>
        Not what I meant
      </Button>
    </div>
  );
}
