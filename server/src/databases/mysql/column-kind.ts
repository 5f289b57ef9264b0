import type { ColumnKind } from '@parley/contract/database-schema';

const kinds: Readonly<Record<string, ColumnKind>> = {
  tinyint: 'integer',
  smallint: 'integer',
  mediumint: 'integer',
  int: 'integer',
  bigint: 'integer',
  year: 'integer',
  decimal: 'number',
  float: 'number',
  double: 'number',
  char: 'text',
  varchar: 'text',
  tinytext: 'text',
  text: 'text',
  mediumtext: 'text',
  longtext: 'text',
  set: 'text',
  enum: 'enum',
  date: 'date',
  time: 'time',
  datetime: 'timestamp',
  timestamp: 'timestamp',
  json: 'json',
  uuid: 'uuid',
  inet4: 'text',
  inet6: 'text',
  binary: 'binary',
  varbinary: 'binary',
  tinyblob: 'binary',
  blob: 'binary',
  mediumblob: 'binary',
  longblob: 'binary',
  geometry: 'binary',
  point: 'binary',
  linestring: 'binary',
  polygon: 'binary',
  multipoint: 'binary',
  multilinestring: 'binary',
  multipolygon: 'binary',
  geometrycollection: 'binary',
  geomcollection: 'binary',
  vector: 'binary',
};

/** `dataType` is the bare name, `columnType` the whole spelling: BOOLEAN is told by `tinyint(1)` alone. */
export function columnKind(dataType: string, columnType: string): ColumnKind {
  if (columnType.toLowerCase().startsWith('tinyint(1)')) return 'boolean';
  return kinds[dataType.toLowerCase()] ?? 'other';
}

/** The values of `enum('a','b')`. */
export function enumValues(columnType: string): string[] | null {
  if (!/^enum\(/i.test(columnType)) return null;
  return [...columnType.matchAll(/'((?:[^']|'')*)'/g)].map(([, value = '']) => value.replaceAll("''", "'"));
}
