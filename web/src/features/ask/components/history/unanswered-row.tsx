import type { UnansweredQuestion } from '@parley/contract/ask';
import { type ReactNode, useState } from 'react';
import { errorMessage } from '../../../../lib/api/error-message.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { askedCountText } from '../../model/texts/asked-count-text.ts';
import { useDismiss } from '../../requests/unanswered-question-requests.ts';
import styles from './unanswered-questions.module.css';

type UnansweredRowProps = {
  question: UnansweredQuestion;
  makeTool: (question: UnansweredQuestion, onDiscard: () => void) => ReactNode;
};

export function UnansweredRow({ question, makeTool }: UnansweredRowProps) {
  const [making, setMaking] = useState(false);
  const dismiss = useDismiss();
  const isGone = question.connectionId === null;
  return (
    <li className={styles.row}>
      <div className={styles.line}>
        <div className={styles.words}>
          <p className={styles.question}>{question.question}</p>
          <p className={styles.detail}>{askedCountText(question)}</p>
        </div>
        <div className={styles.buttons}>
          {!making && !isGone && (
            <Button size="sm" onClick={() => setMaking(true)}>
              Make a tool for this question
            </Button>
          )}
          <Button
            size="sm"
            variant="ghost"
            aria-label={`Dismiss ${question.question}`}
            busy={dismiss.isPending}
            onClick={() => dismiss.mutate(question.id)}
          >
            Dismiss
          </Button>
        </div>
      </div>
      {making && makeTool(question, () => setMaking(false))}
      {dismiss.error && <Notice tone="error">{errorMessage(dismiss.error)}</Notice>}
    </li>
  );
}
