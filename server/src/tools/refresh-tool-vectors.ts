import type { AiProvider } from '../ai/port.ts';
import type { Owner } from '../store/acting-member.ts';
import type { Store } from '../store/store.ts';
import { embedTools, isFresh } from './embed-tools.ts';

type Parts = { store: Pick<Store, 'tools' | 'catalogueStamp'> };
export type RefreshVectors = (owner: Owner, provider: AiProvider, signal: AbortSignal) => Promise<string>;

const mostKept = 1_000;

/**
 * Gives every tool a vector in the provider's own space: after a change of provider, of its model, or of a tool's
 * words. Whose tools have not changed since is not looked at again. Gives the stamp that the catalogue has then.
 */
export function createRefreshToolVectors({ store }: Parts): RefreshVectors {
  const done = new Map<string, string>();
  return async (owner, provider, signal) => {
    const stampNow = async () => `${provider.embeddingModel} ${await store.catalogueStamp(owner.id)}`;
    const before = await stampNow();
    if (done.get(owner.id) === before) return before;
    // All of the space's, whoever asks: what is done is remembered for the space.
    const [tools, vectors] = await Promise.all([
      store.tools.list({ ...owner, role: 'maker' }),
      store.tools.vectors(owner.id),
    ]);
    const stale = tools.filter((tool) => !isFresh(vectors.get(tool.id), tool, provider));
    const fresh = await embedTools(provider, stale, signal);
    for (const [index, tool] of stale.entries()) {
      const embedding = fresh[index];
      if (embedding) await store.tools.saveVector(owner, tool.id, embedding);
    }
    if (done.size >= mostKept) done.clear();
    // A stamp taken before the writing would be out of date at once.
    const after = stale.length > 0 ? await stampNow() : before;
    done.set(owner.id, after);
    return after;
  };
}
