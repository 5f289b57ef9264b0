import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { connectionMessages } from '@parley/contract/connections';
import { storeMessages } from '@parley/contract/errors';
import { limits } from '@parley/contract/limits';
import { api } from '@parley/contract/routes';
import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { askEvents, dataOf } from '../../../testing/ask-over-http.ts';
import { measureEventLoopHold } from '../../../testing/measure-event-loop-hold.ts';
import { scriptedReader, sure } from '../../../testing/scripted-reader.ts';
import { createStoreDatabase } from '../../../testing/servers/migrated-store.ts';
import type { TestApp, TestBrowser } from '../../../testing/test-app.ts';
import { ada, personIn, signedIn, startTestApp } from '../../../testing/test-app.ts';
import { uploadChunks } from '../../store/connections/upload-chunks.ts';
import { chunkBytes } from '../../store/grant-rehearsal-and-upload-types.ts';

const folder = mkdtempSync(join(tmpdir(), 'parley-shared-'));
const rows = 6_000;

const reader = scriptedReader();
reader.says(() =>
  sure({
    sql: 'SELECT count(*) AS number_of_things FROM things',
    parameters: [],
    values: {},
    wording: 'number of things',
    confidence: 0.9,
  }),
);

let settings: Record<string, string>;
let first: TestApp;
let second: TestApp;
let here: TestBrowser;
let there: TestBrowser;

/** Both on one PostgreSQL, each with a data folder of its own. */
const start = (dataDir: string) =>
  startTestApp(settings, { dataDir: join(folder, dataDir), reader: reader.read });

beforeAll(async () => {
  settings = {
    DATABASE_URL: await createStoreDatabase(inject('postgresUrl')),
    SECRET_KEY: 'a key that is long enough to be one',
  };
  first = await start('first');
  second = await start('second');
  here = await signedIn(first);
  there = second.browser();
  await there.send('POST', api.signIn, { email: ada.email, password: ada.password });
});

