import { writeFileSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { storeMessages } from '@parley/contract/errors';
import { limits } from '@parley/contract/limits';
import { api } from '@parley/contract/routes';
import { afterEach, describe, expect, inject, test, vi } from 'vitest';
import { moment } from '../../testing/extract-from-question.ts';
import { createStoreDatabase } from '../../testing/servers/migrated-store.ts';
import { startTcpGate } from '../../testing/servers/tcp-gate.ts';
import type { TestApp, TestBrowser } from '../../testing/test-app.ts';
import { signedIn, startTestApp } from '../../testing/test-app.ts';
import { scaleTimeLimit } from '../platform/scale-time-limit.ts';

let server: TestApp;
afterEach(() => server.close());

const pragma = (text: string) => server.services.store.engine.db.executeQuery(raw(text));
const raw = (sql: string) => ({ sql, parameters: [], query: { kind: 'RawNode' } }) as never;

async function withShop(): Promise<{ browser: TestBrowser; connectionId: string }> {
  server = await startTestApp();
  const browser = await signedIn(server);
  await browser.send('POST', api.subscription, { plan: 'enterprise' });
  const { connection } = (await browser.send('POST', api.sampleConnection)).json();
  return { browser, connectionId: connection.id };
}

const answerOf = async (sent: ReturnType<TestBrowser['get']>) => {
  const { statusCode, body } = await sent;
  const { code, message } = JSON.parse(body || '{}');
  return { statusCode, code, message };
};
const away = (message: unknown = expect.any(String)) => ({
  statusCode: 503,
  code: 'store_unavailable',
  message,
});

describe('a store whose disk is full', () => {
  test('says so to whoever saves, loses nothing, and goes on when there is room', async () => {
    const { browser, connectionId } = await withShop();
    const sql = `SELECT 1 /* ${'long '.repeat(10_000)} */`;
    const save = (name: string) => browser.send('POST', api.tools, { connectionId, name, sql });
    const pages = await server.services.store.engine.db.executeQuery<{ page_count: number }>(
      raw('pragma page_count'),
    );
    await pragma(`pragma max_page_count = ${(pages.rows[0]?.page_count ?? 0) + 40}`);
    const answers = [];
    for (let count = 0; count < 8; count += 1) answers.push(await save(`Tool ${count}`));
    const saved = answers.filter(({ statusCode }) => statusCode === 201);
    expect(saved.length).toBeLessThan(answers.length);
    for (const answer of answers) {
      if (answer.statusCode !== 201) {
        expect(answer.statusCode).toBe(503);
        expect(answer.json()).toMatchObject({
          code: 'store_unavailable',
          message: storeMessages.diskFull,
        });
      }
    }
    expect(server.logged()).toContain('database or disk is full');
    expect(server.logged()).not.toContain('no transaction is active');
    expect((await browser.get(api.tools)).json().tools).toHaveLength(saved.length);
    await pragma('pragma max_page_count = 1000000');
    expect((await save('After')).statusCode).toBe(201);
  });

  test('refuses a file with the same words', async () => {
    const { browser } = await withShop();
    const { user } = (await browser.get(api.session)).json();
    // A device that is always full.
    const making = server.services.sqliteFiles.make(user, 'full.db', async () =>
      writeFileSync('/dev/full', 'x'),
    );
    await expect(making).rejects.toMatchObject({
      code: 'store_unavailable',
      message: storeMessages.diskFull,
    });
  });
});

describe('a store that cannot be written to', () => {
  test('still serves reads, and is not ready', async () => {
    const { browser, connectionId } = await withShop();
    expect((await browser.get(api.ready)).statusCode).toBe(200);
    await pragma('pragma query_only = on');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + limits.store.readyFor });
    try {
      expect(await answerOf(browser.get(api.ready))).toEqual(away(storeMessages.readOnly));
      expect((await browser.get(api.health)).statusCode).toBe(200);
      const query = 'SELECT name FROM customers LIMIT 1';
      const ran = await browser.send('POST', api.runSql, { connection_id: connectionId, query });
      expect(ran.statusCode).toBe(200);
      expect((await browser.get(api.connections)).json().connections).toHaveLength(1);
      await pragma('pragma query_only = off');
      vi.setSystemTime(Date.now() + limits.store.readyFor);
      expect((await browser.get(api.ready)).statusCode).toBe(200);
    } finally {
      vi.useRealTimers();
    }
  });

  test('answers a question with a failure in the one shape, before any event', async () => {
    const { browser, connectionId } = await withShop();
    const sql = 'SELECT count(*) AS customers FROM customers';
    await browser.send('POST', api.tools, { connectionId, name: 'Count of customers', sql });
    const question = 'How many customers are there?';
    const ask = () => browser.send('POST', api.ask, { connectionId, question, moment });
    const lastEvent = (body: string) => /event: (\w+)\n[^\n]*\s*$/.exec(body)?.[1];
    expect(lastEvent((await ask()).body)).toBe('done');
    await pragma('pragma query_only = on');
    expect(await answerOf(ask())).toEqual(away(storeMessages.readOnly));
    await pragma('pragma query_only = off');
    expect(lastEvent((await ask()).body)).toBe('done');
  });
});

test('a store that hangs is said to be away within three seconds, on every way', async () => {
  const gate = await startTcpGate(await createStoreDatabase(inject('postgresUrl')));
  server = await startTestApp({ DATABASE_URL: gate.url, SECRET_KEY: 'a key that is long enough to be one' });
  const browser = await signedIn(server);
  const paths = [api.connections, api.tools, api.ready, api.subscription];
  gate.stall();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: Date.now() + 10_000 });
  try {
    // More than the pool has connections: whoever waits for one is told as soon.
    for (let round = 0; round < 2; round += 1) {
      const answers = Array.from({ length: 15 }, (_, index) =>
        answerOf(browser.get(paths[index % paths.length] ?? api.ready)),
      );
      // Few requests begin per turn of the event loop; their three seconds begin with them.
      for (let turn = 0; turn < 100; turn += 1) await nextTurn();
      await vi.advanceTimersByTimeAsync(scaleTimeLimit(3_000));
      for (const answer of await Promise.all(answers)) expect(answer).toEqual(away());
    }
  } finally {
    vi.useRealTimers();
    gate.flow();
  }
  await expect.poll(async () => (await browser.get(api.session)).statusCode).toBe(200);
  expect((await browser.get(api.connections)).statusCode).toBe(200);
  await server.close();
  await gate.shut();
});
