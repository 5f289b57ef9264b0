import type { Dialect } from '@parley/contract/database-schema';
import { dialectTraits } from '../../guard/dialect-traits.ts';
import type { Flow } from './column-flow.ts';
import { readPostgresFlow } from './lineage/read-flow-postgres.ts';
import { readTokenFlow } from './lineage/read-flow-tokens.ts';
import { Unreadable } from './query-tree.ts';
import { tokensOf } from './statement-tokens.ts';

/** null where it cannot be told what flows where. PostgreSQL's parser must have been loaded. */
export function readColumnFlow(dialect: Dialect, sql: string): Flow | null {
  try {
    return dialectTraits[dialect].hasParser
      ? readPostgresFlow(sql)
      : readTokenFlow(sql, tokensOf(dialect, sql));
  } catch (error) {
    // A stack that is too small for what somebody wrote is nothing else than a text that cannot be read.
    if (error instanceof Unreadable || error instanceof RangeError) return null;
    throw error;
  }
}
