import { DatabaseSync } from 'node:sqlite';
import mysql from 'mysql2/promise';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Statement } from '../reader/src/statement/sql-with-parameters-types.ts';
import { writeStatement } from '../reader/src/statement/write-statement.ts';
import { type MariadbServer, startMariadbServer } from '../server/testing/servers/mariadb-server.ts';
import { createDatabase } from '../server/testing/servers/postgres-cluster.ts';
import { containsGold } from './compare-results.ts';
import { momentOfAsking } from './read-questions.ts';
import { type StatementCase, statementCases } from './statement/cases.ts';
import { type Shop, shop } from './statement/shop.ts';

const table = (rows: readonly (readonly unknown[])[]) => ({
  columns: (rows[0] ?? []).map((_, at) => String(at)),
  rows,
});

type Runner = (statement: Statement) => Promise<readonly (readonly unknown[])[]>;

async function check(place: Shop, one: StatementCase, run: Runner): Promise<void> {
  const { query, question, rows } = one;
  const { schema, dialect } = place;
  const statement = writeStatement({ query, schema, dialect, question, moment: momentOfAsking });
  const given = await run(statement).catch((error: unknown) => expect.fail(`${error}\n${statement.sql}`));
  if (!containsGold(table(rows), table(given)))
    expect.fail(`${statement.sql}\n${JSON.stringify(statement.parameters)}\n${JSON.stringify(given)}`);
}

/** The statement with numbered places, one per name. */
const numbered = ({ sql, parameters }: Statement, sign: string): string =>
  sql.replace(
    /:([a-z_][a-z0-9_]*)/g,
    (_, name: string) => `${sign}${parameters.findIndex((parameter) => parameter.name === name) + 1}`,
  );

describe('PostgreSQL', () => {
  const place = shop('postgres');
  let client: pg.Client;

  beforeAll(async () => {
    client = new pg.Client({ connectionString: await createDatabase(inject('postgresUrl')) });
    await client.connect();
    await client.query("SET timezone = 'UTC'");
    // Dates as the texts that PostgreSQL sends: the driver would move them to this machine's time zone.
    client.setTypeParser(1082, (text: string) => text);
    client.setTypeParser(1114, (text: string) => text);
    for (const script of place.scripts) await client.query(script);
  });
  afterAll(() => client?.end());

  test.each(statementCases(place))('$title', (one) =>
    check(place, one, async (statement) => {
      const values = statement.parameters.map(({ value }) => value);
      return (await client.query({ text: numbered(statement, '$'), values, rowMode: 'array' })).rows;
    }),
  );
});

describe('SQLite', () => {
  const place = shop('sqlite');
  const database = new DatabaseSync(':memory:');

  beforeAll(() => {
    for (const script of place.scripts) database.exec(script);
  });
  afterAll(() => database.close());

  test.each(statementCases(place))('$title', (one) =>
    check(place, one, async (statement) => {
      const prepared = database.prepare(numbered(statement, '?'));
      const values = statement.parameters.map(({ value }) =>
        typeof value === 'boolean' ? Number(value) : value,
      );
      return prepared.all(...values).map((row) => Object.values(row));
    }),
  );
});

describe('MySQL', () => {
  const place = shop('mysql');
  let server: MariadbServer;
  let connection: mysql.Connection;

  beforeAll(async () => {
    server = await startMariadbServer();
    connection = await mysql.createConnection({
      ...(await server.createDatabase()),
      dateStrings: true,
      decimalNumbers: true,
    });
    await connection.query("SET time_zone = '+00:00', sql_mode = CONCAT(@@sql_mode, ',ONLY_FULL_GROUP_BY')");
    for (const script of place.scripts) await connection.query(script);
  });
  afterAll(async () => {
    await connection?.end();
    await server?.close();
  });

  test.each(statementCases(place))('$title', (one) =>
    check(place, one, async ({ sql, parameters }) => {
      const values: unknown[] = [];
      const text = sql.replace(/:([a-z_][a-z0-9_]*)/g, (_, name: string) => {
        values.push(parameters.find((parameter) => parameter.name === name)?.value);
        return '?';
      });
      const [rows] = await connection.query({ sql: text, values, rowsAsArray: true });
      return rows as unknown[][];
    }),
  );
});
