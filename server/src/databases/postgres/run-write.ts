import { ParleyError } from '@parley/contract/errors';
import { limits } from '@parley/contract/limits';
import type { QueryResult } from '@parley/contract/query-result';
import type { Target } from '../../guard/analyse-postgres-statement.ts';
import type { ApprovedSql } from '../../guard/approved-sql.ts';
import type { QueryOptions, Rehearsal } from '../port.ts';
import type { ServerTarget } from '../server-target.ts';
import { askWhetherCommitHappened } from './ask-whether-commit-happened.ts';
import { codeOf, isAnswered } from './map-database-errors.ts';
import { keyQuery, qualified, sampled, sampleOf, sampleRows } from './rehearsal-sample.ts';
import type { ResultColumns } from './result-columns.ts';
import { begin, inSession } from './run-in-session.ts';
import type { Row } from './text-row-type.ts';
import { bindStatement } from './wire/bind-statement.ts';
import { withRetry } from './wire/retry-prepared-statement.ts';
import type { Session } from './wire/session.ts';
import type { SessionPool } from './wire/session-pool.ts';

export type WriteParts = { pool: SessionPool; columnsOf: ResultColumns };

/** A write, and the table it goes to. */
export type Write = { statement: ApprovedSql; target: Target };

/** Triggers and rules of the database's own run with a write: no session is used again after one. */
const isReusable = false;

/** Runs the write once, in a transaction that is rolled back whatever happens. */
export async function rehearse(
  { pool, columnsOf }: WriteParts,
  write: Write,
  options: QueryOptions,
): Promise<Rehearsal> {
  const started = performance.now();
  const canSample = !write.target.returns && write.target.action !== 'merge';
  const found = await inSession(pool, { ...options, isReusable }, (session) =>
    canSample ? rehearseWithSample(session, write, options) : rehearsePlainly(session, write, options),
  );
  const columns = await columnsOf(found.fields);
  const shown = (rows: Row[] | null): QueryResult | null =>
    rows && { columns, rows, truncated: null, durationMs: performance.now() - started };
  return { rowsAffected: found.rowsAffected, before: shown(found.before), after: shown(found.after) };
}

/** A table with rules cannot be written as part of a read, and a role that may write need not be able to read. */
const sampleRefused = new Set(['0A000', '42501']);

type Rehearsed = {
  rowsAffected: number;
  before: Row[] | null;
  after: Row[] | null;
  fields: Executed['fields'];
};

async function rehearseWithSample(
  session: Session,
  { statement, target }: Write,
  options: QueryOptions,
): Promise<Rehearsed> {
  const keys = await session.run([{ text: keyQuery, values: [qualified(target)] }]);
  const key = keys.results[0]?.rows.map(([name]) => name ?? '') ?? [];
  const text = sampled(target, key);
  try {
    const { rows, fields } = await execute(session, { ...statement, text, fingerprint: '' }, options);
    await rolledBack(session);
    return { ...sampleOf(rows, target.action, key.length > 0), fields: fields.slice(2) };
  } catch (error) {
    if (!sampleRefused.has(codeOf(error)) || !(await session.rollBack())) throw error;
    return rehearsePlainly(session, { statement, target }, options);
  }
}

/** A write that gives rows of its own, or one that cannot be part of a read. */
async function rehearsePlainly(
  session: Session,
  { statement }: Write,
  options: QueryOptions,
): Promise<Rehearsed> {
  const { rows, fields, rowsAffected } = await execute(session, statement, options);
  await rolledBack(session);
  const after = fields.length > 0 ? rows.slice(0, sampleRows) : null;
  return { rowsAffected, before: null, after, fields };
}

export type Committing = { pool: SessionPool; place: ServerTarget };

/** Part of the rehearsal: without an answer to it, nobody knows that nothing was changed. */
async function rolledBack(session: Session): Promise<void> {
  if (!(await session.rollBack())) throw new Error('The server did not say that it rolled back.');
}

/** The transaction ends for good only after the count has been compared. */
export async function write(
  { pool, place }: Committing,
  statement: ApprovedSql,
  { expectedRows, ...options }: QueryOptions & { expectedRows: number },
): Promise<{ rowsAffected: number }> {
  return inSession(pool, { ...options, isReusable }, async (session) => {
    const { rowsAffected, transaction } = await execute(session, statement, { ...options, isNamed: true });
    if (rowsAffected !== expectedRows) {
      await session.rollBack();
      const values = { expected: expectedRows, actual: rowsAffected };
      throw new ParleyError('rehearsal_differs', { values });
    }
    await commit(session, place, transaction);
    return { rowsAffected };
  });
}

async function commit(session: Session, place: ServerTarget, transaction: string | null): Promise<void> {
  const { results } = await session.run([{ text: 'COMMIT' }]).catch(async (error: unknown) => {
    // What the server itself refuses has been rolled back; without its word nobody knows.
    if (isAnswered(error)) throw error;
    const happened = await askWhetherCommitHappened(place, transaction);
    if (happened === null) throw new ParleyError('write_outcome_unknown', { cause: error });
    if (!happened) {
      const reason = 'The connection broke before the change was committed. Nothing was changed.';
      throw new ParleyError('connection_failed', { values: { reason }, cause: error });
    }
    return { results: [{ tag: 'COMMIT' }] };
  });
  // A transaction that has failed answers COMMIT with ROLLBACK, and not with an error.
  if (results[0]?.tag !== 'COMMIT') throw new Error('The transaction was rolled back.');
}

type Executed = {
  rows: Row[];
  fields: Parameters<ResultColumns>[0];
  rowsAffected: number;
  /** The server's number of the transaction; null where it has none to give. */
  transaction: string | null;
};

type Execution = QueryOptions & {
  /** The transaction's number is asked for, so that its end can be looked up from another connection. */
  isNamed?: boolean;
};

/** `txid_status`, which looks a transaction up, came with this version. */
const knowsTransactions = 100_000;
const transactionNumber = { text: 'SELECT pg_catalog.txid_current()' };

/** Leaves its transaction open. What failed has been rolled back before it is tried again. */
function execute(session: Session, statement: ApprovedSql, options: Execution): Promise<Executed> {
  const after = options.isNamed && session.serverVersion >= knowsTransactions ? [transactionNumber] : [];
  return withRetry(session, async (isTyped) => {
    const before = begin(session, 'write', options);
    const { name: _, known: __, ...main } = bindStatement(session, statement, { isTyped });
    const { results, isCut } = await session.run([...before, main, ...after], limits.query.bytes);
    if (isCut) throw tooMuch();
    const { rows = [], fields = null, tag = null } = results[before.length] ?? {};
    const transaction = results[before.length + 1]?.rows[0]?.[0] ?? null;
    return { rows, fields: fields ?? [], rowsAffected: Number(tag?.split(' ').at(-1) ?? 0), transaction };
  });
}

function tooMuch(): ParleyError {
  const reason = 'what it returns is too large. Return fewer columns or rows.';
  return new ParleyError('sql_failed', { values: { reason } });
}
