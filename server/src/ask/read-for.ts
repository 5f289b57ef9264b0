import type { Execution } from '@parley/contract/ask';
import { ParleyError } from '@parley/contract/errors';
import type { DatabaseSchema } from '@parley/contract/schema';
import type { QuestionRead } from '../ai/port.ts';
import { readQuestion } from '../language/question/question.ts';
import type { Course } from './course.ts';
import { namesOnlyValues } from './follow-up.ts';

/**
 * The meanings of a question, read with the question before where it goes on from that one. A question of its own must
 * not take over an earlier one's filters.
 */
export async function readFor(course: Course, schema: DatabaseSchema): Promise<QuestionRead | null> {
  const { input, question, previous } = course;
  const before = previous && contextOf(previous, input);
  if (before && question.isFollowUp) return read(course, schema, before);
  const alone = await read(course, schema, null);
  if (!before || previous?.reading == null || !isBareValue(question.text, alone)) return alone;
  const together = await read(course, schema, before);
  return together?.verdict === 'sure' ? together : alone;
}

/** What was understood stands for an earlier question that was itself a follow-up. */
function contextOf(previous: Execution, { question, connectionId }: Course['input']): string | null {
  if (previous.connectionId !== connectionId || previous.question === question) return null;
  const isPart =
    readQuestion(previous.question).isFollowUp || namesOnlyValues(previous.question, previous.chips);
  return isPart && previous.reading !== null ? previous.reading : previous.question;
}

function isBareValue(question: string, alone: QuestionRead | null): boolean {
  return namesOnlyValues(question, Object.values(alone?.readings[0]?.values ?? {}));
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
    const read = answered?.value ?? null;
    if (read === null)
      parts.onFailure(new Error('The reader cannot be used: its weights are missing or damaged.'));
    return read;
  } catch (error) {
    if (error instanceof ParleyError || signal.aborted) throw error;
    // A reader that breaks costs its reading only: the nearest tools are still there to choose from.
    parts.onFailure(error);
    return null;
  }
}
