import type { Chip } from '@parley/contract/ask';
import { ParleyError } from '@parley/contract/errors';
import type { ColumnMeaning, QueryResult } from '@parley/contract/query-result';
import { addDays, daySpanBefore } from '@parley/contract/results/day-span';
import { scaleTimeLimit } from '../../platform/scale-time-limit.ts';
import type { AskContext } from '../ask-context-types.ts';
import { readBounds } from '../column-meaning/annotate-result-columns.ts';
import { proposalOf } from '../running/run-statement.ts';

/** Nobody waits long for what was not asked for. */
const timeLimit = scaleTimeLimit(1_000);
const comparable: ReadonlySet<ColumnMeaning['role']> = new Set([
  'count',
  'total',
  'average',
  'percentage',
  'ratio',
]);

type Ran = { sql: string; chips: readonly Chip[]; result: QueryResult };

/**
 * A number alone says little: with it comes what it was over the days before, from the same statement with other
 * days. What cannot be had in a moment is left out.
 */
export async function withPreviousPeriod(
  context: AskContext,
  { sql, chips, result }: Ran,
): Promise<QueryResult> {
  const [column, ...others] = result.columns;
  const meaning = column?.meaning;
  const isAlone = others.length === 0 && result.rows.length === 1 && result.rows[0]?.[0] != null;
  const bounds = isAlone && context.door === 'web' ? readBounds(context.source.dialect, sql) : undefined;
  if (!bounds || !meaning?.during || !comparable.has(meaning.role)) return result;
  const { now, before } = daySpanBefore(meaning.during, localDay(context.input.moment));
  const last = bounds.isIncluded ? before.to : addDays(before.to, 1);
  const earlier = chips.map((chip) => {
    if (chip.parameter.name === bounds.from) return { ...chip, value: before.from };
    return chip.parameter.name === bounds.to ? { ...chip, value: last } : chip;
  });
  const value = await earlierValue(context, sql, earlier);
  if (value === null || column === undefined) return result;
  return {
    ...result,
    columns: [{ ...column, meaning: { ...meaning, during: now, before: { value, during: before } } }],
  };
}

async function earlierValue(
  { source, signal }: AskContext,
  sql: string,
  chips: readonly Chip[],
): Promise<string | null> {
  const soon = AbortSignal.any([signal, AbortSignal.timeout(timeLimit)]);
  try {
    const { rows } = await source.use(async (database) =>
      database.query(await database.approveRead(proposalOf({ sql, chips })), { signal: soon }),
    );
    return rows[0]?.[0] ?? null;
  } catch (error) {
    if (error instanceof ParleyError && !signal.aborted) return null;
    throw error;
  }
}

function localDay({ now, timeZone }: AskContext['input']['moment']): string {
  return new Date(now).toLocaleDateString('sv-SE', { timeZone });
}
