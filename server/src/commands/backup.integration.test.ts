import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { api } from '@parley/contract/routes';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { askEvents, dataOf } from '../../testing/ask-over-http.ts';
import { scriptedReader, sure } from '../../testing/scripted-reader.ts';
import { createDatabase } from '../../testing/servers/postgres-cluster.ts';
import type { TestApp, TestBrowser } from '../../testing/test-app.ts';
import { ada, signedIn, startTestApp } from '../../testing/test-app.ts';
import { readConfig } from '../platform/config.ts';
import { openSnapshot } from '../store/database/snapshot.ts';
import { backUp } from './backup.ts';
import { restore } from './restore.ts';

type Settings = Record<string, string>;

const folders: string[] = [];
const opened: TestApp[] = [];
const key = 'a key that is long enough to be one, surely';
const passphrase = 'correct horse battery';
const question = 'how many customers do we have';

/** Loading the model into each of these servers would take most of the time, and it is in no backup. */
const reader = scriptedReader();
reader.says(() =>
  sure({
    sql: 'SELECT count(*) AS number_of_customers FROM customers',
    parameters: [],
    values: {},
    wording: 'number of customers',
    confidence: 0.9,
  }),
);

afterEach(async () => {
  for (const app of opened.splice(0)) await app.close();
});
afterAll(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'parley-backup-'));
  folders.push(folder);
  return folder;
}

const engines: Record<string, () => Promise<Settings>> = {
  SQLite: async () => ({ DATA_DIR: join(newFolder(), 'data') }),
  PostgreSQL: async () => ({
    DATA_DIR: join(newFolder(), 'data'),
    DATABASE_URL: await createDatabase(inject('postgresUrl')),
    SECRET_KEY: key,
  }),
};

async function start(settings: Settings): Promise<TestApp> {
  const { DATA_DIR: dataDir = '', ...others } = settings;
  const app = await startTestApp(others, { dataDir, reader: reader.read });
  opened.push(app);
  return app;
}

/** An account that has a sample shop and an answer. */
async function usedServer(settings: Settings) {
  const app = await start(settings);
  const browser = await signedIn(app);
  const connectionId = (await browser.send('POST', api.sampleConnection)).json().connection.id;
  await askEvents(browser, { question, connectionId });
  return { app, browser, connectionId: String(connectionId) };
}

async function answerOn(app: TestApp, connectionId: string): Promise<unknown> {
  const browser = app.browser();
  const signIn = await browser.send('POST', api.signIn, { email: ada.email, password: ada.password });
  expect(signIn.statusCode).toBe(200);
  const events = await askEvents(browser, { question, connectionId });
  return dataOf(events, 'result')[0]?.result.rows;
}

/** Writes as fast as the server takes it, until told to stop; gives how often. */
function keepWriting(browser: TestBrowser): () => Promise<number> {
  let isOver = false;
  const writing = (async () => {
    let count = 0;
    for (; !isOver; count += 1) {
      const answer = await browser.send('PATCH', api.profile, {
        firstName: 'Ada',
        lastName: `Number ${count}`,
      });
      expect(answer.statusCode).toBe(200);
    }
    return count;
  })();
  return async () => {
    isOver = true;
    return writing;
  };
}

const ways = Object.keys(engines).flatMap((from) => Object.keys(engines).map((to) => [from, to] as const));

test.each(ways)('[Q04] a backup of a busy server on %s answers questions on %s', async (from, to) => {
  const source = (await engines[from]?.()) ?? {};
  const target = (await engines[to]?.()) ?? {};
  const { app, browser, connectionId } = await usedServer(source);
  const file = join(newFolder(), 'parley.backup');
  const stop = keepWriting(browser);
  const { files, missing } = await backUp(app.services.config, file, passphrase);
  expect(await stop()).toBeGreaterThan(0);
  expect({ files, missing }).toEqual({ files: 1, missing: 0 });
  expect(readFileSync(file).includes(ada.email)).toBe(false);

  const restored = await restore(readConfig(target), file, passphrase);
  expect(restored.otherKeys).toBe(
    from !== to && to === 'PostgreSQL' ? join(target.DATA_DIR ?? '', 'secret.key.others') : undefined,
  );
  expect(await answerOn(await start(target), connectionId)).toEqual([['420']]);
});

