import type { RecentExecution } from '@parley/contract/ask';
import { rowCountWords } from '@parley/contract/query-result';
import { errorMessage } from '../../../lib/api/error-message.ts';
import { Badge } from '../../../ui/data/badge.tsx';
import { DataTable } from '../../../ui/data/data-table.tsx';
import { Timestamp } from '../../../ui/data/timestamp.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useAgentCalls } from '../requests/use-agent-calls.ts';
import styles from './agents.module.css';

const columns = [
  { key: 'who', label: 'Who' },
  { key: 'what', label: 'Tool or question' },
  { key: 'parameters', label: 'Parameters' },
  { key: 'state', label: 'Result' },
  { key: 'took', label: 'Took', align: 'end' as const },
  { key: 'when', label: 'When' },
];

export function AgentCalls() {
  const { data, error, isPending } = useAgentCalls();
  return (
    <Card as="section" padding="lg" className={styles.card}>
      <div>
        <h2 className={styles.heading}>Recent calls</h2>
        <p className={styles.lead}>
          What agents and programs ran with your tokens. The list updates by itself.
        </p>
      </div>
      {isPending && <Skeleton height="block" width="full" />}
      {error && <Notice tone="error">{errorMessage(error)}</Notice>}
      {data?.length === 0 && (
        <EmptyState title="No calls yet">
          Paste the settings above into your agent and ask it something about your data.
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <DataTable caption="Recent calls" columns={columns} rows={data.map(toRow)} />
      )}
    </Card>
  );
}

function toRow(call: RecentExecution) {
  return {
    who: (
      <span className={styles.name}>
        {call.caller}
        <Badge>{call.door === 'mcp' ? 'MCP' : 'REST'}</Badge>
      </span>
    ),
    what: call.toolName && call.toolName !== call.query ? `${call.query} → ${call.toolName}` : call.query,
    parameters: <span className={styles.values}>{valuesIn(call)}</span>,
    state: <State call={call} />,
    took: `${Math.round(call.durationMs)} ms`,
    when: <Timestamp at={call.executed_at} />,
  };
}

function valuesIn({ parameters = {} }: RecentExecution): string {
  const given = Object.entries(parameters).map(([name, value]) => `${name}=${value}`);
  return given.join(', ') || '–';
}

function State({ call: { kind, status, rowCount } }: { call: RecentExecution }) {
  switch (status) {
    case 'success':
      return (
        <Badge tone="success">
          {rowCountWords(rowCount ?? 0)}
          {kind === 'confirmation' && ' changed'}
        </Badge>
      );
    case 'needs_confirmation':
      return <Badge tone="warning">Rehearsed</Badge>;
    case 'nothing_relevant':
      return <Badge>Nothing fitting</Badge>;
    case 'needs_values':
      return <Badge tone="warning">Values missing</Badge>;
    case 'needs_choice':
      return <Badge tone="warning">To be chosen</Badge>;
    case 'cancelled':
      return <Badge>Cancelled</Badge>;
    case 'unknown':
      return <Badge tone="warning">Outcome unknown</Badge>;
    case 'failed':
      return <Badge tone="danger">Failed</Badge>;
  }
}
