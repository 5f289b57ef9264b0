import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { sessionOutput } from '@parley/contract/auth';
import { connectionOutput } from '@parley/contract/connections';
import { errorBody } from '@parley/contract/errors';
import { api } from '@parley/contract/routes';
import { afterEach, expect, inject, test } from 'vitest';
import type { ApiClient } from '../testing/api-client.ts';
import { apiClient } from '../testing/api-client.ts';
import { createDatabase } from '../testing/servers/postgres-cluster.ts';
import type { ServerProcess } from '../testing/servers/server-process.ts';
import { StartFailure, startServerProcess } from '../testing/servers/server-process.ts';
import { startTcpGate } from '../testing/servers/tcp-gate.ts';
import { postgresShop } from '../testing/shop-databases.ts';
import { ada } from '../testing/test-app.ts';

const folders: string[] = [];
const running: ServerProcess[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.kill()));
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'parley-main-'));
  folders.push(folder);
  return folder;
}

async function start(settings: Record<string, string>): Promise<ServerProcess> {
  const server = await startServerProcess(settings);
  running.push(server);
  return server;
}

async function signIn(origin: string): Promise<ApiClient> {
  const client = apiClient(origin);
  await client.send('POST', api.signUp, ada);
  const answer = await client.send('POST', api.signIn, {
    email: ada.email,
    password: ada.password,
    rememberMe: true,
  });
  expect(answer.status).toBe(200);
  return client;
}

const sessionOf = async (client: ApiClient) =>
  sessionOutput.parse(await (await client.send('GET', api.session)).json());

test('every acknowledged write survives a kill at any moment, and the server starts again', async () => {
  const dataDir = newFolder();
  let server = await start({ DATA_DIR: dataDir });
  const { cookies } = await signIn(server.origin);
  for (let round = 0; round < 4; round += 1) {
    const client = apiClient(server.origin, cookies);
    const acknowledged = writeUntilGone(client, round);
    await acknowledged.begun;
    await sleep(round * 53);
    await server.kill();
    const written = await acknowledged.ended;
    server = await start({ DATA_DIR: dataDir });
    const { user } = await sessionOf(apiClient(server.origin, cookies));
    // The write that was under way when the power went may be there or not.
    expect([written.last, written.underWay]).toContain(user?.lastName);
  }
});

function writeUntilGone(client: ApiClient, round: number) {
  const begun = Promise.withResolvers<void>();
  const write = async () => {
    const written = { last: '', underWay: '' };
    for (let count = 0; ; count += 1) {
      written.underWay = `${round}-${count}`;
      const answer = await client
        .send('PATCH', api.profile, { firstName: 'Ada', lastName: written.underWay })
        .catch(() => undefined);
      if (!answer?.ok) {
        begun.reject(new Error(`The first write was not acknowledged: ${answer?.status ?? 'no answer'}.`));
        return written;
      }
      written.last = written.underWay;
      begun.resolve();
    }
  };
  return { begun: begun.promise, ended: write() };
}

test('a second server on one folder says so and ends, and the first goes on', async () => {
  const dataDir = newFolder();
  const first = await start({ DATA_DIR: dataDir });
  const second = await start({ DATA_DIR: dataDir }).catch((error: unknown) => error);
  expect(second).toBeInstanceOf(StartFailure);
  expect(String(second)).toContain('ended with code 1');
  expect(String(second)).toContain('Another Parley server already uses');
  expect(String(second)).not.toMatch(/\bat .*\.ts/);
  expect((await fetch(`${first.origin}${api.ready}`)).status).toBe(200);
});

test('two servers on one PostgreSQL serve the same people', async () => {
  const settings = {
    DATABASE_URL: await createDatabase(inject('postgresUrl')),
    SECRET_KEY: 'one key that both of the servers hold',
  };
  const [left, right] = await Promise.all([
    start({ ...settings, DATA_DIR: newFolder() }),
    start({ ...settings, DATA_DIR: newFolder() }),
  ]);
  const client = await signIn(left.origin);
  const elsewhere = apiClient(right.origin, client.cookies);
  expect((await sessionOf(elsewhere)).user?.email).toBe(ada.email);
  await elsewhere.send('POST', api.subscription, { plan: 'starter' });
  expect(await (await client.send('GET', api.subscription)).json()).toMatchObject({
    subscription: { plan: 'starter' },
  });
  await elsewhere.send('POST', api.signOut);
  expect((await sessionOf(apiClient(left.origin, client.cookies))).user).toBeNull();
});

