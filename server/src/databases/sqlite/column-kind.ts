import type { ColumnKind } from '@parley/contract/database-schema';

/** SQLite takes any word for a type. The first line that fits decides; the last ones are its own affinities. */
const kinds: readonly (readonly [RegExp, ColumnKind])[] = [
  [/\[\]$/, 'array'],
  [/BOOL|^BIT(\(1\))?$/, 'boolean'],
  [/TIMESTAMP|DATETIME/, 'timestamp'],
  [/^DATE\b/, 'date'],
  [/^TIME\b/, 'time'],
  [/JSON/, 'json'],
  [/UUID|GUID|UNIQUEIDENTIFIER/, 'uuid'],
  [/FLOA|DOUB|REAL/, 'number'],
  [/INT|SERIAL|^YEAR$/, 'integer'],
  [/CHAR|CLOB|TEXT|STRING/, 'text'],
  [/BLOB|BINARY|BYTEA|IMAGE/, 'binary'],
  [/NUM|DEC|MONEY|CURRENCY/, 'number'],
];

export function columnKind(type: string): ColumnKind {
  const upper = type.toUpperCase();
  return kinds.find(([pattern]) => pattern.test(upper))?.[1] ?? 'other';
}
