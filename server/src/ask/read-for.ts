import type { Execution } from '@parley/contract/ask';
import { ParleyError } from '@parley/contract/errors';
import type { DatabaseSchema } from '@parley/contract/schema';
import type { QuestionRead } from '../ai/port.ts';
import { readQuestion } from '../language/question/question.ts';
import type { Course } from './course.ts';

/**
 * The meanings of a question, read with the question before where it leans on that one. What does not say so is read
 * by itself first: a question of its own must not take over an earlier one's filters.
 */
export async function readFor(course: Course, schema: DatabaseSchema): Promise<QuestionRead | null> {
  const { input, question, previous } = course;
  const before = previous && contextOf(previous, input);
  if (before && question.isFollowUp) return read(course, schema, before);
  const alone = await read(course, schema, null);
  if (!alone || alone.verdict === 'sure' || !before || previous?.reading == null) return alone;
  const together = await read(course, schema, before);
  return together?.verdict === 'sure' ? together : alone;
}

/** What was understood stands for an earlier question that was itself a follow-up. */
function contextOf(previous: Execution, { question, connectionId }: Course['input']): string | null {
  if (previous.connectionId !== connectionId || previous.question === question) return null;
  const isWhole = previous.reading === null || !readQuestion(previous.question).isFollowUp;
  return isWhole ? previous.question : previous.reading;
}

async function read(
  { input, source, provider, receipt, parts, signal }: Course,
  schema: DatabaseSchema,
  previous: string | null,
): Promise<QuestionRead | null> {
  const { question, moment } = input;
  const { dialect, valuesOf } = source;
  const profiles = await source.profiles();
  try {
    const task = { question, previous, dialect, schema, profiles, valuesOf, moment };
    const answered = await provider.readQuestion?.(task, { signal });
    receipt.spend(answered?.usage);
    return answered?.value ?? null;
  } catch (error) {
    if (error instanceof ParleyError || signal.aborted) throw error;
    // A reader that breaks costs its reading only: the nearest tools are still there to choose from.
    parts.onFailure(error);
    return null;
  }
}
