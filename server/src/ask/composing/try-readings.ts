import type { Execution, Reading } from '@parley/contract/ask';
import { askLimits } from '@parley/contract/ask';
import type { DatabaseSchema } from '@parley/contract/database-schema';
import { ParleyError } from '@parley/contract/errors';
import type { QueryResult } from '@parley/contract/query-result';
import type { QuestionRead, QuestionReading, TrialResult } from '../../ai/port.ts';
import { scaleTimeLimit } from '../../platform/scale-time-limit.ts';
import type { AskContext } from '../ask-context-types.ts';
import { proposalOf } from '../running/run-statement.ts';
import {
  type Composed,
  farFetched,
  orTurnedDown,
  prove,
  withoutMissing,
  withValuesFound,
} from './prove-reading.ts';
import { askBack, isNothing, runReading, showResult, toOffer } from './run-or-offer-readings.ts';

/** Those that are run one after the other may take so long together; one that takes longer is judged by its words. */
const timeLimit = scaleTimeLimit(2_000);

/** A reading that nothing is left to choose from is shown from here on: four in five are right. */
const onlyFrom = 0.6;

type Tried = { reading: Composed | null; result: QueryResult | 'failed' | null };

/**
 * Where the words leave open which reading is meant, the likeliest are run: those that give the same are one answer,
 * and what is left may be clear. Otherwise the person chooses between readings that give different things. null: the
 * database turned all of them down, or seems not to hold what is asked for.
 */
export async function tryReadings(
  context: AskContext,
  schema: DatabaseSchema,
  read: QuestionRead,
): Promise<Execution | null> {
  const { readings } = read.trial;
  const proven = await context.stage('guard', () =>
    Promise.all(readings.map((one) => prove(context, schema, one))),
  );
  const results = await context.stage('run', () => runAll(context, proven));
  const tried = new Map(
    readings.map((one, at): [string, Tried] => [
      keyOf(one),
      { reading: proven[at] ?? null, result: results[at] ?? null },
    ]),
  );
  const judged = read.trial.judge(results.map(toTrialResult));
  const offered = await offeredOf(context, schema, { readings: judged.readings, tried });
  const [first, ...others] = offered;
  if (first === undefined || judged.verdict === 'unanswerable') return null;
  const { result, reading } = first;
  const isLikely = (judged.readings[0]?.confidence ?? 0) >= onlyFrom;
  const isSure = judged.verdict === 'sure';
  const isShown = isSure || (isLikely && others.length === 0);
  if (first.isFirst && isShown && result !== null && !isNothing(result)) {
    return showResult(context, reading, { others: others.map(toReading), result });
  }
  const mayBeNothing = first.isFirst && (isSure || isLikely) && isEmpty(first);
  // What is chosen on the page is chosen by what it gives; an agent is told the words alone.
  const known =
    context.door === 'web' || mayBeNothing ? withoutSame(await allTried(context, offered)) : offered;
  if (known.length === 0) return null;
  if (first.isFirst && isLikely && known.length === 1 && result !== null && !isNothing(result)) {
    return showResult(context, reading, { others: [], result });
  }
  if (mayBeNothing && result !== null && known.every(isEmpty)) {
    return showNothing(context, await withValuesFound(context, schema, reading), {
      others: others.map(toReading),
      result,
    });
  }
  return askBack(
    context,
    nothingLast(known).map((one) => toOffer(toReading(one), one.result)),
  );
}

/** What is offered is run, too, where it was not among the likeliest; what the database turns down is left out. */
async function allTried(context: AskContext, offered: readonly Offered[]): Promise<Offered[]> {
  const untried = offered.filter(({ isTried }) => !isTried);
  const results = await resultsOf(
    context,
    untried.map(({ reading }) => reading),
  );
  return offered.flatMap((one) => {
    const result = one.isTried ? one.result : (results[untried.indexOf(one)] ?? null);
    return result === 'failed' ? [] : [{ ...one, result }];
  });
}

