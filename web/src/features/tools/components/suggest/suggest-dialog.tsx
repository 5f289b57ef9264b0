import type { ProviderKind } from '@parley/contract/ai/provider-forms';
import { toolMessages } from '@parley/contract/tools';
import { Modal } from '../../../../ui/overlay/modal.tsx';
import { useAutoSuggest } from '../../model/use-auto-suggest.ts';
import { useSuggestAndSaveTools } from '../../model/use-suggest-and-save-tools.ts';
import type { RenderPlans } from '../save/change-plan-dialog.tsx';
import { SavePickedToolsBar } from '../save/save-picked-tools-bar.tsx';
import { SaveProgressAndOutcome } from '../save/save-progress-and-outcome.tsx';
import styles from '../steps.module.css';
import { GenerateSuggestionsPanel } from './generate-suggestions-panel.tsx';

type SuggestDialogProps = {
  connection: { id: string; name: string };
  usual: ProviderKind | null;
  /** Chosen just now: their tools are generated at once. Without them what was suggested before is shown. */
  tables: string[] | undefined;
  renderPlans: RenderPlans;
  onClose: () => void;
};

export function SuggestDialog({ connection, usual, tables, renderPlans, onClose }: SuggestDialogProps) {
  const suggestAndSave = useSuggestAndSaveTools(connection.id);
  useAutoSuggest({ suggestAndSave, enabled: tables !== undefined, tables });
  return (
    <Modal
      open
      onClose={onClose}
      size="full"
      title={`Generate tools: ${connection.name}`}
      description="Each one was run on your database before it is shown. Pick the ones to keep."
      footer={
        <div className={styles.foot}>
          <SaveProgressAndOutcome saving={suggestAndSave.saving} />
          <SavePickedToolsBar
            suggestAndSave={suggestAndSave}
            renderPlans={renderPlans}
            label="Save Selected Tools"
            busyLabel="Saving..."
            nothingPicked={toolMessages.selectTool}
          />
        </div>
      }
    >
      <GenerateSuggestionsPanel suggestAndSave={suggestAndSave} usual={usual} {...(tables && { tables })} />
    </Modal>
  );
}
