import type { Chip, Learned } from '@parley/contract/ask';
import type { QuestionRead, QuestionReading } from '../../ai/port.ts';
import { removeValuesFromQuestion } from '../../language/question/remove-values-from-question.ts';
import { cosine } from '../../platform/text-search/cosine.ts';
import type { LearnedReading } from '../../store/learned-question-types.ts';
import type { AskContext } from '../ask-context-types.ts';

export type Recalled = { reading: QuestionReading; learned: Learned };

/** Less alike, and it is another question; `npm run bench -- learning` shows what it costs and brings. */
const nearest = 0.65;

/**
 * The meaning that the person chose for this question before, or for one that is worded nearly like it. Only what the
 * reader itself thinks possible can be recalled, with the values of today; and where it is sure, or doubts that
 * there is an answer, only the very same question is.
 */
export async function recallReading(context: AskContext, read: QuestionRead): Promise<Recalled | null> {
  const known = await learnedOf(context);
  if (known.length === 0) return null;
  const found = (
    await Promise.all(read.readings.map((reading) => nearestTo(context, reading, known)))
  ).filter((one) => one !== null);
  const [best] = found.toSorted((a, b) => b.alike - a.alike);
  if (!best || best.alike < (read.verdict === 'unsure' ? nearest : same)) return null;
  return { reading: withCorrected(best.reading, best.learned), learned: learnedAs(best.learned) };
}

/** The person has said for some question of this source what it means. */
export async function hasChosenMeanings(context: AskContext): Promise<boolean> {
  return (await learnedOf(context)).length > 0;
}

/** Values that were corrected for this very question, for the tool that answers it. */
export async function recallValues(
  context: AskContext,
  template: string,
  chips: readonly Chip[],
): Promise<{ chips: Chip[]; learned: Learned } | null> {
  const question = removeValuesFromQuestion(
    context.input.question,
    chips.map(({ words }) => words),
  );
  const known = await learnedOf(context);
  const learned = known.find((one) => one.template === template && one.question === question);
  if (!learned || Object.keys(learned.corrected).length === 0) return null;
  const corrected = chips.map((chip): Chip => {
    const value = learned.corrected[chip.parameter.name];
    return value === undefined || isSaid(chip.origin) ? chip : { ...chip, value, origin: 'kept' };
  });
  return { chips: corrected, learned: learnedAs(learned) };
}

async function learnedOf({ owner, input, question, parts }: AskContext): Promise<LearnedReading[]> {
  if (question.isFollowUp) return [];
  return parts.store.learnedReadings.list(owner, input.connectionId);
}

/** For the very same question: above the cosine of any two vectors, which is at most 1. */
const same = 2;

type Near = { reading: QuestionReading; learned: LearnedReading; alike: number };

async function nearestTo(
  context: AskContext,
  reading: QuestionReading,
  known: readonly LearnedReading[],
): Promise<Near | null> {
  const { owner, provider, signal, input, parts } = context;
  const alike = known.filter(({ template }) => template === reading.sql);
  if (alike.length === 0) return null;
  const words = Object.values(reading.values).map((value) => value.words);
  const question = removeValuesFromQuestion(input.question, words);
  const exact = alike.find((one) => one.question === question);
  if (exact) return { reading, learned: exact, alike: same };
  const { vector } = await parts.vectorOf({ owner, provider, question, signal });
  const near = alike.flatMap((learned): Near[] =>
    learned.model === provider.embeddingModel && learned.vector.length === vector.length
      ? [{ reading, learned, alike: cosine(vector, learned.vector) }]
      : [],
  );
  return near.toSorted((a, b) => b.alike - a.alike)[0] ?? null;
}

function withCorrected(reading: QuestionReading, { corrected }: LearnedReading): QuestionReading {
  const values = Object.entries(reading.values).map(([name, read]) => {
    const value = corrected[name];
    return [
      name,
      value === undefined || isSaid(read.origin) ? read : { ...read, value, origin: 'kept' as const },
    ];
  });
  return { ...reading, values: Object.fromEntries(values) };
}

/** What the question says itself is not overruled by what an earlier one meant. */
const isSaid = (origin: Chip['origin']): boolean => origin === 'words';

const learnedAs = ({ corrected, executionId }: LearnedReading): Learned => ({
  from: Object.keys(corrected).length > 0 ? 'corrected' : 'chosen',
  executionId,
});
