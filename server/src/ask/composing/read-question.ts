import type { Execution } from '@parley/contract/ask';
import type { DatabaseSchema } from '@parley/contract/database-schema';
import { ParleyError } from '@parley/contract/errors';
import type { QuestionRead, ReadTask } from '../../ai/port.ts';
import { functionWords } from '../../language/question/function-words.ts';
import { asksWhy } from '../../language/question/is-follow-up.ts';
import { tokens } from '../../platform/text-search/tokenize-and-stem.ts';
import type { Receipt } from '../../records/receipt.ts';
import type { AskContext } from '../ask-context-types.ts';
import { noteContinuedQuestion } from '../note-continued-question.ts';

/**
 * The meanings of a question, read with the question before where it goes on from that one. A question of its own must
 * not take over an earlier one's filters.
 */
export async function readFor(context: AskContext, schema: DatabaseSchema): Promise<QuestionRead | null> {
  const { input, question, previous } = context;
  // What asks for reasons and is not about the answer before is about nothing that was said.
  const earlier = previous && !asksWhy(question.text) ? earlierTurnOf(previous, input, schema) : null;
  if (earlier && question.isFollowUp) return continued(context, await read(context, schema, earlier));
  const own = await readAlone(context, schema);
  if (!earlier || previous?.reading == null || !isBareValue(question.text, own)) return own;
  const together = await read(context, schema, earlier);
  return together?.verdict === 'sure' ? continued(context, together) : own;
}

const readings = new WeakMap<Receipt, Promise<QuestionRead | null>>();

/** Without the question before. Read once, however many stages of an ask want to know. */
export function readAlone(context: AskContext, schema: DatabaseSchema): Promise<QuestionRead | null> {
  const known = readings.get(context.receipt) ?? read(context, schema, alone);
  readings.set(context.receipt, known);
  return known;
}

function continued(context: AskContext, read: QuestionRead | null): QuestionRead | null {
  noteContinuedQuestion(context);
  return read;
}

/** The question before in words, and its meaning where that was read on the same schema. */
export type EarlierTurn = { previous: string | null; before: string | null };

const alone: EarlierTurn = { previous: null, before: null };

/** In words, what was understood stands for an earlier question that was itself a follow-up. */
export function earlierTurnOf(
  previous: Execution,
  { question, connectionId }: AskContext['input'],
  { fingerprint }: DatabaseSchema,
): EarlierTurn | null {
  if (previous.connectionId !== connectionId || previous.question === question) return null;
  const isSameSchema = previous.schemaFingerprint === fingerprint;
  return {
    previous: previous.continues && previous.reading !== null ? previous.reading : previous.question,
    before: (isSameSchema && previous.meaning) || null,
  };
}

export async function readTask(
  { input, source }: AskContext,
  schema: DatabaseSchema,
  earlier: EarlierTurn,
): Promise<ReadTask> {
  const { question, moment } = input;
  const { dialect, valuesOf } = source;
  const profiles = await source.profilesSoon();
  return { question, ...earlier, dialect, schema, profiles, valuesOf, moment };
}

/** 'Norway', after the orders of Sweden: a value, and not a word of what is wanted. */
function isBareValue(question: string, own: QuestionRead | null): boolean {
  const read = Object.values(own?.readings[0]?.values ?? {});
  const values = new Set(read.flatMap(({ words }) => tokens(words ?? '')));
  const said = tokens(question).filter((word) => !functionWords.has(word));
  return said.length > 0 && said.every((word) => values.has(word));
}

async function read(
  context: AskContext,
  schema: DatabaseSchema,
  earlier: EarlierTurn,
): Promise<QuestionRead | null> {
  const { provider, receipt, parts, signal } = context;
  try {
    const task = await readTask(context, schema, earlier);
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