/** Of those that give the same rows, in whichever order of rows and columns, nobody need choose one; of rows cut off nobody can tell. */
function withoutSame(offered: readonly Offered[]): Offered[] {
  const seen = new Set<string>();
  return offered.filter(({ result }) => {
    if (result === null || result.truncated !== null || isNothing(result)) return true;
    const rows = JSON.stringify(result.rows.map((row) => JSON.stringify(row.toSorted())).toSorted());
    const isNew = !seen.has(rows);
    seen.add(rows);
    return isNew;
  });
}

/** Somebody who asks for a value that no row has is asked for another. */
export function showNothing(
  context: AskContext,
  reading: Composed,
  { others, result }: { others: readonly Reading[]; result: QueryResult },
): Promise<Execution> {
  if (reading.missing.length > 0) return runReading(context, reading, others);
  return showResult(context, reading, { others, result });
}

export function nothingLast<T extends Pick<Offered, 'result'>>(offered: readonly T[]): T[] {
  return [...offered.filter((one) => !isEmpty(one)), ...offered.filter(isEmpty)];
}

/** Whichever is meant, there is nothing of it: nobody need choose. */
const isEmpty = ({ result }: Pick<Offered, 'result'>): boolean => result !== null && isNothing(result);

/** What each of them gives; null where it takes too long. Only a choice is shown by it: trouble costs the preview alone. */
export async function resultsOf(
  context: AskContext,
  readings: readonly (Reading & Partial<Composed>)[],
): Promise<(QueryResult | 'failed' | null)[]> {
  try {
    return await runAll(
      context,
      readings.map((one) => ({ ...one, missing: one.missing ?? [] })),
    );
  } catch (error) {
    if (context.signal.aborted || !(error instanceof ParleyError)) throw error;
    return readings.map(() => null);
  }
}

const keyOf = ({ sql, wording }: QuestionReading): string => JSON.stringify([sql, wording]);

const toReading = ({ reading }: Offered): Reading => withoutMissing(reading);

const toTrialResult = (result: QueryResult | 'failed' | null): TrialResult =>
  result === null || result === 'failed' ? result : { rows: result.rows, columns: result.columns.length };

/** One after the other: the person's own queries need the places that are left. */
async function runAll(
  context: AskContext,
  proven: readonly (Composed | null)[],
): Promise<(QueryResult | 'failed' | null)[]> {
  const soon = AbortSignal.timeout(timeLimit);
  const results: (QueryResult | 'failed' | null)[] = [];
  for (const reading of proven) {
    if (reading === null) results.push('failed');
    else if (reading.missing.length > 0 || soon.aborted) results.push(null);
    else results.push(await runSoon(context, reading, soon));
  }
  return results;
}

/** null: it took too long. */
export async function runSoon(
  { source, signal: whole }: AskContext,
  { template, chips }: Composed,
  soon: AbortSignal,
): Promise<QueryResult | 'failed' | null> {
  try {
    const result = await orTurnedDown(() =>
      source.use(async (database, signal) => {
        const approved = await database.approveRead(proposalOf({ sql: template, chips }));
        return database.query(approved, { signal: AbortSignal.any([signal, soon]) });
      }),
    );
    return result ?? 'failed';
  } catch (error) {
    if (soon.aborted && !whole.aborted && error instanceof ParleyError) return null;
    throw error;
  }
}

type Offered = { reading: Composed; result: QueryResult | null; isFirst: boolean; isTried: boolean };

/** The readings worth anybody's time that the database accepts, the likeliest first. */
async function offeredOf(
  context: AskContext,
  schema: DatabaseSchema,
  { readings, tried }: { readings: readonly QuestionReading[]; tried: ReadonlyMap<string, Tried> },
): Promise<Offered[]> {
  const offered: Offered[] = [];
  for (const [at, one] of readings.entries()) {
    if (one.confidence < farFetched || offered.length === askLimits.readings) break;
    const known = tried.get(keyOf(one));
    if (known?.result === 'failed') continue;
    const reading = known ? known.reading : await prove(context, schema, one);
    if (!reading) continue;
    const isTried = known !== undefined;
    offered.push({ reading, result: known?.result ?? null, isFirst: at === 0, isTried });
  }
  return offered;
}
