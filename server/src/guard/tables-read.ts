import type { Dialect } from '@parley/contract/schema';
import { readApart } from './read-apart.ts';
import type { Named } from './tables-in-text.ts';

/** The tables a statement names. What they stand for is the catalogue's business, not the text's. */
export function tablesRead(dialect: Dialect, sql: string): Promise<Named> {
  return readApart('tables', sql, dialect);
}
