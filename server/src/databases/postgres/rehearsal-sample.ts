import type { Target } from '../../guard/analyse-postgres-statement.ts';
import { quoteName } from '../quote-name.ts';
import { pinOperators } from './catalogue/catalogue.ts';
import type { Row } from './text-row-type.ts';

export const sampleRows = 5;

/** The columns of the primary key of a table, in order; none for a view or a table without one. */
export const keyQuery = pinOperators(`SELECT a.attname FROM pg_catalog.pg_index i
CROSS JOIN LATERAL pg_catalog.unnest(i.indkey::pg_catalog.int2[]) WITH ORDINALITY AS k(number, place)
JOIN pg_catalog.pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = k.number
WHERE i.indisprimary AND i.indrelid = pg_catalog.to_regclass($1) AND k.place <= i.indnkeyatts
ORDER BY k.place`);

/**
 * The write as the first part of a read that shows its rows. The read sees the table as it was before the write,
 * which is how PostgreSQL runs the two, so one run gives the count, the rows after and the rows before. The write
 * must have no RETURNING of its own.
 */
export function sampled(target: Target, key: readonly string[]): string {
  const table = qualified(target);
  const row = quote(target.alias ?? target.name);
  const touched = `parley_touched AS (\n${target.text}\nRETURNING ${row}.*)`;
  const first = `parley_first AS (SELECT * FROM parley_touched LIMIT ${sampleRows})`;
  const count = '(SELECT pg_catalog.count(*) FROM parley_touched)';
  const label = target.action === 'delete' ? 'before' : 'after';
  const parts = [`SELECT '${label}', ${count}, f.* FROM parley_first f`];
  if (target.action === 'update' && key.length > 0) {
    const same = key.map((column) => `o.${quote(column)} = f.${quote(column)}`).join(' AND ');
    parts.push(`SELECT 'before', ${count}, o.* FROM ${table} o JOIN parley_first f ON ${same}`);
  }
  return `WITH ${touched}, ${first}\n${parts.join('\nUNION ALL\n')}`;
}

/** What the rows of such a read say. No rows at all means that none was touched. */
export function sampleOf(rows: readonly Row[], action: Target['action'], hasKey: boolean) {
  const of = (label: string) => rows.filter((row) => row[0] === label).map((row) => row.slice(2));
  const knowsBefore = action === 'delete' || (action === 'update' && hasKey);
  return {
    rowsAffected: Number(rows[0]?.[1] ?? 0),
    before: knowsBefore ? of('before') : null,
    after: action === 'delete' ? null : of('after'),
  };
}

export function qualified({ schema, name }: { schema: string | null; name: string }): string {
  return schema === null ? quote(name) : `${quote(schema)}.${quote(name)}`;
}

function quote(name: string): string {
  return quoteName('postgres', name);
}
