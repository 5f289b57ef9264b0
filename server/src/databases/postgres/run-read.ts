import { limits } from '@parley/contract/limits';
import type { QueryResult, ResultColumn } from '@parley/contract/query-result';
import type { ApprovedSql } from '../../guard/approved-sql.ts';
import type { QueryOptions } from '../port.ts';
import type { ResultColumns } from './result-columns.ts';
import { begin, inSession, rollBack } from './run-in-session.ts';
import { bindStatement } from './wire/bind-statement.ts';
import type { Field, StepResult } from './wire/pipeline.ts';
import { type TypedStatement, withRetry } from './wire/retry-prepared-statement.ts';
import type { Session } from './wire/session.ts';
import type { SessionPool } from './wire/session-pool.ts';

export type ReadParts = {
  pool: SessionPool;
  columnsOf: ResultColumns;
  isReusable: boolean;
  typedOf: (fingerprint: string) => TypedStatement;
};

type Read = { fields: readonly Field[]; rows: StepResult['rows']; isCut: boolean };

/** BEGIN READ ONLY, limits, the statement and ROLLBACK in one write; values stay the server's own text. */
export async function query(
  { pool, columnsOf, isReusable, typedOf }: ReadParts,
  statement: ApprovedSql,
  options: QueryOptions,
): Promise<QueryResult> {
  const started = performance.now();
  const mostRows = smaller(options.limits?.rows, limits.query.rows);
  const mostBytes = smaller(options.limits?.bytes, limits.query.bytes);
  const most = { rows: mostRows + 1, bytes: mostBytes };
  const { fields, rows, isCut } = await inSession(pool, { ...options, isReusable }, (session) =>
    withRetry(
      session,
      (isTyped) => readOnce(session, statement, { options, most, isTyped }),
      typedOf(statement.fingerprint),
    ),
  );
  const named = columnsOf(fields);
  const columns = named instanceof Promise ? await named : named;
  const hasMore = rows.length > mostRows;
  if (hasMore) rows.length = mostRows;
  const durationMs = performance.now() - started;
  return { columns, rows, truncated: hasMore ? 'rows' : isCut ? 'bytes' : null, durationMs };
}

type Attempt = { options: QueryOptions; most: { rows: number; bytes: number }; isTyped: boolean };

async function readOnce(session: Session, statement: ApprovedSql, attempt: Attempt): Promise<Read> {
  const { options, most, isTyped } = attempt;
  const main = bindStatement(session, statement, { rows: most.rows, isTyped });
  const known = main.known && main.name ? session.fieldsOf(main.name) : null;
  const before = begin(session, 'read', options);
  const { results, isCut } = await session.run([...before, main, rollBack(session)], most.bytes);
  const result = results[before.length];
  return { fields: result?.fields ?? known ?? [], rows: result?.rows ?? [], isCut };
}

/** The server parses and analyses the statement; nothing of it runs. */
export async function prepare(
  { pool, columnsOf, isReusable }: ReadParts,
  statement: ApprovedSql,
): Promise<ResultColumn[]> {
  const fields = await inSession(pool, { isReusable }, (session) =>
    withRetry(session, (isTyped) => describe(session, statement, isTyped)),
  );
  return columnsOf(fields);
}

async function describe(
  session: Session,
  statement: ApprovedSql,
  isTyped: boolean,
): Promise<readonly Field[]> {
  const before = begin(session, statement.access, {});
  const { name: _, known: __, ...step } = bindStatement(session, statement, { isTyped, mode: 'describe' });
  const { results } = await session.run([...before, step, rollBack(session)]);
  return results[before.length]?.fields ?? [];
}

function smaller(own: number | undefined, ours: number): number {
  return Math.max(0, Math.min(own ?? ours, ours));
}
