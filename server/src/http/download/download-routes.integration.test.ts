import { errorBody } from '@parley/contract/errors';
import { limits } from '@parley/contract/limits';
import { api } from '@parley/contract/routes';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { ConnectedShop } from '../../../testing/shop-databases.ts';
import { fillShop, mariadbShop, postgresShop, sqliteShop } from '../../../testing/shop-databases.ts';
import type { TestApp, TestBrowser } from '../../../testing/test-app.ts';
import { signedIn, startTestApp } from '../../../testing/test-app.ts';

const files = sqliteShop();
/** Each with a read that fails when many rows are on their way already. */
const engines: Record<string, { start: () => Promise<ConnectedShop>; failsLate: string }> = {
  PostgreSQL: {
    start: () => postgresShop(inject('postgresUrl')),
    failsLate: 'SELECT n, 1 / (90000 - n) AS x FROM generate_series(1, 100000) n',
  },
  MariaDB: {
    start: mariadbShop,
    failsLate: `SELECT CASE WHEN many.n > 90000 THEN (SELECT id FROM customers WHERE id < many.n) ELSE many.n END AS x
      FROM (SELECT row_number() OVER () AS n
        FROM customers a, customers b, customers c, customers d, customers e) many`,
  },
  SQLite: {
    start: async () => files,
    failsLate: `WITH RECURSIVE many (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM many WHERE n < 100000)
      SELECT CASE WHEN n = 90000 THEN json('{') ELSE n END AS x FROM many`,
  },
};
/** 248,832 rows. */
const many = 'SELECT a.id, e.name FROM customers a, customers b, customers c, customers d, customers e';

const codeOf = async (answer: Response) => errorBody.parse(await answer.json()).code;

let server: TestApp;
let address: string;
beforeAll(async () => {
  server = await startTestApp({ SQLITE_ROOT: files.root });
  address = await server.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => server.close());

describe.each(Object.entries(engines))('a download from %s', (name, { start, failsLate }) => {
  let shop: ConnectedShop;
  let browser: TestBrowser;
  let id: string;
  const download = (query: string, more: object = {}, signal: AbortSignal | null = null) =>
    fetch(`${address}${api.download}`, {
      method: 'POST',
      headers: {
        origin: server.origin,
        'content-type': 'application/json',
        cookie: [...browser.cookies].map((pair) => pair.join('=')).join('; '),
      },
      body: JSON.stringify({ connection_id: id, query, format: 'csv', ...more }),
      signal,
    });

  beforeAll(async () => {
    shop = await start();
    await fillShop(shop);
    browser = await signedIn(server, `${name.toLowerCase()}@example.com`);
    id = (await browser.send('POST', api.connections, shop.form)).json().connection.id;
  });
  afterAll(() => shop.stop());

  test('is a file of the chosen format, with bound values and a harmless name', async () => {
    const query = 'SELECT id, city, name AS id FROM customers WHERE id <= :last ORDER BY 1';
    const values = { parameters: [{ name: 'last', type: 'integer' }], values: { last: 2 } };
    const csv = await download(query, { ...values, file_name: '../Bücher"\r\nx: y' });
    expect([csv.status, csv.headers.get('content-type')]).toEqual([
      200,
      'text/csv; charset=utf-8; header=present',
    ]);
    expect(csv.headers.get('content-disposition')).toBe(
      `attachment; filename="_B_cher_x_ y.csv"; filename*=UTF-8''_B%C3%BCcher_x_%20y.csv`,
    );
    expect(await csv.text()).toBe('id,city,id_2\r\n1,,Customer 1\r\n2,Bern,Customer 2\r\n');
    const json = await download(query, { ...values, format: 'json' });
    expect(json.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(await json.json()).toEqual([
      { id: '1', city: null, id_2: 'Customer 1' },
      { id: '2', city: 'Bern', id_2: 'Customer 2' },
    ]);
  });

  test('ends at its limit on rows', async () => {
    const text = await (await download(many)).text();
    expect(text.split('\r\n')).toHaveLength(1 + limits.download.rows + 1);
  });

  test('that cannot begin is refused like any other statement', async () => {
    const refused = await download('DELETE FROM customers');
    expect([refused.status, await codeOf(refused)]).toEqual([400, 'sql_refused']);
    const failed = await download('SELECT nothing FROM customers');
    expect([failed.status, await codeOf(failed)]).toEqual([400, 'sql_failed']);
    expect(failed.headers.get('content-disposition')).toBeNull();
    const stranger = await signedIn(server, `download-${name.toLowerCase()}@example.com`);
    const body = { connection_id: id, query: 'SELECT 1', format: 'csv' };
    expect((await stranger.send('POST', api.download, body)).statusCode).toBe(404);
  });

  test('that fails half-way is visibly broken off, and the log says why', async () => {
    const answer = await download(failsLate);
    expect(answer.status).toBe(200);
    await expect(answer.text()).rejects.toThrow();
    expect(server.logged()).toContain('The database could not run this');
    expect((await download('SELECT 1 AS one')).status).toBe(200);
  });

  test('[J03] stops in the database when whoever asked is gone, before the first row and after', async () => {
    const early = new AbortController();
    const asking = download(shop.slow, {}, early.signal);
    asking.catch(() => undefined);
    await expect.poll(shop.running).toBe(1);
    early.abort();
    await expect(asking).rejects.toThrow();
    await expect.poll(shop.running).toBe(0);

    const late = new AbortController();
    const wide = many.replace('e.name', `'${'x'.repeat(2_000)}' AS filler`);
    const reader = (await download(wide, {}, late.signal)).body?.getReader();
    expect((await reader?.read())?.value?.length).toBeGreaterThan(0);
    late.abort();
    await expect.poll(shop.running).toBe(0);
    // Four of the same person at once would wait for a place that a stuck one holds.
    const after = await Promise.all(Array.from({ length: 4 }, () => download('SELECT 1 AS one')));
    expect(after.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    await Promise.all(after.map((answer) => answer.text()));
  });
});
