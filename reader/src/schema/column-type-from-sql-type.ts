import type { ColumnType, TimeStorage } from './schema-types.ts';

/** What a column holds, by the name that PostgreSQL, MySQL or SQLite gives its type. */
export function columnTypeFromSqlType(sqlType: string): ColumnType {
  const name = sqlType
    .toLowerCase()
    .replace(/\(.*?\)/g, '')
    .trim();
  if (/^(bool|boolean|bit)$/.test(name) || sqlType.toLowerCase() === 'tinyint(1)') return 'boolean';
  if (/^(date|datetime|timestamp|timestamptz|timestamp with(out)? time zone)$/.test(name)) return 'time';
  if (/int|serial|numeric|decimal|real|double|float|money|number|year$/.test(name) && name !== 'interval')
    return 'number';
  if (/char|text|clob|enum|uuid|string|^name$|set$/.test(name)) return 'text';
  return 'other';
}

/** A few values of the column, as text, and its name decide whether numbers or texts are moments. */
export function timeStorageOf(
  column: { name: string; type: ColumnType },
  samples: readonly string[],
): TimeStorage | null {
  if (column.type === 'time') return 'native';
  if (samples.length === 0) return null;
  if (column.type === 'text') {
    return samples.every((value) => /^\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?Z?)?$/.test(value))
      ? 'text'
      : null;
  }
  if (
    column.type !== 'number' ||
    !/(_at|_on|_ts|time|date|epoch|stamp|At|On)$|^(at|ts|created|updated)/.test(column.name)
  ) {
    return null;
  }
  const numbers = samples.map(Number);
  if (numbers.every((value) => value > 3e8 && value < 4e9)) return 'epoch seconds';
  return numbers.every((value) => value > 3e11 && value < 4e12) ? 'epoch milliseconds' : null;
}
