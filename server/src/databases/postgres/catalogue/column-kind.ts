import type { ColumnKind } from '@parley/contract/database-schema';

/** What the catalogue says of a type; of a domain, its base type. */
export type TypeInfo = { name: string; form: string; category: string };

const byName: Readonly<Record<string, ColumnKind>> = {
  int2: 'integer',
  int4: 'integer',
  int8: 'integer',
  oid: 'integer',
  numeric: 'number',
  float4: 'number',
  float8: 'number',
  money: 'number',
  bool: 'boolean',
  date: 'date',
  time: 'time',
  timetz: 'time',
  timestamp: 'timestamp',
  timestamptz: 'timestamp',
  json: 'json',
  jsonb: 'json',
  bytea: 'binary',
  uuid: 'uuid',
  citext: 'text',
};

export function columnKind({ name, form, category }: TypeInfo): ColumnKind {
  if (form === 'e') return 'enum';
  if (category === 'A') return 'array';
  if (Object.hasOwn(byName, name)) return byName[name] ?? 'other';
  return category === 'S' ? 'text' : 'other';
}
