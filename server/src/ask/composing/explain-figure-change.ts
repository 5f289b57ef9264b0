import type { Execution } from '@parley/contract/ask';
import { askMessages } from '@parley/contract/ask';
import type { DatabaseSchema } from '@parley/contract/database-schema';
import type { QueryResult } from '@parley/contract/query-result';
import type { ChangeRead, QuestionReading } from '../../ai/port.ts';
import { asksWhy } from '../../language/question/is-follow-up.ts';
import { scaleTimeLimit } from '../../platform/scale-time-limit.ts';
import type { AskContext } from '../ask-context-types.ts';
import { noteContinuedQuestion } from '../note-continued-question.ts';
import { type Composed, prove } from './prove-reading.ts';
import { earlierTurnOf, readTask } from './read-question.ts';
import { showResult } from './run-or-offer-readings.ts';
import { runSoon } from './try-readings.ts';

/** All statements together may take so long; a column that takes longer is left out. */
const timeLimit = scaleTimeLimit(3_000);

const reasons = {
  'no figure': askMessages.changeOfNothing,
  'no period': askMessages.changeWithoutPeriod,
  'no dimension': askMessages.changeUnexplained,
} as const;

type Ran = { reading: Composed; result: QueryResult };

/**
 * 'Why so low in July?' after an answer: the same figure for that period and the one before it, broken down by the
 * column that explains most of the difference. `why`: what stands in the way. null: the question is not about that.
 */
export async function explainChange(
  context: AskContext,
  schema: DatabaseSchema,
): Promise<Execution | { why: string } | null> {
  const { stage } = context;
  if (!asksWhy(context.question.text) || context.input.reading !== undefined) return null;
  const read = await stage('compose', () => readChange(context, schema));
  if (read === null || (read.kind === 'none' && read.why === 'another question')) return null;
  noteContinuedQuestion(context);
  if (read.kind === 'none') return { why: reasons[read.why as keyof typeof reasons] };
  const soon = AbortSignal.timeout(timeLimit);
  const found = await stage('run', () => mostTelling(context, schema, { read, soon }));
  if (found === null)
    return { why: soon.aborted ? askMessages.changeTooSlow : askMessages.changeUnexplained };
  const { meaning } = context.previous ?? {};
  // What comes next is about the figure again, not about what it differed by.
  const reading = { ...withoutMeaning(found.reading), ...(meaning && { meaning }) };
  return showResult(context, reading, { others: [], result: found.result });
}

const withoutMeaning = ({ meaning: _, ...reading }: Composed): Composed => reading;

async function readChange(context: AskContext, schema: DatabaseSchema): Promise<ChangeRead | null> {
  const { input, previous, provider, signal, receipt } = context;
  const earlier = previous && earlierTurnOf(previous, input, schema);
  if (!earlier || !provider.readChange) return null;
  const answered = await provider.readChange(await readTask(context, schema, earlier), { signal });
  receipt.spend(answered.usage);
  return answered.value;
}

type Comparing = { read: Extract<ChangeRead, { kind: 'change' }>; soon: AbortSignal };

async function mostTelling(
  context: AskContext,
  schema: DatabaseSchema,
  { read, soon }: Comparing,
): Promise<Ran | null> {
  const run = async (one: QuestionReading): Promise<Ran | null> => {
    const reading = soon.aborted ? null : await prove(context, schema, one);
    const result = reading && reading.missing.length === 0 ? await runSoon(context, reading, soon) : null;
    return reading === null || result === null || result === 'failed' ? null : { reading, result };
  };
  const total = await run(read.total);
  const [now = 0, before = 0] = (total?.result.rows[0] ?? []).map(Number);
  if (total === null || (now === 0 && before === 0)) return null;
  const tried: Ran[] = [];
  // One after the other: the person's own queries need the places that are left.
  for (const { fallen, risen } of read.breakdowns) {
    const ran = await run(now < before ? fallen : risen);
    if (ran !== null && ran.result.rows.length > 1) tried.push(ran);
  }
  const told = tried.map((ran) => ({ ran, score: unevenness(ran.result) }));
  return told.toSorted((left, right) => right.score - left.score)[0]?.ran ?? null;
}

/**
 * How far the parts are from all having changed alike, which would explain nothing. By chance alone that grows with the
 * square root of the number of parts.
 */
export function unevenness({ rows }: Pick<QueryResult, 'rows'>): number {
  const parts = rows
    .map((row) => row.slice(-3).map(Number))
    .map(([now = 0, before = 0]) => ({ now, before }));
  const sum = (of: (part: { now: number; before: number }) => number) =>
    parts.reduce((whole, part) => whole + of(part), 0);
  const before = sum((part) => part.before);
  const change = sum((part) => part.now - part.before);
  const expected = (part: { before: number }) =>
    before === 0 ? change / parts.length : (change * part.before) / before;
  return sum((part) => Math.abs(part.now - part.before - expected(part))) / Math.sqrt(parts.length);
}
