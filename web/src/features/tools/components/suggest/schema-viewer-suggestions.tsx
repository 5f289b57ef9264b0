import {
  builtinEngine,
  isBuiltin,
  type ProviderKind,
  type ProviderName,
} from '@parley/contract/ai/provider-forms';
import { type Suggestion, toolMessages } from '@parley/contract/tools';
import { Sparks } from 'iconoir-react';
import { useState } from 'react';
import { Button } from '../../../../ui/actions/button.tsx';
import { notify } from '../../../../ui/feedback/toaster.tsx';
import { useSuggestAndSaveTools } from '../../model/use-suggest-and-save-tools.ts';
import type { RenderPlans } from '../save/change-plan-dialog.tsx';
import { SavePickedToolsBar } from '../save/save-picked-tools-bar.tsx';
import { SaveProgressAndOutcome } from '../save/save-progress-and-outcome.tsx';
import { DroppedSuggestionsNote } from './dropped-suggestions-note.tsx';
import { ProposalAiExchanges } from './proposal-ai-exchanges.tsx';
import { ProviderChoice } from './provider-choice.tsx';
import { SavedToolsOfSource } from './saved-tools-of-source.tsx';
import styles from './schema-viewer-suggestions.module.css';
import { SuggestionGrid } from './suggestion-grid.tsx';
import { SuggestionProgress } from './suggestion-progress.tsx';
import { SuggestionRunFailure } from './suggestion-run-failure.tsx';

type SchemaViewerSuggestionsProps = {
  connectionId: string;
  usual: ProviderKind | null;
  renderPlans: RenderPlans;
};

/** The schema viewer's way from a schema to saved tools, on one page. */
export function SchemaViewerSuggestions({ connectionId, usual, renderPlans }: SchemaViewerSuggestionsProps) {
  const suggestAndSave = useSuggestAndSaveTools(connectionId);
  const [chosen, setChosen] = useState<ProviderName>();
  const [writing, setWriting] = useState<string | null>(null);
  const provider = chosen ?? usual ?? builtinEngine.name;
  const { suggestions, picked, run, isRunning, saving } = suggestAndSave;
  const start = (by: ProviderName) =>
    void suggestAndSave.generate(usual !== null && isBuiltin(by) ? { provider: by } : {});
  const useBuiltin = () => {
    setChosen(builtinEngine.name);
    start(builtinEngine.name);
  };
  const writeOne = async (suggestion: Suggestion) => {
    setWriting(suggestion.id);
    const job = await suggestAndSave.save([suggestion]);
    setWriting(null);
    if (job?.saved.length) notify.success(toolMessages.sqlGenerated);
    const reason = job?.failed[0]?.reason;
    if (reason !== undefined) notify.error(toolMessages.sqlFailed(reason));
  };
  return (
    <div className={styles.tools}>
      <div className={styles.start}>
        <Button
          variant="primary"
          icon={<Sparks width={16} height={16} />}
          busy={isRunning}
          busyLabel="Generating Tool Suggestions..."
          onClick={() => start(provider)}
        >
          Send Schema to AI for Tool Suggestions
        </Button>
        <ProviderChoice suggestAndSave={suggestAndSave} usual={usual} value={provider} onChange={setChosen} />
      </div>
      <SuggestionRunFailure run={run} onBuiltin={useBuiltin} onRetry={() => start(provider)} />
      <SuggestionProgress run={run} message={suggestAndSave.message} onStop={suggestAndSave.stop} />
      {(suggestions.length > 0 || isRunning) && (
        <section className={styles.section}>
          <h2 className={styles.heading}>AI Suggested Tools</h2>
          <SuggestionGrid
            suggestAndSave={suggestAndSave}
            action={(suggestion) =>
              !suggestAndSave.isSaved(suggestion) && (
                <Button
                  size="sm"
                  busy={writing === suggestion.id}
                  busyLabel="Generating..."
                  disabled={saving.busy || isRunning}
                  onClick={() => void writeOne(suggestion)}
                >
                  Generate SQL
                </Button>
              )
            }
          />
          {run && <DroppedSuggestionsNote dropped={run.dropped} />}
          {!isRunning && <ProposalAiExchanges connectionId={connectionId} />}
          <div className={styles.dock}>
            <SaveProgressAndOutcome saving={saving} />
            <SavePickedToolsBar
              suggestAndSave={suggestAndSave}
              renderPlans={renderPlans}
              label={`Save & Generate SQL for ${picked.length} ${picked.length === 1 ? 'Tool' : 'Tools'}`}
              busyLabel="Saving..."
              nothingPicked={toolMessages.selectToolToSave}
              waits
            />
          </div>
        </section>
      )}
      <SavedToolsOfSource connectionId={connectionId} />
    </div>
  );
}
