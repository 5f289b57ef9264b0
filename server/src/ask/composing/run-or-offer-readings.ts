import type { Execution, Reading } from '@parley/contract/ask';
import type { QueryResult } from '@parley/contract/query-result';
import type { AskContext } from '../ask-context-types.ts';
import { runAnswer, showAnswer } from '../running/run-answer.ts';
import { previewOf } from './preview-of-result.ts';
import type { Composed } from './prove-reading.ts';

/** Runs a reading and shows what it gives. */
export async function runReading(
  context: AskContext,
  reading: Composed,
  others: readonly Reading[],
): Promise<Execution> {
  const { template, chips, missing } = reading;
  showReading(context, reading, others);
  if (missing.length > 0) return context.receipt.close('needs_values');
  return runAnswer(context, aboutOf(reading), { sql: template, chips });
}

function showReading({ receipt, emit }: AskContext, reading: Composed, others: readonly Reading[]): void {
  const { wording, template, chips, meaning, learned } = reading;
  receipt.note({ reading: wording, template, chips, readings: [...others] });
  receipt.note({ ...(meaning && { meaning }), ...(learned && { learned }) });
  emit({ event: 'composed', data: reading });
  if (others.length > 0) emit({ event: 'readings', data: { readings: [...others] } });
}

/** What each gave is shown to choose by and not kept: history holds the rows of answers alone. */
export function askBack({ receipt, emit }: AskContext, readings: Reading[]): Execution {
  receipt.note({ readings: readings.map(({ preview: _, ...kept }) => kept) });
  emit({ event: 'readings', data: { readings } });
  return receipt.close('needs_choice');
}

/** A reading to choose, with what it gave where it was tried. */
export function toOffer(reading: Reading, result: QueryResult | null): Reading {
  if (result === null) return reading;
  return isNothing(result) ? { ...reading, isEmpty: true } : { ...reading, preview: previewOf(result) };
}

const aboutOf = (reading: Reading) => ({ name: thingsOf(reading), description: '' });

/** What the rows are, for the explanation: those of groups are not the things that were counted. */
function thingsOf({ wording, template }: Reading): string {
  return /\bgroup\s+by\b/i.test(template) ? '' : wording.replace(/^number of /i, '');
}

/** The answer of a reading that has been run. */
export function showResult(
  context: AskContext,
  reading: Composed,
  { others, result }: { others: readonly Reading[]; result: QueryResult },
): Promise<Execution> {
  const { template, chips } = reading;
  showReading(context, reading, others);
  return showAnswer(context, aboutOf(reading), { sql: template, chips, result });
}

/** No rows, or nothing in them but NULL and zero. */
export const isNothing = ({ rows }: QueryResult): boolean =>
  rows.every((row) => row.every((cell) => cell === null || Number(cell) === 0));
