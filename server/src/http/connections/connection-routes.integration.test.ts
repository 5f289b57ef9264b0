import { randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { connectionMessages, connectionSchema } from '@parley/contract/connections';
import { limits } from '@parley/contract/limits';
import { api } from '@parley/contract/routes';
import { spaceHeader } from '@parley/contract/spaces/space-request-header';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MariadbAccount, MariadbServer } from '../../../testing/servers/mariadb-server.ts';
import { startMariadbServer } from '../../../testing/servers/mariadb-server.ts';
import { outwaitSilentServer } from '../../../testing/servers/outwait-silent-server.ts';
import type { PostgresCluster } from '../../../testing/servers/postgres-cluster.ts';
import { startPostgresCluster } from '../../../testing/servers/postgres-cluster.ts';
import type { TestApp, TestBrowser } from '../../../testing/test-app.ts';
import { personIn, signedIn, startTestApp } from '../../../testing/test-app.ts';

const login = { username: 'shop_reader', password: 'right-password' };

let server: TestApp;
let browser: TestBrowser;
let cluster: PostgresCluster;
let mariadb: MariadbServer;
let account: MariadbAccount;
let sqliteRoot: string;

beforeAll(async () => {
  sqliteRoot = mkdtempSync(join(tmpdir(), 'parley-sqlite-root-'));
  [cluster, mariadb] = await Promise.all([startPostgresCluster(), startMariadbServer()]);
  await askForPasswords(cluster);
  account = await mariadb.createDatabase();
  server = await startTestApp({ SQLITE_ROOT: sqliteRoot });
  browser = await signedIn(server);
});
afterAll(async () => {
  await server.close();
  await Promise.all([cluster.close(), mariadb.close()]);
  rmSync(sqliteRoot, { recursive: true, force: true });
});

/** The cluster trusts everybody; this role has to give its password. */
async function askForPasswords({ url }: PostgresCluster): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`CREATE ROLE ${login.username} LOGIN PASSWORD '${login.password}'`);
  const { rows } = await client.query('SHOW hba_file');
  const file: string = rows[0].hba_file;
  const rules = await readFile(file, 'utf8');
  await writeFile(file, `host all ${login.username} all scram-sha-256\n${rules}`);
  await client.query('SELECT pg_reload_conf()');
  await client.end();
}

const postgresForm = (more: object = {}) => ({
  type: 'postgres',
  name: 'Shop',
  host: '127.0.0.1',
  port: Number(new URL(cluster.url).port),
  database: 'postgres',
  ...login,
  ...more,
});
const mysqlForm = (more: object = {}) => {
  const { host, port, database, user: username, password } = account;
  return { type: 'mysql', name: 'Shop', host, port, database, username, password, ...more };
};

const create = (form: object, who = browser) => who.send('POST', api.connections, form);
const tryOut = (connection: object, id?: string) =>
  browser.send('POST', api.testConnection, id === undefined ? { connection } : { id, connection });
const pathOf = (id: string, path: string = api.connection) => path.replace(':id', id);

const headersOf = (who: TestBrowser) => ({
  origin: server.origin,
  cookie: [...who.cookies].map(([key, value]) => `${key}=${value}`).join('; '),
});

type Sending = { type?: string; who?: TestBrowser; space?: string };

function upload(bytes: Buffer, name = 'shop.db', { type, who = browser, space }: Sending = {}) {
  return server.app.inject({
    method: 'POST',
    url: `${api.sqliteFiles}?name=${encodeURIComponent(name)}`,
    headers: {
      ...headersOf(who),
      'content-type': type ?? 'application/octet-stream',
      ...(space === undefined ? {} : { [spaceHeader]: space }),
    },
    payload: bytes,
  });
}

function sqliteBytes(): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'parley-sqlite-'));
  const file = join(folder, 'shop.db');
  const database = new DatabaseSync(file);
  database.exec(
    "CREATE TABLE things (id INTEGER PRIMARY KEY, name TEXT); INSERT INTO things VALUES (1, 'one')",
  );
  database.close();
  return readFile(file).finally(() => rmSync(folder, { recursive: true }));
}

