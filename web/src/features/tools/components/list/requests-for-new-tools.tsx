import type { ToolRequest } from '@parley/contract/spaces/tool-requests';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { errorMessage } from '../../../../lib/api/error-message.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Badge } from '../../../../ui/data/badge.tsx';
import { notify } from '../../../../ui/feedback/toaster.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { useToolRequestDone, useToolRequests } from '../../requests/use-requests-for-new-tools.ts';
import styles from '../tool-requests.module.css';

type RequestsForNewToolsProps = { makeTool: (wish: ToolRequest) => ReactNode };

/** What askers of the space want tools for. Nothing at all where nobody wishes for one. */
export function RequestsForNewTools({ makeTool }: RequestsForNewToolsProps) {
  const headingId = useId();
  const { data } = useToolRequests(true);
  if (!data || data.wishes.length === 0) return null;
  return (
    <Card as="section" className={styles.wishes} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h2 id={headingId} className={styles.heading}>
          Wished for
        </h2>
        <Badge tone="accent">{String(data.wishes.length)}</Badge>
      </div>
      <ul className={styles.list} aria-labelledby={headingId}>
        {data.wishes.map((wish) => (
          <RequestRow key={wish.id} wish={wish} makeTool={makeTool} />
        ))}
      </ul>
    </Card>
  );
}

function RequestRow({ wish, makeTool }: RequestsForNewToolsProps & { wish: ToolRequest }) {
  const done = useToolRequestDone();
  const { id, question, by, connectionName } = wish;
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p>{question}</p>
        <p className={styles.facts}>{connectionName === null ? by : `${by} · ${connectionName}`}</p>
      </div>
      <div className={styles.actions}>
        {makeTool(wish)}
        <Button
          size="sm"
          busy={done.isPending}
          busyLabel="Saving..."
          aria-label={`Done: ${question}`}
          onClick={() => done.mutate(id, { onError: (error) => notify.error(errorMessage(error)) })}
        >
          Done
        </Button>
      </div>
    </li>
  );
}
