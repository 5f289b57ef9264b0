import { limits } from '@parley/contract/limits';
import type { QueryResult, ResultColumn } from '@parley/contract/query-result';
import type { ApprovedSql } from '../../guard/approved-sql.ts';
import type { QueryOptions, ResultBatch } from '../port.ts';
import type { Row } from '../postgres/text-row-type.ts';
import { formOf } from './describe-statement.ts';
import { parseRecord } from './parse-record.ts';
import { type ProjectSession, ValueTooLarge } from './project-session.ts';
import { type Bound, retryWithTypes } from './retry-with-types.ts';

export type ProjectReadParts = {
  session: ProjectSession;
  /** Asked at the same time as the rows; what was found out once is kept for a while. */
  columnsOf(statement: ApprovedSql, options: QueryOptions): Promise<ResultColumn[]>;
};

type Read = { rows: Row[]; truncated: QueryResult['truncated'] };

export async function query(
  { session, columnsOf }: ProjectReadParts,
  statement: ApprovedSql,
  options: QueryOptions,
): Promise<QueryResult> {
  const started = performance.now();
  const { text, alone } = await formOf(statement);
  const whole = alone ? readAlone : readRows;
  const [columns, { rows, truncated }] = await together(options, (linked) => [
    options.rowsOnly ? null : columnsOf(statement, linked),
    retryWithTypes({ text, values: statement.values }, (bound) => whole(session, bound, linked)),
  ]);
  const shaped = columns?.length === 0 ? rows.map(() => []) : rows;
  return { columns: columns ?? [], rows: shaped, truncated, durationMs: performance.now() - started };
}

/** When one of the two fails, nobody waits for the other any more. */
async function together<A, B>(
  options: QueryOptions,
  start: (linked: QueryOptions) => [Promise<A> | null, Promise<B>],
): Promise<[A | null, B]> {
  const ending = new AbortController();
  const signal = AbortSignal.any([ending.signal, ...(options.signal ? [options.signal] : [])]);
  try {
    return await Promise.all(start({ ...options, signal }));
  } finally {
    ending.abort();
  }
}

async function readRows(session: ProjectSession, bound: Bound, options: QueryOptions): Promise<Read> {
  const most = mostOf(options);
  const rows: Row[] = [];
  let bytes = 0;
  const statement = { ...bound, text: rowsQuery(bound.text, most.rows + 1), access: 'read' } as const;
  const bounded = { ...options, limits: { ...options.limits, bytes: most.bytes } };
  try {
    for await (const batch of session.rows(statement, bounded)) {
      for (const value of batch) {
        bytes += Buffer.byteLength(value);
        if (bytes > most.bytes) return { rows, truncated: 'bytes' };
        if (rows.length === most.rows) return { rows, truncated: 'rows' };
        rows.push(parseRecord(value));
      }
    }
  } catch (error) {
    if (error instanceof ValueTooLarge) return { rows, truncated: 'bytes' };
    throw error;
  }
  return { rows, truncated: null };
}

/** EXPLAIN and SHOW: one column, and few rows. */
async function readAlone(session: ProjectSession, bound: Bound, options: QueryOptions): Promise<Read> {
  const answer = await session.json({ ...bound, access: 'read' }, options);
  const rows = answer.map((row) => Object.values(row).slice(0, 1).map(asText));
  return { rows, truncated: null };
}

function asText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** One call, whose answer is taken apart while it arrives. The service itself holds the whole of it. */
export async function* stream(
  { session, columnsOf }: ProjectReadParts,
  statement: ApprovedSql,
  options: QueryOptions,
): AsyncGenerator<ResultBatch> {
  const columns = await columnsOf(statement, options);
  const { text, alone } = await formOf(statement);
  if (alone) {
    const { rows } = await retryWithTypes({ text, values: statement.values }, (bound) =>
      readAlone(session, bound, options),
    );
    yield { columns, rows };
    return;
  }
  const most = options.limits?.rows ?? null;
  const { first, rest } = await retryWithTypes({ text, values: statement.values }, async (bound) => {
    const batches = session.rows({ ...bound, text: rowsQuery(bound.text, most), access: 'read' }, options);
    const { value } = await batches.next();
    return { first: value ?? [], rest: batches };
  });
  try {
    yield { columns, rows: first.map(parseRecord) };
    for await (const batch of rest) yield { rows: batch.map(parseRecord) };
  } finally {
    // Whoever leaves after the first batch has not begun with the rest.
    await rest.return(undefined);
  }
}

function rowsQuery(text: string, most: number | null): string {
  const limit = most === null ? '' : ` LIMIT ${most}`;
  return `SELECT "parley row"::pg_catalog.text AS r FROM (\n${text}\n) AS "parley row"${limit}`;
}

function mostOf({ limits: own }: QueryOptions): { rows: number; bytes: number } {
  const smaller = (asked: number | undefined, ours: number) => Math.max(0, Math.min(asked ?? ours, ours));
  return { rows: smaller(own?.rows, limits.query.rows), bytes: smaller(own?.bytes, limits.query.bytes) };
}
