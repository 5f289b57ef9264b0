import type { Flavour } from './session-settings.ts';

/** One collation for all columns of the union: the catalogue's own differ, and the server refuses to mix them. */
const text = (expression: string) => `CONVERT(${expression} USING utf8mb4) COLLATE utf8mb4_bin`;
const row = (kind: string, columns: string[]) =>
  [`'${kind}'`, ...Array.from({ length: 9 }, (_, index) => text(columns[index] ?? 'NULL'))].join(', ');

/** SPIDER keeps the password for the other server in the comment. */
const comment = "IF(ENGINE = 'SPIDER', '', TABLE_COMMENT)";

const tables = `SELECT ${row('table', ['TABLE_NAME', 'TABLE_TYPE', 'TABLE_ROWS', comment])}
  FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE()`;

const columns = `SELECT ${row('column', [
  'TABLE_NAME',
  'ORDINAL_POSITION',
  'COLUMN_NAME',
  'COLUMN_TYPE',
  'IS_NULLABLE',
  'COLUMN_DEFAULT',
  'EXTRA',
  'COLUMN_COMMENT',
  'DATA_TYPE',
])} FROM information_schema.COLUMNS WHERE TABLE_SCHEMA = DATABASE()`;

const keys = `SELECT ${row('key', [
  'TABLE_NAME',
  'ORDINAL_POSITION',
  'CONSTRAINT_NAME',
  'COLUMN_NAME',
  'REFERENCED_TABLE_SCHEMA',
  'REFERENCED_TABLE_NAME',
  'REFERENCED_COLUMN_NAME',
  'DATABASE()',
])} FROM information_schema.KEY_COLUMN_USAGE WHERE TABLE_SCHEMA = DATABASE()`;

/** MariaDB has no JSON type: a column is JSON when its own check says so. */
const checks = `SELECT ${row('check', ['TABLE_NAME', 'CHECK_CLAUSE'])}
  FROM information_schema.CHECK_CONSTRAINTS
  WHERE CONSTRAINT_SCHEMA = DATABASE() AND CHECK_CLAUSE LIKE 'json\\_valid(%'`;

/** The whole structure of the connection's database in one statement. */
export function introspectionQuery(flavour: Flavour): string {
  const parts = flavour === 'mariadb' ? [tables, columns, keys, checks] : [tables, columns, keys];
  return parts.join('\nUNION ALL\n');
}
