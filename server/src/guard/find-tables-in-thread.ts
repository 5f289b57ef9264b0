import type { Dialect } from '@parley/contract/database-schema';
import { readInThread } from './read-in-thread/read-in-thread.ts';
import type { Named } from './tables-in-sql-text.ts';

/** The tables a statement names. What they stand for is the catalogue's business, not the text's. */
export function findTablesInThread(dialect: Dialect, sql: string): Promise<Named> {
  return readInThread('tables', sql, dialect);
}
