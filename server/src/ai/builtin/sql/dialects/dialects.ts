import type { Dialect } from '@parley/contract/database-schema';
import { mysql } from './mysql.ts';
import { postgres } from './postgres.ts';
import type { SqlDialect } from './sql-dialect.ts';
import { sqlite } from './sqlite.ts';

export const sqlDialects: Readonly<Record<Dialect, SqlDialect>> = { postgres, mysql, sqlite };
