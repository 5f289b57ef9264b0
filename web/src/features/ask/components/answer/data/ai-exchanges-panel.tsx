import { isBuiltin } from '@parley/contract/ai/provider-forms';
import type { Execution } from '@parley/contract/ask';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '../../../../../lib/api/error-message.ts';
import { answerExchangesQuery, loggedCall } from '../../../../../lib/exchanges/ai-exchanges-query.ts';
import { useSpacePermission } from '../../../../../lib/session/use-space-permission.ts';
import { SentAndReceivedCalls } from '../../../../../ui/code/sent-and-received-calls.tsx';
import { Notice } from '../../../../../ui/feedback/notice.tsx';
import { Skeleton } from '../../../../../ui/feedback/skeleton.tsx';
import styles from './sql-panel.module.css';

type AiExchangesPanelProps = { execution: Pick<Execution, 'id' | 'provider'> };

/** To the letter what left for a provider for this answer, and what came back. */
export function AiExchangesPanel({ execution }: AiExchangesPanelProps) {
  const [isOpen, setOpen] = useState(false);
  const mayLook = useSpacePermission('look');
  if (!mayLook) return null;
  return (
    <details className={styles.panel} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>What the AI saw</summary>
      {isOpen && (
        <div className={styles.inside}>
          <Exchanges execution={execution} />
        </div>
      )}
    </details>
  );
}

function Exchanges({ execution: { id, provider } }: AiExchangesPanelProps) {
  const { data, error } = useQuery(answerExchangesQuery(id));
  if (error) return <Notice tone="error">{errorMessage(error)}</Notice>;
  if (!data) return <Skeleton height="block" />;
  const { exchanges, leftOut, isKept } = data;
  if (exchanges.length > 0) {
    return (
      <>
        {leftOut > 0 && (
          <p>
            {leftOut === 1 ? 'One earlier call was' : `${leftOut} earlier calls were`} too much to be kept.
          </p>
        )}
        <SentAndReceivedCalls
          calls={exchanges.map(loggedCall)}
          marksMean="stands in for a value that you marked. The value itself did not leave this server."
        />
      </>
    );
  }
  if (isBuiltin(provider)) return <p>Nothing left this server: the built-in engine answered.</p>;
  if (!isKept) return <p>This server does not keep what is sent to AI providers.</p>;
  return <p>Nothing is kept of this answer: no provider was asked for it.</p>;
}
