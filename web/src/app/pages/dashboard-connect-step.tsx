import type { Connection } from '@parley/contract/connections';
import { StepPanel } from '../../features/dashboard/components/step-panel.tsx';
import { ConnectCard } from '../../features/projects/components/connect-card.tsx';
import { useGrants } from '../../features/projects/requests/use-grants.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
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
      {!connected && <ConnectCard referrer="/dashboard" />}
      <Card as="section" className={styles.other}>
        <div className={styles.words}>
          <h3>{canPick ? 'Another database' : 'Just looking?'}</h3>
          <p>
            {canPick
              ? 'The same steps work with every PostgreSQL, MySQL and SQLite connection you saved.'
              : 'A sample shop with two years of made-up orders opens with one click. Or connect a PostgreSQL, MySQL or SQLite database of your own.'}
          </p>
        </div>
        <div className={styles.ways}>
          {canPick && <Button onClick={onPick}>Choose a saved one</Button>}
          {!canPick && (
            <Button busy={sample.busy} busyLabel="Opening the shop..." onClick={sample.connect}>
              Try the sample shop
            </Button>
          )}
          <ButtonLink to="/connections" variant="ghost">
            {canPick ? 'Manage connections' : 'Connect a database'}
          </ButtonLink>
        </div>
      </Card>
    </StepPanel>
  );
}