test('a store that is gone is said to be gone, and nobody is signed out by it', async () => {
  const gate = await startTcpGate(await createDatabase(inject('postgresUrl')));
  const server = await start({
    DATABASE_URL: gate.url,
    SECRET_KEY: 'a key that is long enough to be one, surely',
    DATA_DIR: newFolder(),
  });
  const client = await signIn(server.origin);
  await gate.shut();
  for (const path of [api.session, api.subscription, api.ready]) {
    const answer = await client.send('GET', path);
    expect([path, answer.status]).toEqual([path, 503]);
    expect(await answer.json()).toMatchObject({
      code: 'store_unavailable',
      message: expect.stringContaining('try again'),
    });
  }
  const write = await client.send('PATCH', api.profile, { firstName: 'Ada', lastName: 'King' });
  expect(write.status).toBe(503);
  const signingIn = await apiClient(server.origin).send('POST', api.signIn, {
    email: ada.email,
    password: ada.password,
  });
  expect(signingIn.status).toBe(503);
  expect((await fetch(`${server.origin}${api.health}`)).status).toBe(200);
  await gate.open();
  await expect.poll(async () => (await client.send('GET', api.session)).status).toBe(200);
  expect((await sessionOf(client)).user?.email).toBe(ada.email);
  await server.stop();
  await gate.shut();
});

test('a stop lets a request under way finish and ends with code 0', async () => {
  const server = await start({ DATA_DIR: newFolder() });
  const client = await signIn(server.origin);
  const slow = connect(Number(new URL(server.origin).port), '127.0.0.1');
  const body = JSON.stringify({ firstName: 'Ada', lastName: 'Byron' });
  slow.write(
    [
      `PATCH ${api.profile} HTTP/1.1`,
      'Host: localhost',
      `Origin: ${server.origin}`,
      `Cookie: ${[...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')}`,
      'Content-Type: application/json',
      `Content-Length: ${body.length}`,
      'Connection: close',
      // Its answer says that the server has the request.
      'Expect: 100-continue',
      '',
      '',
    ].join('\r\n'),
  );
  let answer = '';
  slow.on('data', (chunk: Buffer) => {
    answer += chunk.toString();
  });
  await expect.poll(() => answer).toContain('100 Continue');
  slow.write(body.slice(0, 5));
  const answered = once(slow, 'close');
  const stopped = server.stop();
  const health = () =>
    fetch(`${server.origin}${api.health}`).then(
      ({ status }) => status,
      () => 'refused',
    );
  await expect.poll(health).not.toBe(200);
  slow.write(body.slice(5));
  expect(await stopped).toBe(0);
  await answered;
  expect(answer).toMatch(/^HTTP\/1\.1 200 /m);
});

test('a stop ends a query that would run for long, in the database too, and ends with code 0', async () => {
  const shop = await postgresShop(inject('postgresUrl'));
  const server = await start({ DATA_DIR: newFolder() });
  const client = await signIn(server.origin);
  const saved = await client.send('POST', api.connections, shop.form);
  const { connection } = connectionOutput.parse(await saved.json());
  const asking = client.send('POST', api.runSql, { connection_id: connection.id, query: shop.slow });
  asking.catch(() => undefined);
  await expect.poll(shop.running).toBe(1);
  expect(await server.stop()).toBe(0);
  await expect.poll(shop.running).toBe(0);
  await shop.stop();
});

test('[K03] what cannot be read as a request is answered in the one shape', async () => {
  const server = await start({ DATA_DIR: newFolder() });
  const send = async (text: string) => {
    const socket = connect(Number(new URL(server.origin).port), '127.0.0.1');
    socket.write(text);
    let answer = '';
    for await (const chunk of socket) answer += String(chunk);
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    return { status: Number(head.split(' ')[1]), body: errorBody.strict().parse(JSON.parse(body)) };
  };
  expect(await send('this is no HTTP\r\n\r\n')).toMatchObject({
    status: 400,
    body: { code: 'malformed_request' },
  });
  const large = `GET / HTTP/1.1\r\nHost: localhost\r\nX-Large: ${'x'.repeat(9_000)}\r\n\r\n`;
  expect(await send(large)).toMatchObject({ status: 431, body: { code: 'headers_too_large' } });
});

