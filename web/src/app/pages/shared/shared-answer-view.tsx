import type { PublicAnswer } from '@parley/contract/spaces/shared-answers';
import type { ReactNode } from 'react';
import { AnswerExplanation } from '../../../features/ask/components/answer/answer-explanation.tsx';
import { ResultPanel } from '../../../features/ask/components/answer/data/result-panel.tsx';
import { beginAnswer } from '../../../features/ask/model/answer-state.ts';
import { errorMessage } from '../../../lib/api/error-message.ts';
import { parameterLabel } from '../../../lib/results/parameter-label.ts';
import { ButtonLink } from '../../../ui/actions/button.tsx';
import { Timestamp } from '../../../ui/data/timestamp.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { countText } from '../../../ui/locale-format.ts';
import styles from './shared-answer-view.module.css';

type SharedAnswerViewProps = {
  answer: PublicAnswer;
  /** Who shared it, and until when. */
  facts: ReactNode;
  children?: ReactNode;
};

/** An answer as somebody saw it: to be read, not to be run. */
export function SharedAnswerView({ answer, facts, children }: SharedAnswerViewProps) {
  const { question, toolName, reading, values, result, rowCount, chart, prose, isMasked, answeredAt } =
    answer;
  const shown = { ...beginAnswer(question), phase: 'done' as const, steps: [], result, chart, prose };
  const words = reading ?? (toolName === question ? null : toolName);
  const understood = words && words.charAt(0).toUpperCase() + words.slice(1);
  return (
    <article className={styles.answer} aria-label="Shared answer">
      <PageHeader title={question} {...(understood && { description: understood })} />
      <p className={styles.facts}>
        Answered <Timestamp at={answeredAt} />. {facts}
      </p>
      {values.length > 0 && (
        <ul className={styles.values} aria-label="Values">
          {values.map(({ name, value }) => (
            <li key={name} className={styles.value}>
              <span className={styles.label}>{parameterLabel(name)}</span> {value}
            </li>
          ))}
        </ul>
      )}
      {isMasked && (
        <Notice tone="info">
          Some values are personal or secret: words such as person_kqzhvtab stand in their place.
        </Notice>
      )}
      {prose.length > 0 && <AnswerExplanation prose={prose} />}
      {result.rows.length < rowCount && (
        <p className={styles.facts}>
          The first {countText(result.rows.length)} of {countText(rowCount)} rows.
        </p>
      )}
      <ResultPanel answer={shown} result={result} stale={false} isRaw={false} />
      {children}
    </article>
  );
}

/** While it comes, and in its place when it is not there. */
export function NoSharedAnswer({ error }: { error: unknown }) {
  return (
    <div className={styles.answer}>
      <PageHeader title="Shared answer" />
      {error ? (
        <Notice tone="error" action={<ButtonLink to="/">Go to the start page</ButtonLink>}>
          {errorMessage(error)}
        </Notice>
      ) : (
        <Skeleton height="block" width="full" />
      )}
    </div>
  );
}
