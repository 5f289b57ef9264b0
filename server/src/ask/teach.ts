import type { Execution } from '@parley/contract/ask';
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
  const { value } = await provider.embed([question], { signal });
  const vector = value.vectors[0] ?? new Float32Array();
  await store.toolExamples.save(owner, id, {
    toolId,
    question,
    liked: vote === 'up',
    model: value.model,
    vector,
  });
}
