import type { DatabaseSync, SQLOutputValue, StatementSync } from 'node:sqlite';
import { inputOf, storageClass, textBytes, textOf } from '../value-as-text.ts';
import type { FromChild, Job, JobOutcome, JobStatement, RawColumn } from './child-protocol.ts';

/** Resolves when the next batch may be made: without it a slow reader would fill the child's memory. */
export type Send = (batch: FromChild) => Promise<void>;

const batchRows = 1_000;
const batchBytes = 131_072;

export function bindingsOf({ values }: Pick<JobStatement, 'values'>) {
  return Object.fromEntries(values.map((value, index) => [`:${index + 1}`, inputOf(value)]));
}

function declaredColumns(statement: StatementSync): RawColumn[] {
  return statement.columns().map(({ name, type }) => ({ name, type: type ?? '' }));
}

function columnsWith(statement: StatementSync, first: SQLOutputValue[]): RawColumn[] {
  return declaredColumns(statement).map(({ name, type }, index) => ({
    name,
    type: type || storageClass(first[index]),
  }));
}

function prepareLocked(handle: DatabaseSync, text: string): StatementSync {
  const statement = handle.prepare(text);
  statement.setReadBigInts(true);
  statement.setReturnArrays(true);
  return statement;
}

/** Rows in batches; the last of them travels with the outcome. */
export async function runRead(
  handle: DatabaseSync,
  job: Extract<Job, { task: 'read' }>,
  send: Send,
): Promise<FromChild> {
  const statement = prepareLocked(handle, job.statement.text);
  const most = { rows: job.rows ?? Number.POSITIVE_INFINITY, bytes: job.bytes ?? Number.POSITIVE_INFINITY };
  const total = { rows: 0, bytes: 0 };
  const end = (truncated: 'rows' | 'bytes' | null): FromChild => {
    const outcome: JobOutcome = { task: 'read', truncated };
    const columns = total.rows === 0 ? { columns: declaredColumns(statement) } : {};
    return { ...columns, ...batch, outcome };
  };

  let batch: FromChild & { rows: (string | null)[][] } = { rows: [] };
  let pending = 0;
  // With `setReturnArrays` each row is an array, which the types of the driver do not know.
  const rows = statement.iterate(bindingsOf(job.statement)) as unknown as Iterable<SQLOutputValue[]>;
  for (const row of rows) {
    const size = rowBytes(row);
    if (total.rows === most.rows) return end('rows');
    if (total.bytes + size > most.bytes) return end('bytes');
    if (total.rows === 0) batch.columns = columnsWith(statement, row);
    batch.rows.push(row.map(textOf));
    total.rows += 1;
    total.bytes += size;
    pending += size;
    if (batch.rows.length < batchRows && pending < batchBytes) continue;
    await send(batch);
    batch = { rows: [] };
    pending = 0;
  }
  return end(null);
}

/** What it costs on the wire, with quotes and commas. */
function rowBytes(row: SQLOutputValue[]): number {
  let bytes = 3;
  for (const value of row) bytes += textBytes(value) + 3;
  return bytes;
}

export function runPrepare(handle: DatabaseSync, job: Extract<Job, { task: 'prepare' }>): JobOutcome {
  return { task: 'prepare', columns: declaredColumns(handle.prepare(job.text)) };
}
