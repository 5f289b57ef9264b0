import type { Connection } from '@parley/contract/connections';
import { StepPanel } from '../../features/dashboard/components/step-panel.tsx';
import { ConnectCard } from '../../features/projects/components/connect-card.tsx';
import { useGrants } from '../../features/projects/requests/use-grants.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

type DashboardConnectStepProps = {
  active: Connection | null;
  /** Something to choose from is there. */
  canPick: boolean;
  onPick: () => void;
  onContinue: () => void;
};

export function DashboardConnectStep({ active, canPick, onPick, onContinue }: DashboardConnectStepProps) {
  const { data: grants } = useGrants();
  const connected = (grants?.length ?? 0) > 0;
  return (
    <StepPanel
      title="Connect Supabase"
      description={active ? undefined : 'No project selected yet'}
      actions={
        <ButtonLink to="/connections" variant="ghost">
          {active ? 'Manage connections' : 'Connect a database'}
        </ButtonLink>
      }
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
      {!active && !connected && canPick && <Button onClick={onPick}>Choose a saved connection</Button>}
      {!connected && <ConnectCard referrer="/dashboard" />}
    </StepPanel>
  );
}