test.each(ways)(
  '[Q04] [N01] shared spaces of %s come back on %s with members and record',
  async (from, to) => {
    const source = (await engines[from]?.()) ?? {};
    const target = (await engines[to]?.()) ?? {};
    const app = await start(source);
    const [owner, other] = [await signedIn(app), await signedIn(app, 'ben@example.com')];
    const { space } = (await owner.send('POST', api.spaces, { name: 'Sales' })).json();
    const sales = owner.in(space.id);
    const invite = async () =>
      (await sales.send('POST', api.spaceInvitations, { role: 'maker' })).json().link;
    const secret = new URL(await invite()).hash.slice(1);
    await other.send('POST', api.acceptInvitation, { secret });
    await invite();
    await sales.send('POST', api.sampleConnection);
    const told = async (browser: TestBrowser) => {
      const paths = [api.spacePeople, api.spaceRecord, api.connections];
      return Promise.all(paths.map(async (path) => (await browser.get(path)).json()));
    };
    // How a change ended is written down after its answer.
    await expect.poll(async () => JSON.stringify(await told(sales))).not.toContain('"unknown"');
    const before = await told(sales);
    const file = join(newFolder(), 'parley.backup');
    await backUp(app.services.config, file, passphrase);
    await restore(readConfig(target), file, passphrase);
    const restored = await start(target);
    const browser = restored.browser();
    await browser.send('POST', api.signIn, { email: ada.email, password: ada.password });
    expect(await told(browser.in(space.id))).toEqual(before);
  },
);

test('[Q04] a file that came from PostgreSQL is changed on the embedded store', async () => {
  const { app, connectionId } = await usedServer((await engines.PostgreSQL?.()) ?? {});
  const { config, store } = app.services;
  const file = join(newFolder(), 'parley.backup');
  await backUp(config, file, passphrase);
  const target = (await engines.SQLite?.()) ?? {};
  await restore(readConfig(target), file, passphrase);
  const restored = await start(target);
  const { id: owner = '' } = (await store.people.findByEmail(ada.email)) ?? {};
  const found = await restored.services.store.connections.find(owner, connectionId);
  if (!found) throw new Error('The connection was not restored.');
  const { drafts } = await restored.services.sqliteFiles.locate(found);
  await drafts?.change(async (draft) => {
    const database = new DatabaseSync(draft);
    database.exec('PRAGMA foreign_keys = OFF; DELETE FROM customers WHERE id > 100');
    database.close();
  });
  expect(await answerOn(restored, connectionId)).toEqual([['100']]);
  expect(await answerOn(app, connectionId)).toEqual([['420']]);
});

test('[Q04] a backup that is made during a rotation opens what each of the keys sealed', async () => {
  const settings = (await engines.SQLite?.()) ?? {};
  const former = 'a former key of a server; 0123456789';
  const latest = 'the latest key of a server; 9876543210';
  const app = await start({ ...settings, SECRET_KEY: former });
  const browser = await signedIn(app);
  const model = {
    kind: 'compatible',
    address: 'http://127.0.0.1:9/v1',
    model: 'm',
    key: 'sk-kept-by-rotation',
  };
  expect((await browser.send('POST', api.aiProviders, model)).statusCode).toBe(200);
  await app.close();
  opened.length = 0;
  // No server has been started with the latest key yet: everything is still sealed with the former.
  const file = join(newFolder(), 'parley.backup');
  const rotating = { ...settings, SECRET_KEY: latest, SECRET_KEY_PREVIOUS: former };
  await backUp(readConfig(rotating), file, passphrase);

  const target = { DATA_DIR: join(newFolder(), 'data'), SECRET_KEY: latest };
  const { otherKeys = '' } = await restore(readConfig(target), file, passphrase);
  expect(otherKeys).toBe(join(target.DATA_DIR, 'secret.key.others'));
  const restored = await start({ ...target, SECRET_KEY_PREVIOUS_FILE: otherKeys });
  const again = restored.browser();
  await again.send('POST', api.signIn, { email: ada.email, password: ada.password });
  expect((await again.get(api.aiProviders)).json().providers).toMatchObject([{ model: 'm', isLost: false }]);
});

test('every row of every table is restored, on the other engine too', async () => {
  const { app } = await usedServer((await engines.SQLite?.()) ?? {});
  const file = join(newFolder(), 'parley.backup');
  await backUp(app.services.config, file, passphrase);
  const target = readConfig((await engines.PostgreSQL?.()) ?? {});
  await restore(target, file, passphrase);
  // What was in a folder is in the store now, so that every server on it has the file.
  const { parley_upload_chunks: chunks, ...others } = await countsIn(target);
  const { parley_upload_chunks: none, ...expected } = await countsIn(app.services.config);
  expect(others).toEqual(expected);
  expect([none, chunks]).toEqual([0, expect.toSatisfy((count: number) => count > 0)]);
});

