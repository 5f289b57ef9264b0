import type { Execution } from '@parley/contract/ask';
import type { Store } from '../store/store.ts';
import type { QuestionVectors } from './finding/question-vector-cache.ts';
import { learn } from './learning/learn-reading.ts';
import { saveVotedQuestion, type Teaching } from './learning/save-voted-question.ts';

type Parts = {
  store: Pick<Store, 'executions' | 'toolExamples' | 'learnedReadings'>;
  vectorOf: QuestionVectors;
};
type Opinion = Teaching & { execution: Execution; vote: Execution['vote'] };

/**
 * A thumb up makes the question an example of its tool, a thumb down a counter-example, none forgets it. Of a
 * composed answer, a thumb up keeps what was understood, a thumb down forgets why it was taken for that.
 */
export async function recordVote(
  { store, vectorOf }: Parts,
  { execution, vote, ...teaching }: Opinion,
): Promise<void> {
  const { owner } = teaching;
  const { id, question, toolId } = execution;
  await store.executions.vote(owner, id, vote);
  if (vote !== 'up') {
    await store.learnedReadings.forget(owner, id);
    if (vote === 'down' && execution.learned) {
      await store.learnedReadings.forget(owner, execution.learned.executionId);
    }
  } else if (execution.reading !== null && execution.status === 'success') {
    await learn({ store, vectorOf }, teaching, { execution });
  }
  if (vote === null || toolId === null) return store.toolExamples.forget(owner, id);
  await saveVotedQuestion({ store, vectorOf }, teaching, { id, question, toolId, liked: vote === 'up' });
}
