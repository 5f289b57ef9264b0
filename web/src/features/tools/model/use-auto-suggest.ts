import { toolLimits } from '@parley/contract/tools';
import { useEffect, useRef } from 'react';
import type { SuggestAndSaveTools } from './use-suggest-and-save-tools.ts';

type AutoSuggest = {
  suggestAndSave: SuggestAndSaveTools;
  enabled: boolean;
  tables?: string[] | undefined;
  /** Once it has begun, so that it is not begun again. */
  onStarted?: (() => void) | undefined;
  onSuggested?: (() => void) | undefined;
};

/** Generates once, shortly after it is enabled. */
export function useAutoSuggest({ suggestAndSave, enabled, tables, onStarted, onSuggested }: AutoSuggest) {
  const latest = useRef({ suggestAndSave, tables, onStarted, onSuggested });
  latest.current = { suggestAndSave, tables, onStarted, onSuggested };
  useEffect(() => {
    if (!enabled) return;
    const timer = setTimeout(async () => {
      const begun = latest.current.suggestAndSave.generate({ tables: latest.current.tables });
      latest.current.onStarted?.();
      if (await begun) latest.current.onSuggested?.();
    }, toolLimits.delays.suggest);
    return () => clearTimeout(timer);
  }, [enabled]);
}
