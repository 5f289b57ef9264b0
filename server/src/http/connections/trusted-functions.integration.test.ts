import { connectionMessages } from '@parley/contract/connections';
import { api } from '@parley/contract/routes';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { ConnectedShop } from '../../../testing/shop-databases.ts';
import { fillShop, postgresShop } from '../../../testing/shop-databases.ts';
import type { TestApp, TestBrowser } from '../../../testing/test-app.ts';
import { signedIn, startTestApp } from '../../../testing/test-app.ts';

let shop: ConnectedShop;
let server: TestApp;
let ada: TestBrowser;
let id: string;

beforeAll(async () => {
  shop = await postgresShop(inject('postgresUrl'));
  await fillShop(shop);
  const body = 'LANGUAGE plpgsql AS $$ BEGIN';
  await shop.execute(`CREATE FUNCTION greeting(who text) RETURNS text ${body} RETURN 'Hi ' || who; END $$`);
  await shop.execute(`CREATE FUNCTION emptied() RETURNS int ${body} DELETE FROM customers; RETURN 1; END $$`);
  server = await startTestApp();
  ada = await signedIn(server);
  id = (await ada.send('POST', api.connections, shop.form)).json().connection.id;
});
afterAll(async () => {
  await server.close();
  await shop.stop();
});

const trust = (trustedFunctions: string[]) =>
  ada.send('PUT', api.connection.replace(':id', id), { ...shop.form, trustedFunctions });
const run = (query: string) => ada.send('POST', api.runSql, { connection_id: id, query });

test('a function that the guard cannot look into runs once its owner vouches for it, and only then', async () => {
  const query = "SELECT greeting('Ada')";
  const refused = await run(query);
  expect([refused.json().code, refused.json().message]).toEqual([
    'sql_refused',
    expect.stringContaining('public.greeting'),
  ]);
  expect((await trust(['public.greeting'])).json().connection.trustedFunctions).toEqual(['public.greeting']);
  expect((await run(query)).json().result.rows).toEqual([['Hi Ada']]);
  expect((await run('SELECT emptied()')).json().code).toBe('sql_refused');
  await trust([]);
  expect((await run(query)).json().code).toBe('sql_refused');
});

test('[J02] a function that was vouched for and writes is stopped by the read-only session', async () => {
  await trust(['public.emptied']);
  expect((await run('SELECT emptied()')).statusCode).toBe(400);
  expect(await shop.rows('SELECT id FROM customers')).toHaveLength(12);
});

test.each(['pg_catalog.pg_sleep', 'pg_catalog.pg_read_file', 'information_schema._pg_truetypid'])(
  '[J02] nobody can vouch for a function of the system: %s',
  async (name) => {
    const answer = await trust([name]);
    expect([answer.statusCode, answer.body]).toEqual([
      400,
      expect.stringContaining(connectionMessages.systemFunction),
    ]);
  },
);

test('[J02] nobody can vouch for what an extension brought, which may reach the network', async () => {
  await shop.execute('CREATE EXTENSION dblink');
  await trust(['public.dblink_connect']);
  expect((await run("SELECT dblink_connect('dbname=postgres')")).json().code).toBe('sql_refused');
});

test('a name without its schema is not taken', async () => {
  expect((await trust(['greeting'])).statusCode).toBe(400);
});
