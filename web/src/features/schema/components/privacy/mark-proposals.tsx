import type { MarkChange, MarkProposal } from '@parley/contract/database-schema';
import { errorMessage } from '../../../../lib/api/error-message.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Badge } from '../../../../ui/data/badge.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { categoryWords, placeKey } from '../../model/column-mark-text.ts';
import { useMarkProposals } from '../../requests/use-column-privacy-marks.ts';
import styles from './privacy.module.css';

type MarkProposalsProps = { connectionId: string; busy: boolean; onSave: (changes: MarkChange[]) => void };

/** Columns that look personal or secret, each with the reason; nothing is marked until somebody says so. */
export function MarkProposals({ connectionId, busy, onSave }: MarkProposalsProps) {
  const { data, error, isLoading } = useMarkProposals(connectionId);
  if (error) return <Notice tone="warning">No columns could be proposed: {errorMessage(error)}</Notice>;
  if (isLoading) {
    return (
      <div role="status">
        <p className={styles.count}>Looking at names and values...</p>
        <Skeleton />
      </div>
    );
  }
  const proposals = data?.proposals ?? [];
  if (proposals.length === 0) return null;
  return (
    <section className={styles.section} aria-label="Proposed columns">
      <div className={styles.bar}>
        <h3 className={styles.heading}>
          {proposals.length === 1
            ? '1 column looks personal or secret'
            : `${proposals.length} columns look personal or secret`}
        </h3>
        <Button size="sm" variant="primary" busy={busy} onClick={() => onSave(proposals.map(accepted))}>
          Mark all
        </Button>
      </div>
      <ul className={styles.list}>
        {proposals.map((proposal) => (
          <Proposed key={placeKey(proposal)} proposal={proposal} busy={busy} onSave={onSave} />
        ))}
      </ul>
    </section>
  );
}

type ProposedProps = { proposal: MarkProposal; busy: boolean; onSave: (changes: MarkChange[]) => void };

function Proposed({ proposal, busy, onSave }: ProposedProps) {
  const { table, column, category, reason } = proposal;
  const name = `${table}.${column}`;
  return (
    <li className={styles.row}>
      <span className={styles.name}>
        <span className={styles.of}>{table}.</span>
        {column}
      </span>
      <span className={styles.why}>
        <Badge tone={category === 'secret' ? 'warning' : 'accent'}>{categoryWords[category]}</Badge>
        <span>{reason}</span>
      </span>
      <span className={styles.actions}>
        <Button
          size="sm"
          disabled={busy}
          aria-label={`Mark ${name}`}
          onClick={() => onSave([accepted(proposal)])}
        >
          Mark
        </Button>
        <Button
          size="sm"
          variant="ghost"
          disabled={busy}
          aria-label={`Leave ${name} open`}
          onClick={() => onSave([{ ...accepted(proposal), kind: 'open' }])}
        >
          Leave open
        </Button>
      </span>
    </li>
  );
}

function accepted({ schema, table, column, category }: MarkProposal): MarkChange {
  return { schema, table, column, category, kind: category === 'secret' ? 'secret' : 'personal' };
}
