import { toolMessages } from '@parley/contract/tools';
import { classNames } from '../../../../ui/class-names.ts';
import type { SuggestAndSaveTools } from '../../model/use-suggest-and-save-tools.ts';
import styles from '../steps.module.css';
import type { RenderPlans } from './change-plan-dialog.tsx';
import { SavePickedToolsBar } from './save-picked-tools-bar.tsx';
import { SaveProgressAndOutcome } from './save-progress-and-outcome.tsx';
import { SuggestionPickList } from './suggestion-pick-list.tsx';

type PickAndSaveSuggestionsStepProps = {
  suggestAndSave: SuggestAndSaveTools;
  renderPlans: RenderPlans;
  onTest?: (() => void) | undefined;
};

export function PickAndSaveSuggestionsStep({
  suggestAndSave,
  renderPlans,
  onTest,
}: PickAndSaveSuggestionsStepProps) {
  return (
    <div className={styles.step}>
      <SuggestionPickList suggestAndSave={suggestAndSave} />
      <div className={classNames(styles.dock, styles.foot)}>
        <SaveProgressAndOutcome saving={suggestAndSave.saving} onTest={onTest} />
        <SavePickedToolsBar
          suggestAndSave={suggestAndSave}
          renderPlans={renderPlans}
          label="Save Selected Tools"
          busyLabel="Saving..."
          nothingPicked={toolMessages.selectTool}
        />
      </div>
    </div>
  );
}
