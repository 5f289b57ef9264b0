import type { Suggestion } from '@parley/contract/tools';
import type { ReactNode } from 'react';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { stillToCome } from '../../model/suggestion-run.ts';
import type { SuggestAndSaveTools } from '../../model/use-suggest-and-save-tools.ts';
import { SuggestionCard } from './suggestion-card.tsx';
import styles from './suggestion-grid.module.css';

type SuggestionGridProps = {
  suggestAndSave: SuggestAndSaveTools;
  /** What else can be done with each. */
  action?: (suggestion: Suggestion) => ReactNode;
};

/** Cards take the places that are held for them, in the order they arrive. */
export function SuggestionGrid({ suggestAndSave, action }: SuggestionGridProps) {
  const { suggestions, run, isLoading, isPicked, isSaved, pick } = suggestAndSave;
  const places = isLoading ? 4 : run ? stillToCome(run) : 0;
  return (
    <ul className={styles.grid} aria-label="Suggested tools" aria-busy={places > 0}>
      {suggestions.map((suggestion) => (
        <SuggestionCard
          key={suggestion.id}
          suggestion={suggestion}
          picked={isPicked(suggestion)}
          saved={isSaved(suggestion)}
          onPick={(picked) => pick(suggestion.id, picked)}
          action={action?.(suggestion)}
        />
      ))}
      {Array.from({ length: places }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity but their place
        <Card key={index} as="li" padding="sm" className={styles.placeholder}>
          <Skeleton width="md" />
          <Skeleton />
          <Skeleton height="block" />
          <Skeleton width="sm" />
        </Card>
      ))}
    </ul>
  );
}
