import type { PrivilegesOutput } from '@parley/contract/connections';
import { CopyButton } from '../../../ui/actions/copy-button.tsx';
import { StatusLight } from '../../../ui/data/status-light.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { SqlBlock } from '../../../ui/sql/sql-block.tsx';
import { privilegeStatus } from '../model/privilege-status.ts';
import type { ConnectionTest } from '../requests/test-connection.ts';
import styles from './connection-test-result.module.css';

type ConnectionTestResultProps = { test: ConnectionTest };

export function ConnectionTestResult({ test }: ConnectionTestResultProps) {
  return (
    <section className={styles.result} aria-label="Result of the test">
      <Notice tone="success" title={test.message}>
        {test.version} · answered in {Math.max(1, Math.round(test.latencyMs))} ms
      </Notice>
      <Privileges privileges={test.privileges} />
    </section>
  );
}

function Privileges({ privileges }: { privileges: PrivilegesOutput }) {
  const { tone, verdict } = privilegeStatus(privileges);
  return (
    <Panel>
      <h3 className={styles.heading}>
        <StatusLight tone={tone}>{verdict}</StatusLight>
      </h3>
      <dl className={styles.facts}>
        <Fact label="Role" value={privileges.role || 'none'} />
        <Fact label="Superuser" value={yesOrNo(privileges.superuser)} />
        <Fact label="Can write" value={yesOrNo(privileges.canWrite)} />
        <Fact label="Can reach files" value={yesOrNo(privileges.canReachFiles)} />
      </dl>
      {privileges.readOnlyRole && tone !== 'good' && (
        <details className={styles.advice}>
          <summary>Make a role that can only read</summary>
          <p className={styles.note}>
            Run this in your database as an administrator, with a password of your own, then connect as that
            role.
          </p>
          <SqlBlock sql={privileges.readOnlyRole} label="Statements for a read-only role" />
          <CopyButton text={privileges.readOnlyRole} label="Copy" />
        </details>
      )}
    </Panel>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function yesOrNo(known: boolean | null): string {
  if (known === null) return 'unknown';
  return known ? 'yes' : 'no';
}