test('mistakes in the configuration are all said at once, without a trace', async () => {
  const failure = await start({
    DATA_DIR: newFolder(),
    HOST: 'here',
    PORT: '99999',
    TRUSTED_PROXIES: '10.0.0.5,proxy.example.com',
    SMTP_URL: 'smtp://localhost',
    SECRET_KEY: 'short',
  }).catch((error: unknown) => String(error));
  for (const name of ['HOST', 'MAIL_FROM', 'SECRET_KEY']) expect(failure).toContain(name);
  expect(failure).toContain('PORT must be a whole number from 0 to 65535');
  expect(failure).toContain('TRUSTED_PROXIES must be addresses, or ranges');
  expect(failure).not.toMatch(trace);
});

const trace = /\bat .*\.(ts|js|mjs)\b|node:internal/;
const strongKey = 'a key that is long enough to be one, surely';

function fileIn(folder: string, name: string, content = 'text'): string {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
}

function folderWith(make: (folder: string) => void): string {
  const folder = newFolder();
  make(folder);
  return folder;
}

async function storeWith(change: (url: URL) => void): Promise<Record<string, string>> {
  const url = new URL(await createDatabase(inject('postgresUrl')));
  change(url);
  return { DATABASE_URL: url.href, SECRET_KEY: strongKey, DATA_DIR: newFolder() };
}

const troubles: Record<string, [settings: () => Promise<Record<string, string>>, words: RegExp]> = {
  'a file in the place of DATA_DIR': [
    async () => ({ DATA_DIR: fileIn(newFolder(), 'data') }),
    /DATA_DIR \S+ cannot be used: a part of the path is a file/,
  ],
  'a DATA_DIR under a file': [
    async () => ({ DATA_DIR: join(fileIn(newFolder(), 'data'), 'below') }),
    /DATA_DIR \S+ cannot be used: a part of the path is a file/,
  ],
  'a DATA_DIR that cannot be made': [
    async () => ({ DATA_DIR: '/proc/parley' }),
    /DATA_DIR \/proc\/parley cannot be used: /,
  ],
  'a lock that cannot be opened': [
    async () => ({ DATA_DIR: folderWith((folder) => mkdirSync(join(folder, 'server.lock'))) }),
    /DATA_DIR \S+ cannot be used: files in it cannot be opened/,
  ],
  'a store that is no database': [
    async () => ({ DATA_DIR: folderWith((folder) => fileIn(folder, 'parley.db', 'no store '.repeat(500))) }),
    /The store \S+parley\.db cannot be read: it is no database\. Put a backup in its place/,
  ],
  'a HOST of another machine': [
    async () => ({ DATA_DIR: newFolder(), HOST: '203.0.113.5', PORT: '0' }),
    /HOST is no address of this machine: .*203\.0\.113\.5/,
  ],
  'a store database that does not exist': [
    () =>
      storeWith((url) => {
        url.pathname = '/no_such_database';
      }),
    /DATABASE_URL cannot be used: .*no_such_database.* There is no such database/,
  ],
  'a store role that does not exist': [
    () =>
      storeWith((url) => {
        url.username = 'nobody_here';
      }),
    /DATABASE_URL cannot be used: .*nobody_here.* The role/,
  ],
};

test.each(Object.entries(troubles))(
  '%s is said in a sentence, without a trace',
  async (_name, [settings, words]) => {
    const failure = await start(await settings()).catch((error: unknown) => String(error));
    expect(failure).toContain('ended with code 1');
    expect(failure).toMatch(words);
    expect(failure).not.toMatch(trace);
  },
);

test('a store that was damaged is said to be so', async () => {
  const dataDir = newFolder();
  await (await start({ DATA_DIR: dataDir })).stop();
  const file = join(dataDir, 'parley.db');
  // What is still in the log would mend the damage.
  const store = new DatabaseSync(file);
  store.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  store.close();
  const content = readFileSync(file);
  content.fill(0x5a, 4_096);
  writeFileSync(file, content);
  const failure = await start({ DATA_DIR: dataDir }).catch((error: unknown) => String(error));
  expect(failure).toMatch(/The store \S+parley\.db cannot be read: it is damaged/);
  expect(failure).not.toMatch(trace);
});
