import { StepPanel } from '../../../features/dashboard/components/step-panel.tsx';
import { Button } from '../../../ui/actions/button.tsx';

/** Its field leads the page: here is the way up to it. */
export function DashboardTestStep() {
  return (
    <StepPanel
      title="Test Tools"
      description="Ask in plain English at the top of this page; one of your tools answers."
      actions={
        <Button
          onClick={() => document.querySelector<HTMLTextAreaElement>('textarea[name=question]')?.focus()}
        >
          Go to the question
        </Button>
      }
    />
  );
}
