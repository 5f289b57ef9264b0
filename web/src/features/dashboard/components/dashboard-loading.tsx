import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { DashboardSteps } from './dashboard-steps.tsx';
import { StepPanel } from './step-panel.tsx';

/** The steps stand where they will stand; which of them is open is not known yet. */
export function DashboardLoading() {
  return (
    <DashboardSteps states={[]} current={-1} onStep={() => undefined}>
      <StepPanel title="Loading your databases...">
        <Skeleton height="block" width="full" />
      </StepPanel>
    </DashboardSteps>
  );
}
