import type { Kysely } from 'kysely';
import { CompiledQuery } from 'kysely';
import type { Tables } from '../database/table-types.ts';
import type { ExecutionRecord } from '../execution-table-row.ts';
import { insertRecordsSql } from './insert-records-sql.ts';

const types: Readonly<Record<string, string>> = {
  row_count: '::integer',
  duration_ms: '::real',
  executed_at: '::timestamptz',
};

/** The same text and one value for a batch of any size. */
const insert = insertRecordsSql(
  (column, index) => `(record->>${index})${types[column] ?? ''}`,
  'from json_array_elements($1::json) as batch(record)',
);

export async function insertPostgresRecords(
  db: Kysely<Tables>,
  batch: readonly ExecutionRecord[],
): Promise<number> {
  const { numAffectedRows = 0n } = await db.executeQuery(CompiledQuery.raw(insert, [JSON.stringify(batch)]));
  return Number(numAffectedRows);
}
