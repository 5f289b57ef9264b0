import type { Connection } from '@parley/contract/connections';
import { connectionKinds } from '@parley/contract/connections/connection-kinds';
import { ChatBubble, EditPencil, Table, Trash } from 'iconoir-react';
import { useState } from 'react';
import { Button, ButtonLink } from '../../../ui/actions/button.tsx';
import { Badge } from '../../../ui/data/badge.tsx';
import { Description, DescriptionList } from '../../../ui/data/description-list.tsx';
import { StatusLight } from '../../../ui/data/status-light.tsx';
import { Timestamp } from '../../../ui/data/timestamp.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { countText } from '../../../ui/locale-format.ts';
import { connectionLocation } from '../model/connection-location.ts';
import styles from './connection-card.module.css';
import { DatabaseTypeIcon } from './database-type-icon.tsx';
import { DeleteConnection } from './delete-connection.tsx';

const statuses = {
  new: { tone: 'off', words: 'Not connected yet' },
  active: { tone: 'good', words: 'Connected' },
  failed: { tone: 'bad', words: 'Last attempt failed' },
} as const;

type ConnectionCardProps = {
  connection: Connection;
  /** While the server is away nothing but looking and deleting works. */
  away: boolean;
  mayChange: boolean;
  onSchema: () => void;
  onEdit: () => void;
};

export function ConnectionCard({ connection, away, mayChange, onSchema, onEdit }: ConnectionCardProps) {
  const [deleting, setDeleting] = useState(false);
  const { id, name, type, description, isSample, tablesCount, lastConnected } = connection;
  return (
    <Card as="li" className={styles.card} interactive>
      <header className={styles.header}>
        <DatabaseTypeIcon type={type} />
        <div className={styles.titles}>
          <h2 className={styles.name}>{name}</h2>
          <p className={styles.place} title={connectionLocation(connection)}>
            {connectionKinds[type].title} · <code>{connectionLocation(connection)}</code>
          </p>
        </div>
        {isSample && <Badge tone="accent">Sample</Badge>}
        {connection.savedToolsOnly && <Badge>Saved tools only</Badge>}
        {connection.allowWrites && <Badge tone="warning">Writes allowed</Badge>}
      </header>
      {description && <p className={styles.description}>{description}</p>}
      <DescriptionList>
        <Description label="Status">
          <Status connection={connection} />
        </Description>
        <Description label="Tables">
          {tablesCount === null ? 'Not read yet' : countText(tablesCount)}
        </Description>
        <Description label="Last connected">
          {lastConnected ? <Timestamp at={lastConnected} /> : 'Never'}
        </Description>
      </DescriptionList>
      <footer className={styles.actions}>
        <Button size="sm" icon={<Table width={15} height={15} />} disabled={away} onClick={onSchema}>
          Schema
        </Button>
        <ButtonLink size="sm" to={`/test?source=${id}`} icon={<ChatBubble width={15} height={15} />}>
          Ask
        </ButtonLink>
        {mayChange && (
          <>
            <Button
              size="sm"
              variant="ghost"
              icon={<EditPencil width={15} height={15} />}
              disabled={away}
              onClick={onEdit}
            >
              Edit
            </Button>
            <Button
              size="sm"
              variant="ghost"
              icon={<Trash width={15} height={15} />}
              onClick={() => setDeleting(true)}
            >
              Delete
            </Button>
          </>
        )}
      </footer>
      <DeleteConnection connection={connection} open={deleting} onClose={() => setDeleting(false)} />
    </Card>
  );
}

function Status({ connection: { status, lastConnected, passwordLost } }: { connection: Connection }) {
  if (passwordLost) return <StatusLight tone="bad">Password needs to be entered again</StatusLight>;
  const { tone, words } = statuses[status];
  const isUntried = status === 'new' && lastConnected !== null;
  return <StatusLight tone={tone}>{isUntried ? 'Not tested since it was changed' : words}</StatusLight>;
}
