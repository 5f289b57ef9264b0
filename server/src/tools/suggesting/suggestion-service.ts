import type { AiExchange } from '@parley/contract/ai/provider-exchanges';
import type { ProviderName } from '@parley/contract/ai/provider-forms';
import { ParleyError } from '@parley/contract/errors';
import type { SuggestEvent, Suggestion } from '@parley/contract/tools';
import { runsHere } from '../../ai/runs-on-this-machine.ts';
import type { ExchangeRecorder } from '../../records/ai-exchange-recorder.ts';
import type { Owner } from '../../store/acting-member.ts';
import type { Store } from '../../store/store.ts';
import type { OpenToolBuildingContext } from '../tool-building-context.ts';
import { withSchema } from '../tool-building-context.ts';
import type { SuggestInput, Suggestions } from './public-types.ts';
import { suggestTools } from './suggest-tools.ts';

type Parts = {
  store: Pick<Store, 'suggestions'>;
  exchanges: Pick<ExchangeRecorder, 'keep'>;
  open: OpenToolBuildingContext;
  onFailure(error: unknown): void;
};

export function createSuggestionService(parts: Parts): Suggestions {
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
  parts: Parts,
  owner: Owner,
  { input, signal }: { input: SuggestInput; signal: AbortSignal },
): AsyncGenerator<SuggestEvent> {
  const { connectionId, provider } = input;
  const shown: Suggestion[] = [];
  let who = provider;
  let sent: readonly AiExchange[] = [];
  yield { event: 'progress', data: { current: 0, total: 0, message: 'Looking at the database…' } };
  try {
    const context = await parts.open(owner, { connectionId, provider }, signal);
    who = context.provider.name;
    sent = context.exchanges;
    for await (const event of suggestTools(await withSchema(context), input)) {
      if (event.event === 'suggestion') shown.push(event.data);
      if (event.event === 'done') await remember(parts, owner, { input, shown, provider: who });
      yield event;
    }
  } catch (error) {
    if (who) await remember(parts, owner, { input, shown, provider: who }).catch(parts.onFailure);
    yield failed(error, { isHere: runsHere(who), onFailure: parts.onFailure });
  } finally {
    // 'Generate More' adds to what is shown; proposals that were made anew have nothing to do with what left before.
    const more = input.exclude.length > 0 || shown.length === 0;
    await parts.exchanges.keep(owner, { place: { connectionId }, exchanges: sent, more });
  }
}

type Shown = { input: SuggestInput; shown: Suggestion[]; provider: ProviderName };

/** For a reload of the page; where nothing new was shown, what was there before still is. */
async function remember({ store }: Parts, owner: Owner, { input, shown, provider }: Shown): Promise<void> {
  if (shown.length === 0) return;
  const suggestions = [...(await stillShown({ store }, owner, input)), ...shown];
  await store.suggestions.save(owner, input.connectionId, { suggestions, provider });
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
  { isHere, onFailure }: { isHere: boolean; onFailure(error: unknown): void },
): SuggestEvent {
  const known = error instanceof ParleyError ? error : new ParleyError('internal', { cause: error });
  if (known.status >= 500 && !known.code.startsWith('ai_')) onFailure(error);
  const offerBuiltin = !isHere && known.code.startsWith('ai_');
  return { event: 'failed', data: { code: known.code, message: known.message, offerBuiltin } };
}
