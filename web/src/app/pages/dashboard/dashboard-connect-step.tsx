import type { Connection } from '@parley/contract/connections';
import { StepPanel } from '../../../features/dashboard/components/step-panel.tsx';
import { ConnectCard } from '../../../features/projects/components/connect/connect-card.tsx';
import { useGrants } from '../../../features/projects/requests/use-grants.ts';
import { Button, ButtonLink } from '../../../ui/actions/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import styles from './dashboard-connect-step.module.css';

type DashboardConnectStepProps = {
  active: Connection | null;
  /** Something to choose from is there. */
  canPick: boolean;
  onPick: () => void;
  onContinue: () => void;
  /** One click to a database, for whoever has none at hand. */
  sample: { busy: boolean; connect: () => void };
};

export function DashboardConnectStep(props: DashboardConnectStepProps) {
  const { active, canPick, onPick, onContinue, sample } = props;
  const { data: grants } = useGrants();
  const connected = (grants?.length ?? 0) > 0;
  return (
    <StepPanel
      title={active ? 'Your database' : 'Start with a database'}
      description={active ? undefined : 'No project selected yet'}
    >
      {active && (
        <Notice
          tone="success"
          title={`Connected: ${active.name}`}
          action={
            <Button variant="primary" size="sm" onClick={onContinue}>
              View Schema
            </Button>
          }
        >
          {active.projectRef ? (
            <>
              Supabase project <code>{active.projectRef}</code>
            </>
          ) : (
            'A connection you saved. Hosted projects can be connected beside it.'
          )}
        </Notice>
      )}
      {!active && connected && (
        <Notice
          tone="info"
          title="Supabase is connected"
          action={
            <Button variant="primary" size="sm" onClick={onPick}>
              Select Project & Fetch Schema
            </Button>
          }
        >
          Pick the project your tools will work on.
        </Notice>
      )}
      {!canPick && (
        <Card as="section" className={styles.other}>
          <div className={styles.words}>
            <h3>Sample shop</h3>
            <p>
              Two years of made-up orders, customers and reviews. Nothing to install, no key, no password.
            </p>
          </div>
          <Button
            variant="primary"
            busy={sample.busy}
            busyLabel="Opening the shop..."
            onClick={sample.connect}
          >
            Try the sample shop
          </Button>
        </Card>
      )}
      {!connected && <ConnectCard referrer="/dashboard" quiet={!canPick} />}
      <Card as="section" className={styles.other}>
        <div className={styles.words}>
          <h3>{canPick ? 'Another database' : 'PostgreSQL, MySQL or SQLite'}</h3>
          <p>
            {canPick
              ? 'The same steps work with every PostgreSQL, MySQL and SQLite connection you saved.'
              : 'A server you can reach, or a file: preferably with a user that may only read.'}
          </p>
        </div>
        <div className={styles.ways}>
          {canPick && <Button onClick={onPick}>Choose a saved one</Button>}
          <ButtonLink to="/connections" variant={canPick ? 'ghost' : 'secondary'}>
            {canPick ? 'Manage connections' : 'Connect a database'}
          </ButtonLink>
        </div>
      </Card>
    </StepPanel>
  );
}
