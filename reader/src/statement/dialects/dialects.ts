import type { Dialect } from './dialect.ts';
import { mysql } from './mysql.ts';
import { postgres } from './postgres.ts';
import { sqlite } from './sqlite.ts';

/** Every dialect that statements can be written in. */
export const dialects = { postgres, mysql, sqlite } as const satisfies Record<string, Dialect>;
export type DialectName = keyof typeof dialects;
