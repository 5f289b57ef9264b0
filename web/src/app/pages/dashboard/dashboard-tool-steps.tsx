import { StepPanel } from '../../../features/dashboard/components/step-panel.tsx';
import { PickAndSaveSuggestionsStep } from '../../../features/tools/components/save/pick-and-save-suggestions-step.tsx';
import { SuggestStep } from '../../../features/tools/components/suggest/suggest-step.tsx';
import type { SuggestAndSaveTools } from '../../../features/tools/model/use-suggest-and-save-tools.ts';
import { PlanChoice } from '../../plan-choice.tsx';
import { useUsualProvider } from '../../use-usual-provider.ts';

type DashboardSuggestStepProps = {
  suggestAndSave: SuggestAndSaveTools;
  /** The source was chosen just now. */
  autoStart: boolean;
  onStarted: () => void;
  onContinue: () => void;
};

export function DashboardSuggestStep({ onContinue, ...step }: DashboardSuggestStepProps) {
  const usual = useUsualProvider();
  return (
    <StepPanel
      title="Generate Tools"
      description="Questions your database can answer. Each one was run on it before it is shown."
    >
      <SuggestStep {...step} usual={usual} onSuggested={onContinue} onContinue={onContinue} />
    </StepPanel>
  );
}

type DashboardSaveStepProps = { suggestAndSave: SuggestAndSaveTools; onTest: () => void };

export function DashboardSaveStep({ suggestAndSave, onTest }: DashboardSaveStepProps) {
  return (
    <StepPanel
      title="Execute Tools"
      description="Save the ones you want; questions are answered with the tools you saved."
    >
      <PickAndSaveSuggestionsStep
        suggestAndSave={suggestAndSave}
        renderPlans={(choice) => <PlanChoice {...choice} />}
        onTest={onTest}
      />
    </StepPanel>
  );
}
