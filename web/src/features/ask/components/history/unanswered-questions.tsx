import type { UnansweredQuestion } from '@parley/contract/ask';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { errorMessage } from '../../../../lib/api/error-message.ts';
import { Badge } from '../../../../ui/data/badge.tsx';
import { LoadFailure } from '../../../../ui/feedback/load-failure.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { unansweredId, unansweredQuery } from '../../requests/unanswered-question-requests.ts';
import styles from './unanswered-questions.module.css';
import { UnansweredRow } from './unanswered-row.tsx';

type UnansweredQuestionsProps = {
  /** Drafts a tool for one of them; `onDiscard` puts it back. */
  makeTool: (question: UnansweredQuestion, onDiscard: () => void) => ReactNode;
  /** Whether to say that there are none. */
  showEmpty: boolean;
};

/** What was asked and no tool could answer: what a next tool might be for. */
export function UnansweredQuestions({ makeTool, showEmpty }: UnansweredQuestionsProps) {
  const { data, error, isPending, isFetching, refetch } = useQuery(unansweredQuery);
  const heading = useId();
  const questions = data?.questions ?? [];
  if (questions.length === 0 && !showEmpty) return null;
  return (
    <section id={unansweredId} className={styles.unanswered} aria-labelledby={heading}>
      <header className={styles.head}>
        <h2 id={heading}>Questions no tool could answer</h2>
        {questions.length > 0 && <Badge>{questions.length}</Badge>}
      </header>
      {isPending && <Skeleton height="block" />}
      {error && !data && (
        <LoadFailure
          title="The questions could not be loaded."
          reason={errorMessage(error)}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && questions.length === 0 && (
        <p className={styles.none}>
          None. A question that fits no tool is kept here, so that you can make one for it.
        </p>
      )}
      {questions.length > 0 && (
        <ul className={styles.list} aria-labelledby={heading}>
          {questions.map((question) => (
            <UnansweredRow key={question.id} question={question} makeTool={makeTool} />
          ))}
        </ul>
      )}
    </section>
  );
}
