import { connectionKinds } from '@parley/contract/connections/connection-kinds';
import type { OperatorConnection, OperatorServer } from '@parley/contract/operator/operator-api';
import { Badge } from '../../../ui/data/badge.tsx';
import { DataTable } from '../../../ui/data/data-table.tsx';
import { StatusLight } from '../../../ui/data/status-light.tsx';
import { Timestamp } from '../../../ui/data/timestamp.tsx';
import { EmptyNote } from '../../../ui/feedback/empty-note.tsx';
import { countText, numberIn } from '../../../ui/locale-format.ts';
import { useHealth } from '../requests/operator-queries.ts';
import { LoadThenShow } from './load-then-show.tsx';
import styles from './operator.module.css';
import { TimeOrNever } from './time-or-never.tsx';

export function HealthView() {
  return (
    <LoadThenShow query={useHealth()} what="health">
      {({ store, servers, connections, connectionsTotal }) => (
        <div className={styles.stack}>
          <section className={styles.part}>
            <h2 className={styles.heading}>Servers</h2>
            <p className={styles.lead}>
              On one {store.engine} store, which answered in {numberIn(store.answeredInMs, 'plain')} ms.
            </p>
            <DataTable caption="Servers" columns={serverColumns} rows={servers.map(serverRow)} />
          </section>
          <section className={styles.part}>
            <h2 className={styles.heading}>Connections</h2>
            <p className={styles.lead}>How the last attempt to reach each database ended.</p>
            {connections.length === 0 ? (
              <EmptyNote>Nobody has connected a database yet.</EmptyNote>
            ) : (
              <DataTable
                caption="Connections"
                columns={connectionColumns}
                rows={connections.map(connectionRow)}
              />
            )}
            {connectionsTotal > connections.length && (
              <p className={styles.small}>
                The first {countText(connections.length)} of {countText(connectionsTotal)}, those that failed
                first.
              </p>
            )}
          </section>
        </div>
      )}
    </LoadThenShow>
  );
}

const serverColumns = [
  { key: 'state', label: 'State' },
  { key: 'host', label: 'Host' },
  { key: 'version', label: 'Version' },
  { key: 'started', label: 'Started' },
  { key: 'seen', label: 'Last heartbeat' },
  { key: 'memory', label: 'Memory', align: 'end' as const },
  { key: 'busy', label: 'Busy', align: 'end' as const },
  { key: 'store', label: 'Store write', align: 'end' as const },
];

function serverRow({ host, version, vitals, startedAt, seenAt, isAlive, isThis }: OperatorServer) {
  return {
    state: <StatusLight tone={isAlive ? 'good' : 'bad'}>{isAlive ? 'Up' : 'Silent'}</StatusLight>,
    host: (
      <span className={styles.inline}>
        {host}, process {vitals.pid}
        {isThis && <Badge>This one</Badge>}
      </span>
    ),
    version: `${version} on Node ${vitals.node}`,
    started: <Timestamp at={startedAt} />,
    seen: <Timestamp at={seenAt} />,
    memory: `${countText(Math.round(vitals.memoryBytes / 1_048_576))} MB`,
    busy: `${numberIn(vitals.busy * 100, 'percent')} %`,
    store: vitals.storeMs === null ? '' : `${numberIn(vitals.storeMs, 'plain')} ms`,
  };
}

const connectionColumns = [
  { key: 'state', label: 'State' },
  { key: 'name', label: 'Connection' },
  { key: 'type', label: 'Database' },
  { key: 'owner', label: 'Owner' },
  { key: 'reached', label: 'Last reached' },
  { key: 'tools', label: 'Tools', align: 'end' as const },
];

const states = {
  active: ['good', 'Reached'],
  failed: ['bad', 'Failed'],
  new: ['off', 'Not tried yet'],
} as const satisfies Record<OperatorConnection['status'], unknown>;

function connectionRow({ name, type, owner, status, lastConnected, tools }: OperatorConnection) {
  const [tone, words] = states[status];
  return {
    state: <StatusLight tone={tone}>{words}</StatusLight>,
    name,
    type: connectionKinds[type].title,
    owner,
    reached: <TimeOrNever at={lastConnected} />,
    tools: countText(tools),
  };
}
