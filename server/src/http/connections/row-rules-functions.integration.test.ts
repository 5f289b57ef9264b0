import { api } from '@parley/contract/routes';
import type { Tool } from '@parley/contract/tools';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { fillSales, type RuledSpace, ruledSpace, southern } from '../../../testing/shared-space.ts';
import { type ConnectedShop, postgresShop } from '../../../testing/shop-databases.ts';
import { startTestApp, type TestApp, type TestBrowser } from '../../../testing/test-app.ts';

let shop: ConnectedShop;
let server: TestApp;
let space: RuledSpace;

beforeAll(async () => {
  shop = await postgresShop(inject('postgresUrl'));
  await fillSales(shop);
  await shop.execute('CREATE DOMAIN shelf AS integer');
  await shop.execute('CREATE TABLE boxes (id INTEGER PRIMARY KEY, place shelf, label TEXT)');
  await shop.execute("INSERT INTO boxes VALUES (1, 7, 'Box')");
  server = await startTestApp();
  space = await ruledSpace(server, shop);
});
afterAll(async () => {
  await server.close();
  await shop.stop();
});

const run = (browser: TestBrowser, { id }: Tool) =>
  browser.send('POST', api.runTool.replace(':id', id), { values: {} });

/** Functions of somebody's own that read every sale, under names and signs of PostgreSQL's own. */
const disguised = [
  {
    name: 'an overload of lower',
    make: `CREATE FUNCTION lower(integer) RETURNS text STABLE LANGUAGE sql
      AS $$ SELECT string_agg(customer, ',') FROM sales $$`,
    sql: 'SELECT lower(amount) AS told FROM sales WHERE region = :region',
    drop: 'DROP FUNCTION lower(integer)',
  },
  {
    name: 'an overload that takes nothing',
    make: `CREATE FUNCTION now(integer) RETURNS text STABLE LANGUAGE sql
      AS $$ SELECT string_agg(customer, ',') FROM sales $$`,
    sql: 'SELECT now(id) AS told FROM goods',
    drop: 'DROP FUNCTION now(integer)',
  },
  {
    name: 'an aggregate called max',
    make: `CREATE FUNCTION step(text, boolean) RETURNS text STABLE LANGUAGE sql
        AS $$ SELECT string_agg(customer, ',') FROM sales $$;
      CREATE AGGREGATE max(boolean) (sfunc = step, stype = text)`,
    sql: 'SELECT max(id > 0) AS told FROM goods',
    drop: 'DROP AGGREGATE max(boolean); DROP FUNCTION step(text, boolean)',
  },
  {
    name: 'an operator with a usual sign',
    make: `CREATE FUNCTION told(text, boolean) RETURNS text STABLE LANGUAGE sql
        AS $$ SELECT string_agg(customer, ',') FROM sales $$;
      CREATE OPERATOR + (leftarg = text, rightarg = boolean, function = told)`,
    sql: 'SELECT label + (id > 0) AS told FROM boxes',
    drop: 'DROP OPERATOR + (text, boolean); DROP FUNCTION told(text, boolean)',
  },
];

test.each(disguised)('[N07] $name does not read the rows of others for an asker', async (one) => {
  await shop.execute(one.make);
  const tool = await space.publish(one.name, one.sql);
  // It does read them: makers see it.
  expect((await run(space.maker, tool)).body).toMatch(southern.words);
  const refused = await run(space.asker, tool);
  expect([refused.statusCode, refused.json().code]).toEqual([400, 'sql_refused']);
  expect(refused.body).not.toMatch(southern.words);
  await shop.execute(one.drop);
});

test('[N07] a function of somebody’s own closes no tool that cannot call it', async () => {
  await shop.execute(`CREATE FUNCTION lower(integer, integer) RETURNS text STABLE LANGUAGE sql
    AS $$ SELECT string_agg(customer, ',') FROM sales $$`);
  const tool = await space.publish(
    'Small letters',
    'SELECT lower(customer) AS customer FROM sales WHERE region = :region ORDER BY id',
  );
  expect((await run(space.asker, tool)).json().result.rows).toEqual([['fjord'], ['berg']]);
  await shop.execute('DROP FUNCTION lower(integer, integer)');
});

test('[N07] row security of the database may call functions of its makers', async () => {
  await shop.execute(
    `CREATE FUNCTION is_sold(integer) RETURNS boolean STABLE LANGUAGE sql AS $$ SELECT $1 > 0 $$`,
  );
  await shop.execute('ALTER TABLE boxes ENABLE ROW LEVEL SECURITY');
  await shop.execute('ALTER TABLE boxes FORCE ROW LEVEL SECURITY');
  await shop.execute('CREATE POLICY sold ON boxes USING (is_sold(id))');
  const tool = await space.publish('Boxes', 'SELECT label FROM boxes');
  expect((await run(space.asker, tool)).json().result.rows).toEqual([['Box']]);
});
