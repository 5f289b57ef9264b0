import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { describe, expect, inject, test } from 'vitest';
import { postgresTarget } from '../../../testing/servers/database-server-targets.ts';
import { createDatabase } from '../../../testing/servers/postgres-cluster.ts';
import { quoteName } from '../quote-name.ts';
import { openPostgres } from './open-database.ts';

/** Sample databases that lie beside the checkout, where there are any. They are no part of the project. */
const samples =
  process.env.PARLEY_SAMPLE_DATA ?? fileURLToPath(new URL('../../../../../shared/data', import.meta.url));

type Facts = Record<string, Record<string, number>>;

/** Partitions belong to their parent; the facts count them one by one. */
const partitions: Record<string, { tables: number; columns: number; composite_pks: number }> = {
  awkward: { tables: 8, columns: 28, composite_pks: 8 },
};

/** Views that fail whoever reads them. */
const unreadable: Record<string, string[]> = { awkward: ['bad_subquery', 'materialized_view', 'xml'] };

const isThere = existsSync(join(samples, 'facts.json'));

describe.skipIf(!isThere)('sample databases (skipped where ../shared/data is not there)', () => {
  test.each(['chinook', 'chinook_mixed_case', 'sakila', 'northwind', 'awkward', 'apflora', 'tbls'])(
    '[F01] %s is read as it is, and every table of it can be read',
    async (name) => {
      const facts = JSON.parse(await readFile(join(samples, 'facts.json'), 'utf8')) as Facts;
      const database = await load(name);
      const { tables: all } = await database.introspect();
      const tables = all.filter(({ kind }) => kind === 'table');
      const columns = tables.flatMap((table) => table.columns);
      const keys = tables.flatMap((table) => table.foreignKeys.map((key) => ({ table, key })));
      const hidden = partitions[name] ?? { tables: 0, columns: 0, composite_pks: 0 };
      const found = {
        tables: tables.length + hidden.tables,
        columns: columns.length + hidden.columns,
        views: all.filter(({ kind }) => kind === 'view').length,
        matviews: all.filter(({ kind }) => kind === 'materialized view').length,
        foreign_keys: keys.length,
        composite_fks: keys.filter(({ key }) => key.columns.length > 1).length,
        cross_schema_fks: keys.filter(({ table, key }) => key.referencedSchema !== table.schema).length,
        self_fks: keys.filter(
          ({ table, key }) => key.referencedSchema === table.schema && key.referencedTable === table.name,
        ).length,
        composite_pks: tables.filter(({ primaryKey }) => primaryKey.length > 1).length + hidden.composite_pks,
        tables_without_pk: tables.filter(({ primaryKey }) => primaryKey.length === 0).length,
        array_columns: columns.filter(({ kind }) => kind === 'array').length,
        json_columns: columns.filter(({ kind }) => kind === 'json').length,
      };
      expect(found).toEqual(pick(facts[`postgres/${name}.sql`] ?? {}, found));

      const failed: string[] = [];
      for (const table of all) {
        const place = [table.schema, table.name].map((part) => quoteName('postgres', part)).join('.');
        const names = table.columns.map((column) => quoteName('postgres', column.name)).join(', ');
        const sql = `SELECT ${names} FROM ${place} LIMIT 5`;
        await database
          .approveRead({ sql, parameters: [], values: {} })
          .then((statement) => database.query(statement))
          .catch(() => failed.push(table.name));
      }
      expect(failed).toEqual(unreadable[name] ?? []);
      await database.close();
    },
  );
});

function pick(facts: Record<string, number>, like: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.keys(like).map((key) => [key, facts[key] ?? Number.NaN]));
}

async function load(name: string) {
  const url = new URL(await createDatabase(inject('postgresUrl')));
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query(await readFile(join(samples, `postgres/${name}.sql`), 'utf8'));
  await client.end();
  return openPostgres(postgresTarget(url));
}
