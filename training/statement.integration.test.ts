import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Statement } from '../reader/src/statement/statement.ts';
import { writeStatement } from '../reader/src/statement/write-statement.ts';
import { createDatabase } from '../server/testing/postgres-cluster.ts';
import { containsGold } from './compare-results.ts';
import { momentOfAsking } from './open-database.ts';
import { statementCases } from './statement/cases.ts';
import { shop } from './statement/shop.ts';

const table = (rows: readonly (readonly unknown[])[]) => ({
  columns: (rows[0] ?? []).map((_, at) => String(at)),
  rows,
});

describe('PostgreSQL', () => {
  const postgres = shop('postgres');
  let client: pg.Client;

  beforeAll(async () => {
    client = new pg.Client({ connectionString: await createDatabase(inject('postgresUrl')) });
    await client.connect();
    await client.query("SET timezone = 'UTC'");
    for (const script of postgres.scripts) await client.query(script);
  });
  afterAll(() => client?.end());

  test.each(statementCases(postgres))('$title', async ({ query, question, rows }) => {
    const statement = writeStatement({
      query,
      schema: postgres.schema,
      dialect: 'postgres',
      question,
      moment: momentOfAsking,
    });
    const { text, values } = numbered(statement);
    const result = await client
      .query({ text, values, rowMode: 'array' })
      .catch((error: unknown) => expect.fail(`${error}\n${statement.sql}`));
    if (!containsGold(table(rows), table(result.rows)))
      expect.fail(
        `${statement.sql}\n${JSON.stringify(statement.parameters)}\n${JSON.stringify(result.rows)}`,
      );
  });
});

/** PostgreSQL's numbers: one per name, however often it stands. */
function numbered({ sql, parameters }: Statement) {
  const text = sql.replace(
    /:([a-z_][a-z0-9_]*)/g,
    (_, name: string) => `$${parameters.findIndex((parameter) => parameter.name === name) + 1}`,
  );
  return { text, values: parameters.map(({ value }) => value) };
}
