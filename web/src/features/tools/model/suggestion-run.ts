import type { ProviderName } from '@parley/contract/ai/provider-forms';
import type { Progress, SuggestEvent, Suggestion, Usage } from '@parley/contract/tools';

export type Dropped = { name: string; reason: string };
export type RunFailure = { message: string; offerBuiltin: boolean };

/** One generating of suggestions, from the first event to the last. */
export type SuggestionRun = {
  state: 'running' | 'done' | 'failed';
  progress: Progress | null;
  arrived: Suggestion[];
  dropped: Dropped[];
  usage: Usage | null;
  provider: ProviderName | null;
  failure: RunFailure | null;
};

export const newRun: SuggestionRun = {
  state: 'running',
  progress: null,
  arrived: [],
  dropped: [],
  usage: null,
  provider: null,
  failure: null,
};

export function afterEvent(run: SuggestionRun, event: SuggestEvent): SuggestionRun {
  switch (event.event) {
    case 'progress':
      return { ...run, progress: event.data };
    case 'suggestion':
      return { ...run, provider: event.data.provider, arrived: [...run.arrived, event.data] };
    case 'dropped':
      return { ...run, dropped: [...run.dropped, event.data] };
    case 'done':
      return { ...run, state: 'done', provider: event.data.provider, usage: event.data.usage };
    case 'failed':
      return { ...run, state: 'failed', failure: event.data };
  }
}

const mostPlaceholders = 6;

/** How many cards are still to come: as many as the server announced, within what a screen can bear. */
export function stillToCome({ state, progress, arrived, dropped }: SuggestionRun): number {
  if (state !== 'running') return 0;
  const announced = progress?.total || mostPlaceholders;
  const left = announced - arrived.length - dropped.length;
  return Math.min(Math.max(left, 1), mostPlaceholders);
}

export function leftOutWords(count: number): string {
  return count === 1
    ? '1 proposal did not run and was left out'
    : `${count} proposals did not run and were left out`;
}
