import type { Column, DatabaseSchema, Table } from '@parley/contract/database-schema';
import type { ColumnProfile } from '../server/src/ai/port.ts';
import type { Database } from '../server/src/databases/port.ts';
import { quoteName } from '../server/src/databases/quote-name.ts';

const most = 30;
const valued = new Set<Column['kind']>(['text', 'enum', 'boolean', 'integer']);
const ranged = new Set<Column['kind']>(['date', 'timestamp', 'integer', 'number']);

/** Distinct values of small domains and the ends of ranges, read as any other statement. */
export async function readProfiles(database: Database, schema: DatabaseSchema): Promise<ColumnProfile[]> {
  const profiles: ColumnProfile[] = [];
  for (const table of schema.tables.filter(({ kind }) => kind === 'table')) {
    for (const column of table.columns) {
      const profile = await readProfile(database, table, column).catch(() => null);
      if (profile) profiles.push(profile);
    }
  }
  return profiles;
}

async function readProfile(database: Database, table: Table, column: Column): Promise<ColumnProfile> {
  const name = quoteName(database.dialect, column.name);
  const place = [table.schema, table.name]
    .filter((part) => part !== '')
    .map((part) => quoteName(database.dialect, part))
    .join('.');
  const read = async (sql: string) => {
    const statement = await database.approveRead({ sql, parameters: [], values: {} });
    return (await database.query(statement)).rows;
  };
  const distinct = valued.has(column.kind)
    ? await read(
        `SELECT DISTINCT ${name} FROM ${place} WHERE ${name} IS NOT NULL ORDER BY 1 LIMIT ${most + 1}`,
      )
    : [];
  const [range] = ranged.has(column.kind)
    ? await read(`SELECT MIN(${name}), MAX(${name}) FROM ${place}`)
    : [];
  const isSmall = distinct.length > 0 && distinct.length <= most;
  return {
    schema: table.schema,
    table: table.name,
    column: column.name,
    values: isSmall ? distinct.flatMap(([value]) => value ?? []) : null,
    min: range?.[0] ?? null,
    max: range?.[1] ?? null,
  };
}
