import { existsSync, readFileSync } from 'node:fs';
import mysql from 'mysql2/promise';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mariadbTarget } from '../../../testing/servers/database-server-targets.ts';
import { type MariadbServer, startMariadbServer } from '../../../testing/servers/mariadb-server.ts';
import { rowsOf } from '../conformance/database-under-test.ts';
import { quoteName } from '../quote-name.ts';
import { openMysql } from './open-database.ts';

/** Real databases beside the checkout; not everybody has them. */
const samples = new URL('../../../../../shared/data/', import.meta.url);

type Facts = { tables: number; views: number; rows: number; foreign_keys: number };

describe.skipIf(!existsSync(samples))('real databases', () => {
  let server: MariadbServer;

  beforeAll(async () => {
    server = await startMariadbServer();
  });

  afterAll(() => server?.close());

  const load = async (name: string) => {
    const account = await server.createDatabase();
    const client = await mysql.createConnection({ ...account, multipleStatements: true });
    await client.query(readFileSync(new URL(`mysql/${name}.sql`, samples), 'utf8'));
    await client.end();
    return openMysql(mariadbTarget(account));
  };

  test.each(['chinook', 'northwind', 'sakila', 'awkward', 'tbls'])(
    '[F01] %s has its tables, views and keys, and every name of it runs',
    async (name) => {
      const facts = JSON.parse(readFileSync(new URL('facts.json', samples), 'utf8'))[
        `mysql/${name}.sql`
      ] as Facts;
      const database = await load(name);
      const schema = await database.introspect();
      const tables = schema.tables.filter(({ kind }) => kind === 'table');
      expect({
        tables: tables.length,
        views: schema.tables.length - tables.length,
        foreign_keys: tables.flatMap(({ foreignKeys }) => foreignKeys).length,
      }).toEqual({ tables: facts.tables, views: facts.views, foreign_keys: facts.foreign_keys });

      let rows = 0;
      for (const table of tables) {
        const columns = table.columns.map((column) => quoteName('mysql', column.name)).join(', ');
        const from = quoteName('mysql', table.name);
        const [[count]] = (await rowsOf(database, `SELECT COUNT(*) FROM ${from}`)) as [[string]];
        await rowsOf(database, `SELECT ${columns} FROM ${from} LIMIT 2`);
        rows += Number(count);
      }
      expect(rows).toBe(facts.rows);

      for (const view of schema.tables.filter(({ kind }) => kind === 'view')) {
        await rowsOf(database, `SELECT * FROM ${quoteName('mysql', view.name)} LIMIT 2`);
      }
      await database.close();
    },
  );
});
