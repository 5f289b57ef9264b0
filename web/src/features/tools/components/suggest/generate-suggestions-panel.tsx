import {
  builtinEngine,
  isBuiltin,
  type ProviderKind,
  type ProviderName,
} from '@parley/contract/ai/provider-forms';
import { Plus, Refresh, Sparks } from 'iconoir-react';
import { useState } from 'react';
import { errorMessage } from '../../../../lib/api/error-message.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import type { SuggestAndSaveTools } from '../../model/use-suggest-and-save-tools.ts';
import type { Generate } from '../../requests/use-suggestions.ts';
import { DroppedSuggestionsNote } from './dropped-suggestions-note.tsx';
import styles from './generate-suggestions-panel.module.css';
import { ProposalAiExchanges } from './proposal-ai-exchanges.tsx';
import { ProviderChoice } from './provider-choice.tsx';
import { SuggestionGrid } from './suggestion-grid.tsx';
import { SuggestionProgress } from './suggestion-progress.tsx';
import { SuggestionRunFailure } from './suggestion-run-failure.tsx';

export type GenerateSuggestionsPanelProps = {
  suggestAndSave: SuggestAndSaveTools;
  usual: ProviderKind | null;
  /** Only these; all of the source's where it is left out. */
  tables?: string[];
};

export function GenerateSuggestionsPanel({ suggestAndSave, usual, tables }: GenerateSuggestionsPanelProps) {
  const [chosen, setChosen] = useState<ProviderName>();
  const provider = chosen ?? usual ?? builtinEngine.name;
  const { suggestions, run, isRunning, isLoading, loadError, message, generate } = suggestAndSave;
  const isEmpty = suggestions.length === 0 && !isRunning && !isLoading;
  const start = (asked: Generate = {}) =>
    void generate({ tables, ...(usual !== null && isBuiltin(provider) && { provider }), ...asked });
  const useBuiltin = () => {
    setChosen(builtinEngine.name);
    start({ ...run?.asked, provider: builtinEngine.name });
  };
  return (
    <div className={styles.panel}>
      <div className={styles.bar}>
        <ProviderChoice suggestAndSave={suggestAndSave} usual={usual} value={provider} onChange={setChosen} />
        {!isEmpty && !isLoading && (
          <div className={styles.buttons}>
            <Button icon={<Refresh width={15} height={15} />} disabled={isRunning} onClick={() => start()}>
              Regenerate Suggestions
            </Button>
            <Button
              icon={<Plus width={16} height={16} />}
              disabled={isRunning}
              onClick={() => start({ more: true })}
            >
              Generate More
            </Button>
          </div>
        )}
      </div>
      <SuggestionRunFailure run={run} onBuiltin={useBuiltin} onRetry={() => start(run?.asked)} />
      {loadError && suggestions.length === 0 && (
        <Notice tone="error" action={<Button onClick={suggestAndSave.reload}>Retry</Button>}>
          {errorMessage(loadError)}
        </Notice>
      )}
      <SuggestionProgress run={run} message={message} onStop={suggestAndSave.stop} />
      {isEmpty && !loadError ? (
        <EmptyState
          icon={<Sparks />}
          title="No suggestions yet"
          action={
            <Button variant="primary" icon={<Sparks width={16} height={16} />} onClick={() => start()}>
              Generate Suggestions
            </Button>
          }
        >
          Parley reads the schema, proposes questions worth asking, and runs each one on your database before
          you see it. This can take up to 30 seconds.
        </EmptyState>
      ) : (
        <SuggestionGrid suggestAndSave={suggestAndSave} />
      )}
      {run && <DroppedSuggestionsNote dropped={run.dropped} />}
      {suggestAndSave.connectionId !== null && suggestions.length > 0 && !isRunning && (
        <ProposalAiExchanges connectionId={suggestAndSave.connectionId} />
      )}
    </div>
  );
}
