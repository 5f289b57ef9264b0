import { ParleyError } from '@parley/contract/errors';
import { limits } from '@parley/contract/limits';
import type { QueryResult } from '@parley/contract/query-result';
import type { ApprovedSql } from '../../guard/approved-sql.ts';
import { type WriteRowSelection, writeRowSelection } from '../../guard/mysql-write-row-selection.ts';
import type { QueryOptions, Rehearsal } from '../port.ts';
import { quoteName } from '../quote-name.ts';
import { timeLimits } from '../time-limits.ts';
import { boundValue } from './bound-values.ts';
import { execute } from './execute-statement.ts';
import { inTransaction, type Run } from './run-in-transaction.ts';
import { Gathered } from './run-read.ts';
import type { Session } from './session.ts';
import type { SessionPool } from './session-pool.ts';

const sampleRows = 5;

export function rehearse(
  sessions: SessionPool,
  statement: ApprovedSql,
  options: QueryOptions = {},
): Promise<Rehearsal> {
  return inTransaction(sessions, writeRun(options), async (session) => {
    const touched = writeRowSelection(statement.text);
    const keys = touched ? await primaryKey(session, touched.table) : [];
    const before = touched ? await rowsBefore(session, touched, statement) : null;
    const { affectedRows, insertId } = await change(session, statement);
    const after = touched ? await rowsAfter(session, { touched, keys, before, insertId }) : null;
    await session.command('ROLLBACK');
    return { state: 'finished', value: { rowsAffected: affectedRows, before, after } };
  });
}

export async function write(
  sessions: SessionPool,
  { statement, expectedRows }: { statement: ApprovedSql; expectedRows: number },
  options: QueryOptions = {},
): Promise<{ rowsAffected: number }> {
  let isCommitting = false;
  const run = inTransaction(sessions, writeRun(options), async (session) => {
    const { affectedRows: actual } = await change(session, statement);
    if (actual !== expectedRows) {
      await session.command('ROLLBACK');
      throw new ParleyError('rehearsal_differs', { values: { expected: expectedRows, actual } });
    }
    isCommitting = true;
    await session.command('COMMIT');
    return { state: 'finished', value: { rowsAffected: actual } };
  });
  return run.catch((error: unknown) => {
    throw isCommitting && !isAnswered(error)
      ? new ParleyError('write_outcome_unknown', { cause: error })
      : error;
  });
}

/** The server's own word on a COMMIT is final; without it nobody knows, and the engine keeps no book to look it up. */
function isAnswered(error: unknown): boolean {
  return error instanceof ParleyError && error.code === 'sql_failed';
}

/** No limit on rows: it would cut what an INSERT … SELECT reads. */
function writeRun({ limits: asked = {}, signal }: QueryOptions): Run {
  const time = Math.min(asked.time ?? timeLimits.statement, timeLimits.statement);
  return { access: 'write', limits: { time, rows: Number.POSITIVE_INFINITY }, signal };
}

function change(session: Session, { text, values }: ApprovedSql) {
  return session.change(text, values.map(boundValue));
}

async function rowsBefore(
  session: Session,
  touched: WriteRowSelection,
  { values }: ApprovedSql,
): Promise<QueryResult | null> {
  if (touched.verb !== 'UPDATE' && touched.verb !== 'DELETE') return null;
  const text = `SELECT * FROM (SELECT * FROM ${touched.table} ${touched.selection}) AS touched LIMIT ${sampleRows}`;
  return sample(session, text, values.slice(touched.values.from, touched.values.to).map(boundValue));
}

type Written = { touched: WriteRowSelection; keys: string[]; before: QueryResult | null; insertId: number };

function rowsAfter(session: Session, written: Written): Promise<QueryResult | null> {
  return written.before ? sameRows(session, written, written.before) : insertedRows(session, written);
}

/** The rows of `before` as they are now, found again by their key. */
async function sameRows(
  session: Session,
  { touched, keys }: Written,
  before: QueryResult,
): Promise<QueryResult | null> {
  const places = keys.map((key) => before.columns.findIndex(({ name }) => name === key));
  const isText = places.every((place) => before.columns[place] && before.columns[place].kind !== 'binary');
  if (keys.length === 0 || !isText) return null;
  if (before.rows.length === 0) return before;
  const names = keys.map((key) => quoteName('mysql', key)).join(', ');
  const tuple = `(${keys.map(() => '?').join(', ')})`;
  const text = `SELECT * FROM ${touched.table} WHERE (${names}) IN (${before.rows.map(() => tuple).join(', ')}) ORDER BY ${names}`;
  return sample(
    session,
    text,
    before.rows.flatMap((row) => places.map((place) => row[place] ?? null)),
  );
}

/** New rows are told by the number that the engine gave the first of them. */
async function insertedRows(
  session: Session,
  { touched, keys, insertId }: Written,
): Promise<QueryResult | null> {
  const [key, ...more] = keys;
  if (!insertId || key === undefined || more.length > 0) return null;
  const name = quoteName('mysql', key);
  const text = `SELECT * FROM ${touched.table} WHERE ${name} >= ? ORDER BY ${name} LIMIT ${sampleRows}`;
  return sample(session, text, [String(insertId)]);
}

async function sample(session: Session, text: string, values: unknown[]): Promise<QueryResult> {
  const { bytes } = limits.query;
  const started = performance.now();
  const gathered = new Gathered({ rows: sampleRows, bytes });
  const outcome = await execute(session, { text, values, bytes: { total: bytes, value: bytes } }, gathered);
  if (outcome !== 'end')
    throw new ParleyError('sql_failed', { values: { reason: 'the rows are too large to show.' } });
  return { ...gathered.result, durationMs: performance.now() - started };
}

/** SHOW KEYS takes the table as the statement spells it, schema and quotes included. */
async function primaryKey(session: Session, table: string): Promise<string[]> {
  const rows = await session.rows(`SHOW KEYS FROM ${table} WHERE Key_name = 'PRIMARY'`);
  return rows.toSorted((left, right) => Number(left[3]) - Number(right[3])).map((row) => row[4] ?? '');
}
