import { ParleyError } from '@parley/contract/errors';
import type { SuggestEvent, Suggestion, suggestInput, suggestionsOutput } from '@parley/contract/tools';
import type { z } from 'zod';
import type { Owner } from '../store/owner.ts';
import type { Store } from '../store/store.ts';
import { suggest } from './suggest.ts';
import type { OpenBench } from './workshop.ts';
import { furnish } from './workshop.ts';

export type Suggestions = {
  /** Proposals as they are proven. A failure is the last event, and says whether the built-in engine could help. */
  stream(owner: Owner, input: SuggestInput, signal: AbortSignal): AsyncGenerator<SuggestEvent>;
  /** What was last shown for a connection. */
  last(owner: Owner, connectionId: string): Promise<z.infer<typeof suggestionsOutput>>;
};

type SuggestInput = z.infer<typeof suggestInput>;

type Parts = {
  store: Pick<Store, 'suggestions'>;
  open: OpenBench;
  onFailure(error: unknown): void;
};

export function createSuggestions(parts: Parts): Suggestions {
  return {
    stream: (owner, input, signal) => stream(parts, owner, { input, signal }),
    last: async (owner, connectionId) =>
      (await parts.store.suggestions.find(owner.id, connectionId)) ?? {
        suggestions: [],
        provider: null,
        createdAt: null,
      },
  };
}

async function* stream(
  { store, open, onFailure }: Parts,
  owner: Owner,
  { input, signal }: { input: SuggestInput; signal: AbortSignal },
): AsyncGenerator<SuggestEvent> {
  const { connectionId, provider, exclude } = input;
  const shown: Suggestion[] = [];
  let isBuiltin = provider === 'builtin';
  yield { event: 'progress', data: { current: 0, total: 0, message: 'Looking at the database…' } };
  try {
    const bench = await open(owner, { connectionId, provider }, signal);
    isBuiltin = bench.provider.name === 'builtin';
    const workshop = await furnish(bench);
    const before = await stillShown({ store }, owner, input);
    for await (const event of suggest(workshop, input)) {
      if (event.event === 'suggestion') shown.push(event.data);
      if (event.event === 'done' && (shown.length > 0 || exclude.length === 0)) {
        const suggestions = [...before, ...shown];
        await store.suggestions.save(owner, connectionId, { suggestions, provider: workshop.provider.name });
      }
      yield event;
    }
  } catch (error) {
    yield failed(error, { isBuiltin, onFailure });
  }
}

/** 'Generate More' adds to what is on the screen; anything else begins anew. */
async function stillShown(
  { store }: Pick<Parts, 'store'>,
  owner: Owner,
  { connectionId, exclude }: SuggestInput,
): Promise<Suggestion[]> {
  const names = new Set(exclude);
  if (names.size === 0) return [];
  const last = await store.suggestions.find(owner.id, connectionId);
  return (last?.suggestions ?? []).filter(({ name }) => names.has(name));
}

function failed(
  error: unknown,
  { isBuiltin, onFailure }: { isBuiltin: boolean; onFailure(error: unknown): void },
): SuggestEvent {
  const known = error instanceof ParleyError ? error : new ParleyError('internal', { cause: error });
  if (known.status >= 500 && !known.code.startsWith('ai_')) onFailure(error);
  const offerBuiltin = !isBuiltin && known.code.startsWith('ai_');
  return { event: 'failed', data: { code: known.code, message: known.message, offerBuiltin } };
}
