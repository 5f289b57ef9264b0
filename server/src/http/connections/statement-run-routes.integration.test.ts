import { api } from '@parley/contract/routes';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { ConnectedShop } from '../../../testing/shop-databases.ts';
import { fillShop, mariadbShop, postgresShop, sqliteShop } from '../../../testing/shop-databases.ts';
import type { TestApp, TestBrowser } from '../../../testing/test-app.ts';
import { signedIn, startTestApp } from '../../../testing/test-app.ts';

const files = sqliteShop();
const engines: Record<string, () => Promise<ConnectedShop>> = {
  PostgreSQL: () => postgresShop(inject('postgresUrl')),
  MariaDB: mariadbShop,
  SQLite: async () => files,
};

let server: TestApp;
let address: string;
beforeAll(async () => {
  server = await startTestApp({ SQLITE_ROOT: files.root });
  address = await server.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => server.close());

/** Over a real socket, which can be closed in the middle. */
function post(who: TestBrowser, path: string, body: object, signal?: AbortSignal) {
  return fetch(`${address}${path}`, {
    method: 'POST',
    headers: {
      origin: server.origin,
      'content-type': 'application/json',
      cookie: [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
    body: JSON.stringify(body),
    ...(signal ? { signal } : {}),
  });
}

describe.each(Object.entries(engines))('statements on %s', (name, start) => {
  let shop: ConnectedShop;
  let browser: TestBrowser;
  let id: string;
  const edit = (change: object) =>
    browser.send('PUT', api.connection.replace(':id', id), { ...shop.form, ...change });
  const run = (query: string, more: object = {}) =>
    browser.send('POST', api.runSql, { connection_id: id, query, ...more });
  const rehearse = (query: string, more: object = {}) =>
    browser.send('POST', api.rehearse, { connection_id: id, query, ...more });
  const confirm = (rehearsal: string, who = browser) =>
    who.send('POST', api.confirm, { rehearsal_id: rehearsal });
  const countIn = async (city: string) =>
    Number(
      Object.values(
        (await shop.rows(`SELECT count(*) AS n FROM customers WHERE city = '${city}'`))[0] ?? {},
      )[0],
    );

  beforeAll(async () => {
    shop = await start();
    await fillShop(shop);
    browser = await signedIn(server, `${name.toLowerCase()}@example.com`);
    id = (await browser.send('POST', api.connections, shop.form)).json().connection.id;
  });
  afterAll(() => shop.stop());

  test('[J01] run with values that are bound, whatever is in them', async () => {
    const parameters = [{ name: 'wanted', type: 'text' }];
    const query = 'SELECT id, :wanted AS given FROM customers WHERE name = :wanted OR id = 3 ORDER BY id';
    const hostile = "x' OR '1'='1'; DROP TABLE customers; --";
    const answer = await run(query, { parameters, values: { wanted: hostile } });
    expect([answer.statusCode, answer.json().result?.rows]).toEqual([200, [['3', hostile]]]);
    expect(answer.json()).toMatchObject({ success: true, result: { truncated: null } });
  });

  test('name the value that is missing', async () => {
    const answer = await run('SELECT :a', { parameters: [{ name: 'a', type: 'integer' }] });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'parameters_missing']);
    expect(Object.keys(answer.json().fields)).toEqual(['a']);
  });

  test.each([
    'DELETE FROM customers',
    'SELECT 1; DELETE FROM customers',
    'DROP TABLE customers',
    'WITH x AS (SELECT 1) DELETE FROM customers',
  ])('[J02] are refused when they are no single read: %s', async (query) => {
    const answer = await run(query);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'sql_refused']);
    expect(await shop.rows('SELECT id FROM customers')).toHaveLength(12);
  });

  test('say the engine’s own word on a mistake', async () => {
    const answer = await run('SELECT nothing FROM customers');
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'sql_failed']);
    expect(answer.json().message).toContain('nothing');
  });

  test('[J03] stop in the database when whoever asked is gone', async () => {
    const gone = new AbortController();
    const asking = post(browser, api.runSql, { connection_id: id, query: shop.slow }, gone.signal);
    asking.catch(() => undefined);
    await expect.poll(shop.running).toBe(1);
    gone.abort();
    await expect(asking).rejects.toThrow();
    await expect.poll(shop.running).toBe(0);
    expect((await run('SELECT 1')).statusCode).toBe(200);
  });

  test('[J04] that write need the switch, a rehearsal, a confirmation and the same count', async () => {
    const query = 'UPDATE customers SET city = :city WHERE id <= :last';
    const parameters = [
      { name: 'city', type: 'text' },
      { name: 'last', type: 'integer' },
    ];
    const inCity = (city: string) => rehearse(query, { parameters, values: { city, last: 5 } });
    expect((await edit({ allowWrites: false })).statusCode).toBe(200);
    const refused = await inCity('Basel');
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'writes_not_allowed']);

    await edit({ allowWrites: true });
    const rehearsal = await inCity('Basel');
    expect(rehearsal.json()).toMatchObject({ rows_affected: 5, expires_at: expect.any(String) });
    expect(await countIn('Basel')).toBe(0);

    const confirmed = await confirm(rehearsal.json().rehearsal_id);
    expect([confirmed.statusCode, confirmed.json()]).toEqual([
      200,
      { rows_affected: 5, execution_id: expect.any(String) },
    ]);
    expect(await countIn('Basel')).toBe(5);
    expect((await confirm(rehearsal.json().rehearsal_id)).statusCode).toBe(404);

    const differing = (await rehearse("DELETE FROM customers WHERE city = 'Basel'")).json();
    await shop.execute("UPDATE customers SET city = 'Chur' WHERE id = 1");
    const aborted = await confirm(differing.rehearsal_id);
    expect([aborted.statusCode, aborted.json().code]).toEqual([409, 'rehearsal_differs']);
    expect(await countIn('Basel')).toBe(4);
  });

  test('[J04] that were rehearsed before an edit, or by somebody else, cannot be confirmed', async () => {
    await edit({ allowWrites: true });
    const query = "UPDATE customers SET city = 'Genf' WHERE id = 12";
    const first = (await rehearse(query)).json().rehearsal_id;
    const stranger = await signedIn(server, `stranger-${name.toLowerCase()}@example.com`);
    expect((await confirm(first, stranger)).statusCode).toBe(404);
    await edit({ allowWrites: true, name: 'Renamed' });
    expect((await confirm(first)).statusCode).toBe(404);
    expect(await countIn('Genf')).toBe(0);
    const read = await rehearse('SELECT 1');
    expect([read.statusCode, read.json().code]).toEqual([400, 'sql_refused']);
  });

  test('[J05] that run away, twenty at once, leave the server free for others', async () => {
    const people = await Promise.all(
      Array.from({ length: 5 }, (_, index) =>
        signedIn(server, `runaway-${index}-${name.toLowerCase()}@example.com`),
      ),
    );
    const gone = new AbortController();
    const asking: Promise<unknown>[] = [];
    for (const person of people) {
      const own = (await person.send('POST', api.connections, shop.form)).json().connection.id;
      for (let index = 0; index < 4; index += 1) {
        asking.push(post(person, api.runSql, { connection_id: own, query: shop.slow }, gone.signal));
      }
    }
    const settled = Promise.allSettled(asking);
    await expect.poll(shop.running).toBeGreaterThanOrEqual(8);
    for (let index = 0; index < 10; index += 1) {
      expect((await fetch(`${address}${api.health}`)).status).toBe(200);
    }
    // The answers did not have to wait for them.
    expect(await shop.running()).toBeGreaterThanOrEqual(8);
    gone.abort();
    await settled;
    await expect.poll(shop.running).toBe(0);
  });
});

test('one person’s queries queue up and are then refused, while others go on', async () => {
  const [busy, other] = [
    await signedIn(server, 'busy@example.com'),
    await signedIn(server, 'other@example.com'),
  ];
  const connect = async (who: TestBrowser) =>
    (await who.send('POST', api.sampleConnection)).json().connection.id;
  const [mine, theirs] = [await connect(busy), await connect(other)];
  const gone = new AbortController();
  const slow = { connection_id: mine, query: files.slow };
  // Four run and sixteen wait; the one too many is the first to be answered.
  const asking = Array.from({ length: 21 }, () => post(busy, api.runSql, slow, gone.signal));
  const settled = Promise.allSettled(asking);
  const refused = await Promise.race(asking);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '5']);
  expect(await refused.json()).toMatchObject({ code: 'query_busy' });
  expect((await post(other, api.runSql, { connection_id: theirs, query: 'SELECT 1' })).status).toBe(200);
  gone.abort();
  await settled;
  await expect.poll(files.running).toBe(0);
});