describe.each([
  ['PostgreSQL', postgresForm, /^PostgreSQL \d+/],
  ['MariaDB', mysqlForm, /MariaDB|^\d+/],
])('a connection to %s', (_name, form, version) => {
  test('[E04] is tested for real, with version, latency and what its role may do', async () => {
    const answer = await tryOut(form());
    expect(answer.json()).toMatchObject({
      message: 'Connection tested successfully',
      version: expect.stringMatching(version),
      latencyMs: expect.any(Number),
      privileges: { role: expect.any(String), superuser: false },
    });
  });

  test('is saved, shown without its password, edited and deleted', async () => {
    const created = await create(form({ name: 'First', allowWrites: true }));
    expect([created.statusCode, created.json().message]).toEqual([201, undefined]);
    const { connection } = created.json();
    expect(connectionSchema.strict().parse(connection)).toMatchObject({
      name: 'First',
      hasPassword: true,
      usesConnectionString: false,
      allowWrites: true,
      status: 'new',
    });
    const edited = await browser.send('PUT', pathOf(connection.id), form({ name: 'Second', password: '' }));
    expect(edited.json().connection).toMatchObject({ id: connection.id, name: 'Second', hasPassword: true });
    const scanned = await browser.send('POST', pathOf(connection.id, api.scan));
    expect(scanned.statusCode).toBe(200);
    const shown = (await browser.get(pathOf(connection.id))).json().connection;
    expect(shown).toMatchObject({ status: 'active', lastConnected: expect.any(String), tablesCount: 0 });
    expect((await browser.get(api.connections)).json().connections).toContainEqual(shown);
    expect((await browser.send('DELETE', pathOf(connection.id))).statusCode).toBe(204);
    const gone = await browser.get(pathOf(connection.id));
    expect([gone.statusCode, gone.json().message]).toEqual([404, connectionMessages.notFound]);
    expect((await browser.send('DELETE', pathOf(connection.id))).statusCode).toBe(404);
  });

  test('can be given as a connection string', async () => {
    const { type, host, port, database, username, password } = form() as ReturnType<typeof mysqlForm>;
    const connectionString = `${type}://${username}:${encodeURIComponent(password)}@${host}:${port}/${database}`;
    const bare = { type, name: 'By string', port: 1, connectionString };
    expect((await tryOut(bare)).statusCode).toBe(200);
    const { connection } = (await create(bare)).json();
    expect(connection).toMatchObject({
      host,
      port,
      database,
      username,
      usesConnectionString: true,
      hasPassword: true,
    });
    const edited = await browser.send('PUT', pathOf(connection.id), form({ name: 'Renamed', password: '' }));
    expect(edited.json().connection).toMatchObject({ name: 'Renamed', usesConnectionString: true });
    expect((await browser.send('POST', pathOf(connection.id, api.scan))).statusCode).toBe(200);
  });

  test('asks for the password again when it would go elsewhere', async () => {
    const { connection } = (await create(form({ ssl: 'require' }))).json();
    const elsewhere = [
      { host: 'localhost' },
      { port: 1 },
      { username: 'somebody' },
      { ssl: 'disable' },
      { connectionString: `${form().type}://me@127.0.0.1:1/x` },
    ];
    for (const change of elsewhere) {
      const changed = form({ ssl: 'require', password: '', ...change });
      for (const send of [
        () => browser.send('PUT', pathOf(connection.id), changed),
        () => tryOut(changed, connection.id),
      ]) {
        const answer = await send();
        expect([change, answer.statusCode, answer.json().fields]).toEqual([
          change,
          400,
          { password: connectionMessages.passwordAgain },
        ]);
      }
    }
    const stronger = await browser.send('PUT', pathOf(connection.id), form({ ssl: 'verify', password: '' }));
    expect(stronger.statusCode).toBe(200);
    const given = await browser.send('PUT', pathOf(connection.id), form({ port: 1, password: 'x' }));
    expect(given.statusCode).toBe(200);
  });

  test('uses the stored password for a test of the same place', async () => {
    const { connection } = (await create(form())).json();
    const again = form({ password: '', name: 'Other name' });
    expect((await tryOut(again, connection.id)).json().message).toBe('Connection tested successfully');
    expect((await tryOut(again)).json().code).toBe('connection_failed');
  });

  test.each([
    ['an unknown host', { host: 'no-such-host.invalid' }, /no host of this name|could not be looked/, 'host'],
    ['a port where nothing listens', { port: 1 }, /[Nn]othing (answers|accepts)/, 'host'],
    ['a wrong password', { password: 'wrong' }, /password/, 'password'],
    ['a database that is not there', { database: 'no_such_database' }, /database/, 'database'],
    ['TLS that the server does not offer', { ssl: 'require' }, /TLS|encrypt/, null],
  ])('[E04] says in plain words what is wrong with %s, and where', async (_case, change, message, field) => {
    const answer = await tryOut(form(change));
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'connection_failed']);
    expect(answer.json().message).toMatch(message);
    expect(answer.json().message).not.toMatch(/ECONN|ENOTFOUND|errno|Error:/);
    expect(answer.json().fields ?? null).toEqual(field && { [field]: answer.json().message });
  });

  test('[E04] says that a silent server did not answer in time', async () => {
    const answer = await outwaitSilentServer((port) => tryOut(form({ port })));
    expect(answer.json()).toMatchObject({
      code: 'connection_failed',
      message: expect.stringContaining('in time'),
    });
  });
});

