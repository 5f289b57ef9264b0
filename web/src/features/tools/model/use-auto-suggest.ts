import { toolLimits } from '@parley/contract/tools';
import { useEffect, useRef } from 'react';
import type { Workshop } from './use-workshop.ts';

type AutoSuggest = {
  workshop: Workshop;
  enabled: boolean;
  tables?: string[] | undefined;
  onSuggested?: (() => void) | undefined;
};

/** Generates once, shortly after it is enabled. */
export function useAutoSuggest({ workshop, enabled, tables, onSuggested }: AutoSuggest) {
  const latest = useRef({ workshop, tables, onSuggested });
  latest.current = { workshop, tables, onSuggested };
  useEffect(() => {
    if (!enabled) return;
    const timer = setTimeout(async () => {
      const { generate } = latest.current.workshop;
      if (await generate({ tables: latest.current.tables })) latest.current.onSuggested?.();
    }, toolLimits.delays.suggest);
    return () => clearTimeout(timer);
  }, [enabled]);
}
