import type { Execution } from '@parley/contract/ask';
import { ParleyError } from '@parley/contract/errors';
import type { AiProvider } from '../ai/port.ts';
import type { Owner } from '../store/owner.ts';
import type { Store } from '../store/store.ts';

type Parts = { store: Pick<Store, 'executions' | 'toolExamples'> };
type Opinion = {
  owner: Owner;
  execution: Execution;
  vote: Execution['vote'];
  provider: AiProvider;
  signal: AbortSignal;
};

/** A thumb up makes the question an example of its tool, a thumb down a counter-example, none forgets it. */
export async function teach(
  { store }: Parts,
  { owner, execution, vote, provider, signal }: Opinion,
): Promise<void> {
  const { id, question, toolId } = execution;
  await store.executions.vote(owner.id, id, vote);
  if (vote === null || toolId === null) return store.toolExamples.forget(owner.id, id);
  const { model, vector } = await embedded(provider, question, signal);
  await store.toolExamples.save(owner, id, { toolId, question, liked: vote === 'up', model, vector });
}

/** An opinion is kept even when the provider is out of reach: its words count without a vector. */
async function embedded(provider: AiProvider, question: string, signal: AbortSignal) {
  try {
    const { value } = await provider.embed([question], { signal });
    return { model: value.model, vector: value.vectors[0] ?? new Float32Array() };
  } catch (error) {
    if (!(error instanceof ParleyError) || error.code === 'query_cancelled') throw error;
    return { model: provider.embeddingModel, vector: new Float32Array() };
  }
}