describe('a form with a mistake', () => {
  test.each([
    ['no name', { name: ' ' }, 'name', 'Name is required'],
    ['no host', { host: '' }, 'host', 'Host, database and username are required, or a connection string'],
    ['a port of letters', { port: 'http' }, 'port', 'Port must be a number'],
    ['a port too high', { port: 65_536 }, 'port', 'Port must be 1 to 65535'],
    ['a socket for a host', { host: '/var/run/postgresql' }, 'host', expect.stringContaining('not a host')],
    [
      'a string with a foreign host in it',
      { connectionString: 'postgres://a:b@public.example/x?host=169.254.169.254' },
      'connectionString',
      expect.stringContaining('not supported: host'),
    ],
  ])('is told about %s', async (_case, change, field, message) => {
    for (const send of [() => create(postgresForm(change)), () => tryOut(postgresForm(change))]) {
      const answer = await send();
      expect(answer.statusCode).toBe(400);
      const fields: Record<string, string> = answer.json().fields;
      expect(fields[field] ?? fields[`connection.${field}`]).toEqual(message);
    }
  });

  test('of a kind that is not offered yet is refused', async () => {
    expect((await create(postgresForm({ type: 'mongodb' }))).statusCode).toBe(400);
  });

  test('of 10 MB is refused before it is read', async () => {
    const answer = await create(postgresForm({ name: 'x'.repeat(10 * 1_048_576) }));
    expect([answer.statusCode, answer.json().code]).toEqual([413, 'payload_too_large']);
  });

  test('that names another owner changes nothing', async () => {
    const eve = await signedIn(server, 'eve@example.com');
    await create(postgresForm({ profile_id: 'x', user_email: 'ada@example.com', isSample: true }), eve);
    const [connection] = (await eve.get(api.connections)).json().connections;
    expect(connection).toMatchObject({ name: 'Shop', isSample: false });
  });
});

describe('the server holds what the form asks for', () => {
  test.each(['postgres', 'mysql', 'supabase'])(
    '[E11] a new %s connection needs its password',
    async (type) => {
      const { password, ...form } = postgresForm({ type, name: 'No password' });
      const before = (await browser.get(api.connections)).json();
      for (const given of [{}, { password: '' }]) {
        const answer = await create({ ...form, ...given });
        expect([answer.statusCode, answer.json().fields]).toEqual([
          400,
          { password: 'Password is required' },
        ]);
      }
      const scheme = type === 'mysql' ? 'mysql' : 'postgres';
      const connectionString = `${scheme}://${login.username}@127.0.0.1:5432/postgres`;
      const answer = await create({ ...form, password, connectionString });
      expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, ['connectionString']]);
      expect((await browser.get(api.connections)).json()).toEqual(before);
    },
  );

  test('[E11] the kind of a connection never changes', async () => {
    const sent = (await upload(await sqliteBytes())).json();
    const file = { type: 'sqlite', name: 'A file', file: { upload: sent.upload } };
    const saved = (await create(file)).json().connection;
    const server = (await create(postgresForm({ name: 'A server' }))).json().connection;
    const changes: [string, object][] = [
      [saved.id, postgresForm({ name: 'Changed' })],
      [server.id, mysqlForm({ name: 'Changed' })],
      [server.id, { ...file, name: 'Changed' }],
      [server.id, postgresForm({ type: 'supabase', name: 'Changed' })],
    ];
    for (const [id, form] of changes) {
      const answer = await browser.send('PUT', pathOf(id), form);
      expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, ['type']]);
    }
    expect((await browser.get(pathOf(saved.id))).json().connection).toEqual(saved);
    expect((await browser.get(pathOf(server.id))).json().connection).toEqual(server);
    expect((await browser.send('POST', pathOf(saved.id, api.scan))).statusCode).toBe(200);
  });
});

