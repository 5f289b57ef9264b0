import { randomUUID } from 'node:crypto';
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { textOf } from '../value-as-text.ts';
import type { Authorizer } from './authorizer.ts';
import type { ChangedRows, Job, JobOutcome, RawColumn } from './child-protocol.ts';
import { bindingsOf } from './run-read.ts';

const sampleRows = 5;

type Target = NonNullable<ReturnType<Authorizer['target']>>;

/** Changes rows inside of a transaction, and keeps them only if as many changed as expected. */
export function runWrite(
  handle: DatabaseSync,
  job: Extract<Job, { task: 'write' }>,
  { lock, onCommit }: { lock: () => Authorizer; onCommit: () => void },
): JobOutcome {
  handle.exec('BEGIN IMMEDIATE');
  const changed = job.expectedRows === null ? watchChanges(handle, job.statement.text, lock) : null;
  lock();
  const result = handle.prepare(job.statement.text).run(bindingsOf(job.statement));
  const rowsAffected = Number(result.changes);
  const committed = rowsAffected === job.expectedRows;
  handle.setAuthorizer(null);
  if (committed) onCommit();
  handle.exec(committed ? 'COMMIT' : 'ROLLBACK');
  return { task: 'write', rowsAffected, committed, changed };
}

/** Temporary triggers on the table see each row before and after; they vanish with the handle. */
function watchChanges(handle: DatabaseSync, text: string, lock: () => Authorizer): ChangedRows | null {
  const authorizer = lock();
  handle.prepare(text);
  handle.setAuthorizer(null);
  const target = authorizer.target();
  const columns = target === null ? [] : columnsOf(handle, target.table);
  if (target === null || columns.length === 0) return null;
  const seen: ChangedRows = { before: { columns, rows: [] }, after: { columns, rows: [] } };
  const note =
    (side: 'before' | 'after') =>
    (...values: SQLOutputValue[]) => {
      if (seen[side].rows.length < sampleRows) seen[side].rows.push(values.map(textOf));
      return null;
    };
  // A trigger that lies in the file cannot know the mark, so it cannot forge what a person is shown.
  const mark = randomUUID().replaceAll('-', '');
  handle.function(`parley_before_${mark}`, { varargs: true, useBigIntArguments: true }, note('before'));
  handle.function(`parley_after_${mark}`, { varargs: true, useBigIntArguments: true }, note('after'));
  for (const sql of triggersFor(target.table, columns, mark)) handle.exec(sql);
  return seen;
}

function columnsOf(handle: DatabaseSync, table: Target['table']): RawColumn[] {
  const kind = handle
    .prepare("SELECT type FROM pragma_table_list WHERE schema = 'main' AND name = ?")
    .get(table);
  if (kind?.type !== 'table') return [];
  const columns = handle.prepare('SELECT name, type FROM pragma_table_xinfo(?) WHERE hidden <> 1').all(table);
  return columns.map(({ name, type }) => ({ name: String(name), type: String(type) }));
}

/** All three: an upsert inserts and updates, REPLACE deletes and inserts. */
function triggersFor(table: string, columns: RawColumn[], mark: string): string[] {
  const of = (row: 'old' | 'new') => columns.map(({ name }) => `${row}.${quoteName(name)}`).join(', ');
  const before = `SELECT parley_before_${mark}(${of('old')});`;
  const after = `SELECT parley_after_${mark}(${of('new')});`;
  const trigger = (event: string, body: string) =>
    `CREATE TEMP TRIGGER parley_${event}_${mark} AFTER ${event} ON main.${quoteName(table)} BEGIN ${body} END`;
  return [trigger('INSERT', after), trigger('UPDATE', `${before} ${after}`), trigger('DELETE', before)];
}

function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
