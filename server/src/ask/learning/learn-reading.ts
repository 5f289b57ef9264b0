import type { Chip, Execution } from '@parley/contract/ask';
import { removeValuesFromQuestion } from '../../language/question/remove-values-from-question.ts';
import type { Store } from '../../store/store.ts';
import type { AskRequest } from '../ask-context-types.ts';
import type { QuestionVectors } from '../finding/question-vector-cache.ts';
import { valuesOf } from '../parameter-chips.ts';
import { saveVotedQuestion, type Teaching, vectorOrNone } from './save-voted-question.ts';

export type LearningParts = { store: Pick<Store, 'learnedReadings'>; vectorOf: QuestionVectors };
type ExampleParts = { store: Pick<Store, 'toolExamples'>; vectorOf: QuestionVectors };

/**
 * What an answer that the person asked for by hand teaches: the meaning or the tool that they chose, or the values that
 * they put in place of guessed ones. What is looked at although the database seems not to hold what is asked for may not
 * have been meant. Whoever only tries other values for what they said themselves corrects nothing.
 */
export async function learnFrom(
  parts: LearningParts & ExampleParts,
  said: Teaching & Pick<AskRequest, 'input'> & { previous: Execution | null },
  execution: Execution,
): Promise<void> {
  const { input, previous } = said;
  if (execution.status !== 'success' || previous?.question !== input.question) return;
  const { id, question, toolId } = execution;
  // As a thumb up would do; a thumb down on that answer takes its place.
  if (toolId !== null && execution.insteadOfComposed)
    await saveVotedQuestion(parts, said, { id, question, toolId, liked: true });
  const corrected = input.values ? correctionsIn(execution.chips, previous.chips) : [];
  const isChosen =
    input.reading !== undefined && input.values === undefined && previous.status !== 'nothing_relevant';
  if (isChosen || corrected.length > 0) await learn(parts, said, { execution, corrected });
}

/**
 * A saved tool in place of meanings that were composed, also where it had to ask for values first. What is used although
 * nothing fits may not have been meant.
 */
export function isInsteadOfComposed(
  { question, toolId, values }: AskRequest['input'],
  previous: Execution | null,
): boolean {
  if (toolId === undefined || previous?.question !== question || previous.continues) return false;
  if (previous.status === 'needs_values' && previous.toolId === toolId)
    return previous.insteadOfComposed === true;
  const wasComposed = previous.status === 'needs_choice' || previous.reading !== null;
  return values === undefined && wasComposed;
}

/** The answer to this question is the one that was meant. */
export async function learn(
  { store, vectorOf }: LearningParts,
  { owner, provider, signal }: Teaching,
  { execution, corrected = [] }: { execution: Execution; corrected?: readonly Chip[] },
): Promise<void> {
  const { id, template, connectionId, chips } = execution;
  // A follow-up means something else after another question.
  if (template === null || connectionId === null || execution.continues) return;
  const question = removeValuesFromQuestion(
    execution.question,
    chips.map(({ words }) => words),
  );
  const vector = await vectorOrNone(vectorOf({ owner, provider, question, signal }));
  await store.learnedReadings.save(owner, {
    executionId: id,
    connectionId,
    question,
    template,
    corrected: valuesOf(corrected),
    model: provider.embeddingModel,
    vector,
  });
}

/** Those that nobody had said before; one that was corrected earlier stays corrected. */
function correctionsIn(chips: readonly Chip[], before: readonly Chip[]): Chip[] {
  const edited = chips.filter(({ origin, parameter }) => {
    const earlier = before.find((chip) => chip.parameter.name === parameter.name);
    return origin === 'edited' && earlier?.origin !== 'words' && earlier?.origin !== 'edited';
  });
  return edited.length === 0 ? [] : [...edited, ...chips.filter(({ origin }) => origin === 'kept')];
}
