import type { Execution } from '@parley/contract/ask';
import { ParleyError } from '@parley/contract/errors';
import type { AiProvider } from '../ai/port.ts';
import type { Owner } from '../store/owner.ts';
import type { Store } from '../store/store.ts';
import { learn } from './learning/learn.ts';
import type { QuestionVectors } from './question-vectors.ts';

type Parts = {
  store: Pick<Store, 'executions' | 'toolExamples' | 'learnedReadings'>;
  vectorOf: QuestionVectors;
};
type Opinion = {
  owner: Owner;
  execution: Execution;
  vote: Execution['vote'];
  provider: AiProvider;
  signal: AbortSignal;
};

/**
 * A thumb up makes the question an example of its tool, a thumb down a counter-example, none forgets it. Of a
 * composed answer, a thumb up keeps what was understood, a thumb down forgets why it was taken for that.
 */
export async function recordVote(
  { store, vectorOf }: Parts,
  { execution, vote, ...opinion }: Opinion,
): Promise<void> {
  const { owner, provider } = opinion;
  const { id, question, toolId } = execution;
  await store.executions.vote(owner, id, vote);
  if (vote !== 'up') {
    await store.learnedReadings.forget(owner, id);
    if (vote === 'down' && execution.learned) {
      await store.learnedReadings.forget(owner, execution.learned.executionId);
    }
  } else if (execution.reading !== null && execution.status === 'success') {
    await learn({ store, vectorOf }, opinion, { execution });
  }
  if (vote === null || toolId === null) return store.toolExamples.forget(owner, id);
  const vector = await vectorOf({ ...opinion, question }).then((known) => known.vector, orNone);
  const model = provider.embeddingModel;
  await store.toolExamples.save(owner, id, { toolId, question, liked: vote === 'up', model, vector });
}

/** An opinion is kept even when the provider is out of reach: its words count without a vector. */
function orNone(error: unknown): Float32Array {
  if (error instanceof ParleyError && error.code !== 'query_cancelled') return new Float32Array();
  throw error;
}
