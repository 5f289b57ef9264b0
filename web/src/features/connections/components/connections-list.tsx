import { type Connection, connectionMessages } from '@parley/contract/connections';
import { DatabaseSearch, Plus } from 'iconoir-react';
import { useState } from 'react';
import { errorMessage } from '../../../lib/api/error-message.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { CardSkeletons } from '../../../ui/feedback/card-skeletons.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { LoadFailure } from '../../../ui/feedback/load-failure.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { useConnections } from '../requests/use-connections.ts';
import { useCreateSampleShop } from '../requests/use-create-sample-shop.ts';
import { ConnectionCard } from './connection-card.tsx';
import type { OneClick } from './connection-type-step.tsx';
import { ConnectionWizard } from './connection-wizard.tsx';
import styles from './connections-list.module.css';
import { LocalCopyBanner } from './local-copy-banner.tsx';
import { NoConnectionsYet } from './no-connections-yet.tsx';

type ConnectionsListProps = {
  oneClick: OneClick;
  /** Whether the person may add, edit and delete any. */
  mayChange: boolean;
  onSchema: (connection: Connection) => void;
};

/** What the wizard is open for: a new connection, or an edit. */
type Wizard = { connection: Connection | null };

export function ConnectionsList({ oneClick, mayChange, onSchema }: ConnectionsListProps) {
  const { data, error, isPending, isFetching, refetch } = useConnections();
  const [wizard, setWizard] = useState<Wizard | null>(null);
  const sample = useCreateSampleShop(onSchema);
  const away = data?.source === 'copy';
  const add = () => setWizard({ connection: null });
  const isEmpty = data?.connections.length === 0;
  return (
    <>
      <PageHeader
        title="Database Connections"
        description="The databases your questions are answered from."
        actions={
          data &&
          !isEmpty &&
          mayChange && (
            <Button variant="primary" icon={<Plus width={17} height={17} />} disabled={away} onClick={add}>
              Add Connection
            </Button>
          )
        }
      />
      {isPending && <CardSkeletons label="Loading connections..." />}
      {error && !data && (
        <LoadFailure
          title={connectionMessages.loadFailed}
          reason={errorMessage(error)}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {away && <LocalCopyBanner busy={isFetching} onRetry={() => void refetch()} />}
      {isEmpty && !mayChange && (
        <EmptyState icon={<DatabaseSearch />} title="No database yet">
          An admin of this space can connect one.
        </EmptyState>
      )}
      {isEmpty && mayChange && (
        <NoConnectionsYet
          away={away}
          sampleBusy={sample.isPending}
          onAdd={add}
          onSample={() => sample.mutate()}
        />
      )}
      {data && !isEmpty && (
        <ul className={styles.grid}>
          {data.connections.map((connection) => (
            <ConnectionCard
              key={connection.id}
              connection={connection}
              away={away}
              mayChange={mayChange}
              onSchema={() => onSchema(connection)}
              onEdit={() => setWizard({ connection })}
            />
          ))}
        </ul>
      )}
      <ConnectionWizard
        open={wizard !== null}
        connection={wizard?.connection ?? null}
        oneClick={{
          ...oneClick,
          onStart: () => {
            setWizard(null);
            oneClick.onStart();
          },
        }}
        onClose={() => setWizard(null)}
      />
    </>
  );
}
