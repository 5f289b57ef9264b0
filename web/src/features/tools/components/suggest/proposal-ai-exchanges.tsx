import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '../../../../lib/api/error-message.ts';
import { loggedCall, proposalExchangesQuery } from '../../../../lib/exchanges/ai-exchanges-query.ts';
import { SentAndReceivedCalls } from '../../../../ui/code/sent-and-received-calls.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import styles from './dropped-suggestions-note.module.css';

type ProposalAiExchangesProps = { connectionId: string };

/** To the letter what left for a provider to make these proposals, and what came back. */
export function ProposalAiExchanges({ connectionId }: ProposalAiExchangesProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.note} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>What the AI saw</summary>
      {isOpen && (
        <div className={styles.inside}>
          <Exchanges connectionId={connectionId} />
        </div>
      )}
    </details>
  );
}

function Exchanges({ connectionId }: ProposalAiExchangesProps) {
  const { data, error } = useQuery(proposalExchangesQuery(connectionId));
  if (error) return <Notice tone="error">{errorMessage(error)}</Notice>;
  if (!data) return <Skeleton height="block" />;
  if (data.exchanges.length > 0) {
    return (
      <SentAndReceivedCalls
        calls={data.exchanges.map(loggedCall)}
        marksMean="stands in for a value that you marked. The value itself did not leave this server."
      />
    );
  }
  return (
    <p>
      {data.isKept
        ? 'Nothing left this server: the built-in engine made these proposals.'
        : 'This server does not keep what is sent to AI providers.'}
    </p>
  );
}
