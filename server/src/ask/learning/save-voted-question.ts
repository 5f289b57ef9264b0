import type { Execution } from '@parley/contract/ask';
import { ParleyError } from '@parley/contract/errors';
import type { AiProvider } from '../../ai/port.ts';
import type { Owner } from '../../store/acting-member.ts';
import type { Store } from '../../store/store.ts';
import type { QuestionVectors } from '../finding/question-vector-cache.ts';

type Parts = { store: Pick<Store, 'toolExamples'>; vectorOf: QuestionVectors };
export type Teaching = { owner: Owner; provider: AiProvider; signal: AbortSignal };

/** The question becomes an example of its tool, or a counter-example where the answer was not liked. */
export async function saveVotedQuestion(
  { store, vectorOf }: Parts,
  { owner, provider, signal }: Teaching,
  { id, question, toolId, liked }: Pick<Execution, 'id' | 'question'> & { toolId: string; liked: boolean },
): Promise<void> {
  const vector = await vectorOrNone(vectorOf({ owner, provider, question, signal }));
  const model = provider.embeddingModel;
  await store.toolExamples.save(owner, id, { toolId, question, liked, model, vector });
}

/** What was said is kept even when the provider is out of reach: its words count without a vector. */
export async function vectorOrNone(found: ReturnType<QuestionVectors>): Promise<Float32Array> {
  try {
    return (await found).vector;
  } catch (error) {
    if (error instanceof ParleyError && error.code !== 'query_cancelled') return new Float32Array();
    throw error;
  }
}
