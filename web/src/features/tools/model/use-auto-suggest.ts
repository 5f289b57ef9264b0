import { toolLimits } from '@parley/contract/tools';
import { useEffect, useRef } from 'react';
import type { SuggestAndSaveTools } from './use-suggest-and-save-tools.ts';

type AutoSuggest = {
  workshop: SuggestAndSaveTools;
  enabled: boolean;
  tables?: string[] | undefined;
  /** Once it has begun, so that it is not begun again. */
  onStarted?: (() => void) | undefined;
  onSuggested?: (() => void) | undefined;
};

/** Generates once, shortly after it is enabled. */
export function useAutoSuggest({ workshop, enabled, tables, onStarted, onSuggested }: AutoSuggest) {
  const latest = useRef({ workshop, tables, onStarted, onSuggested });
  latest.current = { workshop, tables, onStarted, onSuggested };
  useEffect(() => {
    if (!enabled) return;
    const timer = setTimeout(async () => {
      const begun = latest.current.workshop.generate({ tables: latest.current.tables });
      latest.current.onStarted?.();
      if (await begun) latest.current.onSuggested?.();
    }, toolLimits.delays.suggest);
    return () => clearTimeout(timer);
  }, [enabled]);
}