afterAll(async () => {
  await first.close();
  await second.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Of several chunks, the last one not full. */
function databaseBytes(journal: 'wal' | 'delete' = 'delete'): Buffer {
  const file = join(folder, `${randomUUID()}.db`);
  const database = new DatabaseSync(file);
  database.exec(
    `PRAGMA journal_mode = ${journal}; CREATE TABLE things (id INTEGER PRIMARY KEY, n INTEGER, text TEXT)`,
  );
  const insert = database.prepare('INSERT INTO things (n, text) VALUES (0, ?)');
  database.exec('BEGIN');
  for (let row = 0; row < rows; row += 1) insert.run('some text '.repeat(20));
  database.exec('COMMIT');
  database.close();
  const bytes = readFileSync(file);
  expect(bytes.length).toBeGreaterThan(4 * chunkBytes);
  return bytes;
}

async function upload(bytes: Buffer): Promise<string> {
  const cookie = [...here.cookies].map(([key, value]) => `${key}=${value}`).join('; ');
  const answer = await first.app.inject({
    method: 'POST',
    url: `${api.sqliteFiles}?name=things.db`,
    headers: { origin: first.origin, cookie, 'content-type': 'application/octet-stream' },
    payload: bytes,
  });
  expect(answer.statusCode).toBe(201);
  return answer.json().upload;
}

async function connected(bytes = databaseBytes()): Promise<{ connectionId: string; uploadId: string }> {
  const uploadId = await upload(bytes);
  const form = { type: 'sqlite', name: 'Things', file: { upload: uploadId }, allowWrites: true };
  const { connection } = (await here.send('POST', api.connections, form)).json();
  return { connectionId: connection.id, uploadId };
}

const query = (browser: TestBrowser, connectionId: string, sql: string) =>
  browser.send('POST', api.runSql, { connection_id: connectionId, query: sql });

async function answerTo(browser: TestBrowser, connectionId: string, sql: string): Promise<unknown> {
  const answer = await query(browser, connectionId, sql);
  return answer.json().result?.rows[0]?.[0] ?? answer.json();
}

async function rehearsed(browser: TestBrowser, connectionId: string, sql: string): Promise<string> {
  const answer = await browser.send('POST', api.rehearse, { connection_id: connectionId, query: sql });
  expect([answer.statusCode, answer.json().message]).toEqual([200, undefined]);
  return answer.json().rehearsal_id;
}

const confirmed = (browser: TestBrowser, rehearsal_id: string) =>
  browser.send('POST', api.confirm, { rehearsal_id });

async function gathered(pieces: AsyncIterable<Uint8Array>): Promise<Uint8Array[]> {
  const all: Uint8Array[] = [];
  for await (const piece of pieces) all.push(piece);
  return all;
}

function filesOf(server: TestApp, uploadId: string): string[] {
  const entries = readdirSync(join(server.dataDir, 'sqlite'), { recursive: true }).map(String);
  return entries.map((entry) => entry.split('/').at(-1) ?? '').filter((name) => name.startsWith(uploadId));
}

describe('a file that is uploaded to one of two servers', () => {
  test('[Q02] is asked a question on the other, which has a data folder of its own', async () => {
    const { connectionId, uploadId } = await connected();
    expect(existsSync(join(second.dataDir, 'sqlite'))).toBe(false);
    const events = await askEvents(there, { question: 'how many things are there', connectionId });
    expect(dataOf(events, 'result')[0]?.result.rows).toEqual([[String(rows)]]);
    expect([filesOf(first, uploadId), filesOf(second, uploadId)]).toEqual([
      [`${uploadId}.1`],
      [`${uploadId}.1`],
    ]);
  });

  test('is read byte for byte, by as many as come at once, and brought again where the copy is lost', async () => {
    const bytes = databaseBytes();
    const { connectionId, uploadId } = await connected(bytes);
    const sum = 'SELECT sum(length(text)) FROM things';
    for (let round = 0; round < 2; round += 1) {
      const answers = await Promise.all(Array.from({ length: 4 }, () => answerTo(there, connectionId, sum)));
      expect(answers).toEqual(Array(4).fill(String(rows * 200)));
      const [name = ''] = filesOf(second, uploadId);
      const { user } = (await there.get(api.session)).json();
      const copy = join(second.dataDir, 'sqlite', user.id, name);
      expect(readFileSync(copy).equals(bytes)).toBe(true);
      rmSync(copy);
    }
  });

  test('[J04] changed on one is changed on the other, and a rehearsal changes neither', async () => {
    const { connectionId, uploadId } = await connected();
    const sum = 'SELECT sum(n) FROM things';
    expect(await answerTo(there, connectionId, sum)).toBe('0');
    const rehearsal = await rehearsed(there, connectionId, 'UPDATE things SET n = 1 WHERE id <= 10');
    expect(await answerTo(there, connectionId, sum)).toBe('0');
    expect((await confirmed(there, rehearsal)).json()).toMatchObject({ rows_affected: 10 });
    expect(await answerTo(there, connectionId, sum)).toBe('10');
    await expect.poll(() => answerTo(here, connectionId, sum), { timeout: 10_000 }).toBe('10');
    const { user } = (await here.get(api.session)).json();
    const kept = await first.services.store.uploads.find(user.id, uploadId);
    expect(kept?.revision).toBe(2);
  });

  test('changed on one, only the pieces that differ are brought to the other', async () => {
    const bytes = databaseBytes();
    const { uploadId } = await connected(bytes);
    const { engine } = second.services.store;
    let brought = 0;
    const counting: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        for (const row of result.rows) if (row.data instanceof Uint8Array) brought += row.data.length;
        return result;
      },
    };
    const chunks = uploadChunks({ hashesBytes: engine.hashesBytes, db: engine.db.withPlugin(counting) });
    const earlier = Buffer.from(bytes);
    earlier.write('another text', 2 * chunkBytes + 100);
    const known = async (number: number) => earlier.subarray(number * chunkBytes, (number + 1) * chunkBytes);
    expect(Buffer.concat(await gathered(chunks.read(uploadId, known))).equals(bytes)).toBe(true);
    expect(brought).toBe(chunkBytes);
    // One that was shorter, and one that shares nothing.
    const short = async (number: number) => (number === 0 ? bytes.subarray(0, chunkBytes) : Buffer.alloc(0));
    expect(Buffer.concat(await gathered(chunks.read(uploadId, short))).equals(bytes)).toBe(true);
    expect(brought).toBe(bytes.length);
  });

  test('[J04] a change that differs from its rehearsal is not made', async () => {
    const { connectionId, uploadId } = await connected();
    const late = await rehearsed(here, connectionId, 'UPDATE things SET n = 5 WHERE n = 0');
    const early = await rehearsed(there, connectionId, 'UPDATE things SET n = 1 WHERE id = 1');
    expect((await confirmed(there, early)).statusCode).toBe(200);
    const refused = await confirmed(here, late);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'rehearsal_differs']);
    expect(await answerTo(here, connectionId, 'SELECT sum(n) FROM things')).toBe('1');
    expect(filesOf(first, uploadId).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  test('[J04] changes on both at once are all kept', async () => {
    const { connectionId } = await connected(databaseBytes('wal'));
    const change = 'UPDATE things SET n = n + 1 WHERE id = 7';
    const waiting = await Promise.all(
      [here, there, here, there].map(async (browser) => {
        const id = await rehearsed(browser, connectionId, change);
        return () => confirmed(browser, id);
      }),
    );
    const answers = await Promise.all(waiting.map((confirm) => confirm()));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    for (const browser of [here, there]) {
      const n = () => answerTo(browser, connectionId, 'SELECT n FROM things WHERE id = 7');
      await expect.poll(n, { timeout: 10_000 }).toBe('4');
    }
  });

  test('grows and shrinks with its changes, and counts for what it has', async () => {
    const { connectionId, uploadId } = await connected();
    const { user } = (await here.get(api.session)).json();
    const bytesOf = async () => (await first.services.store.uploads.find(user.id, uploadId))?.bytes ?? 0;
    const before = await bytesOf();
    const grow = "INSERT INTO things (n, text) SELECT n, text || 'more' FROM things";
    expect((await confirmed(here, await rehearsed(here, connectionId, grow))).statusCode).toBe(200);
    expect(await bytesOf()).toBeGreaterThan(before * 1.8);
    expect(await answerTo(there, connectionId, 'SELECT count(*) FROM things')).toBe(String(rows * 2));
  });

  test('is deleted with its connection: here at once, there by the next sweep, in the store to the last byte', async () => {
    const { connectionId, uploadId } = await connected();
    await answerTo(there, connectionId, 'SELECT count(*) FROM things');
    await here.send('DELETE', api.connection.replace(':id', connectionId));
    expect([filesOf(first, uploadId), filesOf(second, uploadId)]).toEqual([[], [`${uploadId}.1`]]);
    const left = await first.services.store.uploadChunks.read(uploadId).next();
    expect(left.done).toBe(true);
    await second.services.sqliteFiles.sweep(Date.now());
    expect(filesOf(second, uploadId)).toEqual([]);
  });

  test('a copy that nobody opened for a week is swept away, and brought again', async () => {
    const { connectionId, uploadId } = await connected();
    await first.services.sqliteFiles.sweep(Date.now());
    expect(filesOf(first, uploadId)).toEqual([`${uploadId}.1`]);
    await first.services.sqliteFiles.sweep(Date.now() + limits.connection.unusedCopy + 1_000);
    // The sweep of that day also takes uploads that no connection uses; this one is used.
    expect(filesOf(first, uploadId)).toEqual([]);
    expect(await answerTo(here, connectionId, 'SELECT count(*) FROM things')).toBe(String(rows));
  });
});

test('[J04] a store that fails in the middle of a change keeps the file as it was', async () => {
  const bytes = databaseBytes();
  const { uploadId: id } = await connected(bytes);
  const { uploads, uploadChunks } = first.services.store;
  const changed = async function* () {
    for (let number = 0; number < 5; number += 1) yield { number, data: Buffer.from('other bytes') };
    throw new Error('the disk failed');
  };
  const replacing = uploadChunks.replace({ id, revision: 1, bytes: 11, changed: changed() });
  await expect(replacing).rejects.toThrow('the disk failed');
  const { user } = (await here.get(api.session)).json();
  expect(await uploads.find(user.id, id)).toMatchObject({ revision: 1, bytes: bytes.length });
  expect(Buffer.concat(await gathered(uploadChunks.read(id))).equals(bytes)).toBe(true);
});

test('a large file is kept and brought in pieces, so that nobody else waits for it', async () => {
  const { user } = (await here.get(api.session)).json();
  const piece = Buffer.alloc(chunkBytes, 'x');
  const size = 64 * 1_048_576;
  const bytes = async function* () {
    yield Buffer.from('SQLite format 3\0');
    for (let sent = 0; sent < size; sent += piece.length) yield piece;
  };
  const { longest, most } = await measureEventLoopHold(async () => {
    const { upload: uploadId } = await first.services.sqliteFiles.receive(
      await personIn(here),
      'large.db',
      bytes(),
    );
    const whose = { spaceId: user.id, uploadId, uploadRevision: null, file: null };
    const { place } = await second.services.sqliteFiles.locate(whose);
    expect(statSync(place.file).size).toBe(size + 16);
    await first.services.sqliteFiles.discard(user.id, uploadId);
  }, 10);
  expect(longest).toBeLessThan(most);
});

test('a disk that takes nothing more is said to be full, and nothing is changed', async () => {
  const { connectionId, uploadId } = await connected();
  const { user } = (await here.get(api.session)).json();
  const whose = { spaceId: user.id, uploadId, uploadRevision: 1, file: null };
  const { drafts } = await first.services.sqliteFiles.locate(whose);
  const changing = drafts?.change(async () => writeFileSync('/dev/full', 'x'));
  await expect(changing).rejects.toMatchObject({
    code: 'store_unavailable',
    message: storeMessages.diskFull,
  });
  expect(await answerTo(here, connectionId, 'SELECT count(*) FROM things')).toBe(String(rows));
  expect(filesOf(first, uploadId)).toEqual([`${uploadId}.1`]);
});

describe('a file that an older server left in its folder', () => {
  /** As before there were revisions: a row, and a file under the id, here with a log that was never put into it. */
  async function leftBehind(server: TestApp) {
    const { user } = (await here.get(api.session)).json();
    const id = randomUUID();
    const place = join(server.dataDir, 'sqlite', user.id);
    await mkdir(place, { recursive: true });
    const source = join(folder, `${id}.db`);
    writeFileSync(source, databaseBytes('wal'));
    const writer = new DatabaseSync(source);
    writer.exec('UPDATE things SET n = 3 WHERE id = 1');
    for (const end of ['', '-wal']) await copyFile(`${source}${end}`, join(place, `${id}${end}`));
    writer.close();
    await server.services.store.uploads.add(await personIn(here), { id, fileName: 'old.db', bytes: 1 });
    const form = { type: 'sqlite', name: 'Old', file: { upload: id } };
    const { connection } = (await here.send('POST', api.connections, form)).json();
    return { id, connectionId: String(connection.id) };
  }

  const sum = 'SELECT sum(n) FROM things';

  test('[Q02] is in the store after the next start, with what its log held, and every server has it', async () => {
    const { id, connectionId } = await leftBehind(first);
    const answer = await query(there, connectionId, sum);
    expect(answer.json().message).toBe(connectionMessages.uploadMissing);
    await first.services.sqliteFiles.moveIntoStore();
    await expect.poll(() => answerTo(there, connectionId, sum), { timeout: 10_000 }).toBe('3');
    expect(filesOf(first, id)).toEqual([`${id}.1`]);
    expect(await answerTo(here, connectionId, sum)).toBe('3');
  });

  test('is moved when somebody asks for it before that', async () => {
    const { connectionId } = await leftBehind(first);
    expect(await answerTo(here, connectionId, sum)).toBe('3');
    await expect.poll(() => answerTo(there, connectionId, sum), { timeout: 10_000 }).toBe('3');
  });

  test('goes with a sweep if the store has it, and stays if nobody knows it', async () => {
    const { uploadId } = await connected();
    const { user } = (await here.get(api.session)).json();
    const unknown = randomUUID();
    const place = (id: string) => join(first.dataDir, 'sqlite', user.id, id);
    for (const id of [uploadId, unknown]) writeFileSync(place(id), 'left by a server that was killed');
    await first.services.sqliteFiles.sweep(Date.now());
    expect([existsSync(place(uploadId)), existsSync(place(unknown))]).toEqual([false, true]);
    expect(filesOf(first, uploadId)).toEqual([`${uploadId}.1`]);
  });

  test('a start moves it by itself', async () => {
    const { id } = await leftBehind(second);
    await second.close();
    second = await start('second');
    await expect.poll(() => filesOf(second, id), { timeout: 10_000 }).toEqual([`${id}.1`]);
  });
});
