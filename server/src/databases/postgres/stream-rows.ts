import { ParleyError } from '@parley/contract/errors';
import type { ApprovedSql } from '../../guard/approved-sql.ts';
import type { QueryOptions, ResultBatch } from '../port.ts';
import { begin, leave, watched, withLimits } from './run-in-session.ts';
import type { ReadParts } from './run-read.ts';
import type { Row } from './text-row-type.ts';
import { bindStatement } from './wire/bind-statement.ts';
import type { Field } from './wire/pipeline.ts';
import { withRetry } from './wire/retry-prepared-statement.ts';
import type { Ran, Session } from './wire/session.ts';

/** Batches grow and shrink towards this many bytes, whatever the width of a row. */
const aim = 262_144;
const firstRows = 50;
const mostRows = 5_000;
/** One batch may hold a few very wide rows, but no server can fill our memory with one. */
const mostBytes = 64 * 1_048_576;

const portal = 'parley_stream';

type Fetched = { rows: Row[]; fields: readonly Field[]; isDone: boolean };

/**
 * A portal that is read batch by batch; the server works no further than it is asked to. The limit on time holds
 * for each batch, and a reader that pauses for too long is left by the server.
 */
export async function* stream(
  reading: ReadParts,
  statement: ApprovedSql,
  options: QueryOptions,
): AsyncGenerator<ResultBatch> {
  const { pool, columnsOf, isReusable } = reading;
  const session = await pool.lease(options.signal);
  try {
    let left = options.limits?.rows ?? Number.POSITIVE_INFINITY;
    const first = () => withRetry(session, (isTyped) => open(session, statement, { ...options, isTyped }));
    let batch = await watched(session, options, isReusable ? withLimits(first) : first);
    yield { columns: await columnsOf(batch.fields), rows: batch.rows.slice(0, left) };
    while (!batch.isDone && left > batch.rows.length) {
      left -= batch.rows.length;
      const rows = Math.min(left, nextSize(batch.rows));
      batch = await watched(session, options, () => fetchBatch(session, rows));
      if (batch.rows.length > 0) yield { rows: batch.rows };
    }
  } finally {
    await leave(pool, session, isReusable);
  }
}

async function open(
  session: Session,
  statement: ApprovedSql,
  { isTyped, ...options }: QueryOptions & { isTyped: boolean },
): Promise<Fetched> {
  const before = begin(session, 'read', options);
  const {
    name: _,
    known: __,
    ...main
  } = bindStatement(session, statement, { rows: firstRows, portal, isTyped });
  return fetched(await session.run([...before, main], mostBytes), before.length);
}

async function fetchBatch(session: Session, rows: number): Promise<Fetched> {
  return fetched(await session.run([{ text: '', mode: 'fetch', portal, rows }], mostBytes), 0);
}

function fetched({ results, isCut }: Ran, at: number): Fetched {
  if (isCut)
    throw new ParleyError('sql_failed', { values: { reason: 'its rows are too large to hand over.' } });
  const { rows = [], fields = null, tag = null } = results[at] ?? {};
  return { rows, fields: fields ?? [], isDone: tag !== null };
}

function nextSize(rows: readonly Row[]): number {
  const letters = rows.reduce(
    (sum, row) => sum + row.reduce((width, value) => width + (value?.length ?? 0), 0),
    0,
  );
  const width = Math.max(16, letters / Math.max(1, rows.length));
  return Math.max(1, Math.min(mostRows, Math.round(aim / width)));
}
