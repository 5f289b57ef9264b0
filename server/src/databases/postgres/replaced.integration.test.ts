import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { postgresTarget } from '../../../testing/servers/database-server-targets.ts';
import { createDatabase } from '../../../testing/servers/postgres-cluster.ts';
import {
  besideReplaced,
  callingReplaced,
  replacedFixture,
} from '../../guard/postgres/corpus/replaced-builtin-functions.ts';
import { openPostgres } from './open-database.ts';

let url: URL;
let admin: pg.Client;

beforeAll(async () => {
  url = new URL(await createDatabase(inject('postgresUrl')));
  admin = new pg.Client({ connectionString: url.href });
  await admin.connect();
});

afterAll(() => admin.end());

async function outcomes(statements: readonly string[]): Promise<string[]> {
  const database = openPostgres(postgresTarget(url, url.username));
  const said: string[] = [];
  for (const sql of statements) {
    const outcome = await database.approveRead({ sql, parameters: [], values: {} }).then(
      () => 'approved',
      (error: { code?: string }) => error.code ?? String(error),
    );
    said.push(`${outcome}: ${sql}`);
  }
  await database.close();
  return said;
}

const all = (outcome: string, statements: readonly string[]) => statements.map((sql) => `${outcome}: ${sql}`);

test('[J02] what was put in the place of functions and views of the system is judged by what it is now', async () => {
  const statements = [...callingReplaced, ...besideReplaced];
  expect(await outcomes(statements)).toEqual(all('approved', statements));
  for (const sql of replacedFixture) await admin.query(sql);
  await admin.query('SELECT pg_advisory_unlock_all()');
  expect(await outcomes(callingReplaced)).toEqual(all('sql_refused', callingReplaced));
  expect(await outcomes(besideReplaced)).toEqual(all('approved', besideReplaced));
  const { rows } = await admin.query(
    `SELECT count(*)::int AS n FROM pg_locks WHERE locktype = 'advisory' AND objid = 4711
     AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
  );
  expect(rows).toEqual([{ n: 0 }]);
});