async function countsIn(place: Parameters<typeof openSnapshot>[0]): Promise<Record<string, number>> {
  const snapshot = await openSnapshot(place);
  if (!snapshot) throw new Error('There is no store.');
  const counts: Record<string, number> = {};
  for (const table of snapshot.tables) {
    counts[table] = 0;
    for await (const rows of snapshot.rows(table)) counts[table] += rows.length;
  }
  await snapshot.close();
  expect(Object.values(counts).filter((count) => count > 0).length).toBeGreaterThan(5);
  return counts;
}

describe('a backup that cannot be restored', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'parley-backup-')), 'parley.backup');
  folders.push(join(file, '..'));
  let content: Buffer;
  beforeAll(async () => {
    const { app } = await usedServer((await engines.SQLite?.()) ?? {});
    await backUp(app.services.config, file, passphrase);
    content = readFileSync(file);
    expect(content.length).toBeGreaterThan(100_000);
  });

  const damaged = (change: (bytes: Buffer) => Buffer) => {
    const other = join(newFolder(), 'damaged.backup');
    writeFileSync(other, change(Buffer.from(content)));
    return other;
  };
  const flip = (place: number) => (bytes: Buffer) => {
    bytes.writeUInt8(bytes.readUInt8(place) ^ 1, place);
    return bytes;
  };

  test.each<[string, () => string, string, RegExp]>([
    ['a wrong passphrase', () => file, 'correct horse', /^The passphrase does not open \S+\.$/],
    ['a flipped bit', () => damaged(flip(70_000)), passphrase, /is damaged or cut off, \d+ bytes from/],
    [
      'a flipped bit at the end',
      () => damaged(flip(content.length - 1)),
      passphrase,
      /is damaged or cut off/,
    ],
    [
      'a cut-off end',
      () => damaged((all) => all.subarray(0, all.length - 20)),
      passphrase,
      /is damaged or cut off/,
    ],
    [
      'a cut at a frame',
      () => damaged((all) => all.subarray(0, 64 + 65_552)),
      passphrase,
      /is damaged or cut off/,
    ],
    ['another file', () => damaged(() => Buffer.from('no backup')), passphrase, /is no backup of Parley/],
    ['no file', () => join(tmpdir(), 'no-such.backup'), passphrase, /cannot be read/],
  ])('%s changes nothing and is said in a sentence', async (_name, which, words, message) => {
    const dataDir = join(newFolder(), 'data');
    await expect(restore(readConfig({ DATA_DIR: dataDir }), which(), words)).rejects.toThrow(message);
    expect(existsSync(dataDir)).toBe(false);
  });

  test.each(Object.entries(engines))(
    'a store that is there on %s is never replaced',
    async (_name, settings) => {
      const taken = await settings();
      const { app, connectionId } = await usedServer(taken);
      await app.close();
      opened.length = 0;
      await expect(restore(readConfig(taken), file, passphrase)).rejects.toThrow(/holds a store already/);
      expect(await answerOn(await start(taken), connectionId)).toEqual([['420']]);
    },
  );

  test('one of a newer Parley, and a store of one, are refused in a sentence', async () => {
    const settings = (await engines.SQLite?.()) ?? {};
    const { app } = await usedServer(settings);
    await app.close();
    opened.length = 0;
    const store = new DatabaseSync(join(settings.DATA_DIR ?? '', 'parley.db'));
    store.exec("INSERT INTO parley_migrations VALUES ('0999-later', '2030-01-01')");
    store.close();
    const words = /^The store was written by a newer Parley: it has 0999-later/;
    await expect(start(settings)).rejects.toThrow(words);
    const newer = join(newFolder(), 'newer.backup');
    await backUp(readConfig(settings), newer, passphrase);
    await expect(
      restore(readConfig({ DATA_DIR: join(newFolder(), 'data') }), newer, passphrase),
    ).rejects.toThrow(words);
  });

  test('a file that is there already is not written over', async () => {
    const settings = (await engines.SQLite?.()) ?? {};
    const { app } = await usedServer(settings);
    await expect(backUp(app.services.config, file, passphrase)).rejects.toThrow(/is there already/);
    expect(readFileSync(file).equals(content)).toBe(true);
  });
});