describe('a SQLite file', () => {
  test('[E03] is uploaded, connected, read, and goes with its connection', async () => {
    const uploaded = await upload(await sqliteBytes(), 'Größe.db');
    expect([uploaded.statusCode, uploaded.json().fileName]).toEqual([201, 'Größe.db']);
    const file = { upload: uploaded.json().upload };
    const onDisk = uploadedFile(file.upload);
    expect(statSync(onDisk).mode & 0o777).toBe(0o600);
    const form = { type: 'sqlite', name: 'Mine', file };
    expect((await tryOut(form)).json()).toMatchObject({ version: expect.stringMatching(/^SQLite 3/) });
    const { connection } = (await create(form)).json();
    expect(connection).toMatchObject({ type: 'sqlite', file: 'Größe.db', hasPassword: false, port: null });
    const scan = (await browser.send('POST', pathOf(connection.id, api.scan))).json();
    expect(scan.schema.tables.map((table: { name: string }) => table.name)).toEqual(['things']);
    const renamed = await browser.send('PUT', pathOf(connection.id), { type: 'sqlite', name: 'Kept' });
    expect(renamed.json().connection).toMatchObject({ name: 'Kept', file: 'Größe.db', tablesCount: 1 });
    await browser.send('DELETE', pathOf(connection.id));
    expect(existsSync(onDisk)).toBe(false);
  });

  test('that is not on this server is said to be so, and its connection has failed', async () => {
    const { upload: id } = (await upload(await sqliteBytes())).json();
    const { connection } = (await create({ type: 'sqlite', name: 'Gone', file: { upload: id } })).json();
    rmSync(uploadedFile(id));
    const scan = await browser.send('POST', pathOf(connection.id, api.scan));
    expect([scan.statusCode, scan.json().message]).toEqual([400, connectionMessages.uploadMissing]);
    expect((await browser.get(pathOf(connection.id))).json().connection.status).toBe('failed');
  });

  test('that replaces another takes its place, and what was read from the old one is forgotten', async () => {
    const [first, second] = [
      (await upload(await sqliteBytes())).json(),
      (await upload(await sqliteBytes())).json(),
    ];
    const form = { type: 'sqlite', name: 'Mine', file: { upload: first.upload } };
    const { connection } = (await create(form)).json();
    await browser.send('POST', pathOf(connection.id, api.scan));
    const changed = await browser.send('PUT', pathOf(connection.id), {
      ...form,
      file: { upload: second.upload },
    });
    expect(changed.json().connection).toMatchObject({ tablesCount: null, status: 'new' });
    expect(existsSync(uploadedFile(first.upload))).toBe(false);
    expect((await browser.send('POST', pathOf(connection.id, api.scan))).statusCode).toBe(200);
  });

  test.each([
    ['a text', Buffer.from('hello, this is not a database at all')],
    ['nothing', Buffer.alloc(0)],
    ['half a header', Buffer.from('SQLite')],
  ])('that is %s is refused and not kept', async (_case, bytes) => {
    const before = uploads();
    const answer = await upload(bytes);
    expect([answer.statusCode, answer.json().fields]).toEqual([
      400,
      { file: 'This file is not a SQLite database, or it is encrypted.' },
    ]);
    expect(uploads()).toEqual(before);
  });

  test('that is larger than allowed is refused and not kept', async () => {
    const before = uploads();
    const bytes = Buffer.alloc(limits.connection.uploadBytes + 1);
    bytes.write('SQLite format 3\0');
    const answer = await upload(bytes);
    expect([answer.statusCode, answer.json().message]).toEqual([413, 'The file is larger than 200 MB.']);
    expect(uploads()).toEqual(before);
  });

  test('that comes together with another finds no room twice', async () => {
    const who = await signedIn(server, 'collector@example.com');
    const bytes = Buffer.alloc(65_536);
    bytes.write('SQLite format 3\0');
    const room = bytes.length * 1.5;
    const full = { id: randomUUID(), fileName: 'full.db', bytes: limits.connection.uploadsBytes - room };
    const owner = await personIn(who);
    await server.services.store.uploads.add(owner, full);
    const answers = await Promise.all([upload(bytes, 'a.db', { who }), upload(bytes, 'b.db', { who })]);
    expect(answers.map(({ statusCode }) => statusCode)).toContain(413);
    await server.services.store.uploads.removeUnused(owner.id, full.id);
    expect((await upload(bytes, 'c.db', { who })).statusCode).toBe(201);
  });

  test('whose name holds a right-to-left override is refused', async () => {
    const answer = await upload(await sqliteBytes(), 'shop\u202Efdp.db');
    expect([answer.statusCode, answer.json().fields]).toEqual([
      400,
      { name: 'Please rename the file: its name cannot be kept.' },
    ]);
  });

  test('that is damaged behind its header is said to be so', async () => {
    const bytes = Buffer.alloc(8_192, 7);
    bytes.write('SQLite format 3\0');
    const { upload: id } = (await upload(bytes)).json();
    const answer = await tryOut({ type: 'sqlite', name: 'Broken', file: { upload: id } });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'connection_failed']);
  });

  test.each(['application/json', 'multipart/form-data; boundary=x'])(
    'sent as %s is refused',
    async (type) => {
      expect((await upload(Buffer.from('{}'), 'x.db', { type })).statusCode).toBe(415);
    },
  );

  test('is needed for a new connection', async () => {
    const answer = await create({ type: 'sqlite', name: 'No file' });
    expect(answer.json().fields).toEqual({ file: connectionMessages.fileRequired });
  });

  test('[B09] of somebody else is not there, as one that never was', async () => {
    const { upload: id } = (await upload(await sqliteBytes())).json();
    const mallory = await signedIn(server, 'mallory@example.com');
    for (const wanted of [id, randomUUID()]) {
      const connection = { type: 'sqlite', name: 'Theirs', file: { upload: wanted } };
      for (const answer of [
        await create(connection, mallory),
        await mallory.send('POST', api.testConnection, { connection }),
      ]) {
        expect([answer.statusCode, answer.json().fields]).toEqual([
          404,
          { file: 'This upload is no longer there. Please choose the file again.' },
        ]);
      }
    }
  });

  test('[E03] may be named by its path under the folder that the operator allows, and nowhere else', async () => {
    mkdirSync(join(sqliteRoot, 'shops'));
    writeFileSync(join(sqliteRoot, 'shops', 'a.db'), await sqliteBytes());
    symlinkSync(join(server.dataDir, 'parley.db'), join(sqliteRoot, 'link.db'));
    const at = (path: string) => tryOut({ type: 'sqlite', name: 'By path', file: { path } });
    expect((await at('shops/a.db')).statusCode).toBe(200);
    expect((await at(join(sqliteRoot, 'shops/a.db'))).statusCode).toBe(200);
    expect((await at('shops/missing.db')).json().message).toBe('The database file was not found.');
    for (const path of ['../a.db', '/etc/passwd', '/no/such/file', join(server.dataDir, 'parley.db'), '.']) {
      const answer = await at(path);
      expect([path, answer.json().message]).toEqual([
        path,
        'The file must lie in the folder that this server allows.',
      ]);
    }
    expect((await at('link.db')).json().message).toContain('outside of the folder');
    expect((await at('a\0b')).json().fields).toEqual({
      'connection.file.path': expect.stringContaining('NUL'),
    });
    expect((await browser.get(api.server)).json().sqlitePaths).toBe(true);
  });

  test('cannot be named by path where the operator allows no folder', async () => {
    const plain = await startTestApp();
    const somebody = await signedIn(plain);
    const answer = await create({ type: 'sqlite', name: 'x', file: { path: '/etc/passwd' } }, somebody);
    expect(answer.json().fields).toEqual({ file: 'This server takes no paths. Please upload the file.' });
    await plain.close();
  });

  test('that nobody connects is swept away after a day', async () => {
    const { upload: id } = (await upload(await sqliteBytes())).json();
    const { sweep } = server.services.sqliteFiles;
    const draft = `${uploadedFile(id)}.part`;
    writeFileSync(draft, 'cut off');
    await sweep(Date.now());
    expect([existsSync(uploadedFile(id)), existsSync(draft)]).toEqual([true, true]);
    await sweep(Date.now() + limits.connection.unusedUpload + 1_000);
    expect([existsSync(uploadedFile(id)), existsSync(draft)]).toEqual([false, false]);
  });

  test('finds no room beside more than a person may have', async () => {
    const hoarder = await signedIn(server, 'hoarder@example.com');
    const old = { id: randomUUID(), fileName: 'old.db', bytes: limits.connection.uploadsBytes };
    await server.services.store.uploads.add(await personIn(hoarder), old);
    const answer = await upload(await sqliteBytes(), 'new.db', { who: hoarder });
    expect([answer.statusCode, answer.json().message]).toEqual([
      413,
      expect.stringContaining('1024 MB in all'),
    ]);
  });

  test('finds no room beside what its person has in other spaces, nor beside what others have in this one', async () => {
    const { store } = server.services;
    const [ada, ben] = [
      await signedIn(server, 'ada@files.example.com'),
      await signedIn(server, 'ben@files.example.com'),
    ];
    const [adas, bens] = [await personIn(ada), await personIn(ben)];
    const full = { fileName: 'old.db', bytes: limits.connection.uploadsBytes };
    const [one, other] = [await store.spaces.add(adas.id, 'One'), await store.spaces.add(adas.id, 'Other')];
    await store.uploads.add({ ...adas, id: one.id }, { ...full, id: randomUUID() });
    const member = {
      space_id: one.id,
      profile_id: bens.id,
      role: 'admin',
      created_at: new Date().toISOString(),
    };
    await store.engine.db.insertInto('parley_members').values(member).execute();
    const bytes = await sqliteBytes();
    const told = async (who: TestBrowser, space?: string) => {
      const answer = await upload(bytes, 'new.db', { who, ...(space === undefined ? {} : { space }) });
      return [answer.statusCode, answer.json().message];
    };
    const hers = [413, expect.stringContaining('Your files may have 1024 MB in all')];
    expect([await told(ada), await told(ada, other.id)]).toEqual([hers, hers]);
    expect(await told(ben, one.id)).toEqual([413, expect.stringContaining('The files of this space')]);
    expect(await told(ben)).toEqual([201, undefined]);
  });

  test('that is refused early is refused in words, not by a cut line', async () => {
    const address = await server.app.listen({ host: '127.0.0.1', port: 0 });
    const answer = await fetch(`${address}${api.sqliteFiles}?name=big.db`, {
      method: 'POST',
      headers: { ...headersOf(browser), 'content-type': 'application/octet-stream' },
      body: Buffer.alloc(20 * 1_048_576, 'x'),
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'invalid_input' });
  });
});

describe('the sample shop', () => {
  test('is there after one click, and stays one after many', async () => {
    const somebody = await signedIn(server, 'sample@example.com');
    const clicks = await Promise.all(
      Array.from({ length: 3 }, () => somebody.send('POST', api.sampleConnection)),
    );
    const [first, ...others] = clicks.map((answer) => answer.json().connection.id);
    expect(others).toEqual([first, first]);
    expect(
      (await somebody.send('POST', pathOf(first, api.scan))).json().schema.tables.length,
    ).toBeGreaterThan(4);
    expect((await somebody.get(api.connections)).json().connections).toHaveLength(1);
    await somebody.send('DELETE', pathOf(first));
    const anew = (await somebody.send('POST', api.sampleConnection)).json().connection;
    expect(anew).toMatchObject({ name: 'Sample shop', isSample: true });
    expect(anew.id).not.toBe(first);
  });
});

function uploads(): string[] {
  const folder = join(server.dataDir, 'sqlite');
  return existsSync(folder) ? readdirSync(folder, { recursive: true }).map(String).toSorted() : [];
}

function uploadedFile(id: string): string {
  const name = uploads().find((entry) => entry.endsWith(id));
  return join(server.dataDir, 'sqlite', name ?? `missing-${id}`);
}
