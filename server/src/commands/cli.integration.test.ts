import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { api } from '@parley/contract/routes';
import { toolFile } from '@parley/contract/tools';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { apiClient } from '../../testing/api-client.ts';
import { ensureServerBuilt } from '../../testing/servers/server-process.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const folders: string[] = [];
beforeAll(ensureServerBuilt);
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'parley-cli-'));
  folders.push(folder);
  return folder;
}

/** The built command line in a process of its own, in a folder of its own. */
function launch(args: readonly string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [join(root, 'server/dist/cli.js'), ...args], {
    cwd: newFolder(),
    env: {
      PATH: process.env.PATH,
      PARLEY_DEMO_PROJECTS: '0',
      TIME_LIMIT_FACTOR: '6',
      NODE_COMPILE_CACHE: join(root, '.cache/compiled'),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { out: '', err: '' };
  child.stdout.on('data', (chunk) => (said.out += chunk));
  child.stderr.on('data', (chunk) => (said.err += chunk));
  return { child, said, ended: once(child, 'close') };
}

async function run(args: readonly string[], env: Record<string, string> = {}) {
  const { child, said, ended } = launch(args, env);
  await ended;
  return { code: child.exitCode, ...said };
}

async function withServer<T>(dataDir: string, use: (origin: string) => Promise<T>): Promise<T> {
  const { child, said, ended } = launch(['--port', '0', '--data', dataDir]);
  try {
    await expect.poll(() => said.out + said.err).toMatch(/^Parley is ready on http\S+$/m);
    return await use(/^Parley is ready on (http\S+)$/m.exec(said.out)?.[1] ?? '');
  } finally {
    child.kill('SIGTERM');
    await ended;
    expect(child.exitCode).toBe(0);
  }
}

const sentence = /^[^\n]+\n$/;

test('an unknown flag ends with one sentence and code 2', async () => {
  const { code, out, err } = await run(['--prot', '9000']);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toBe("There is no option --prot. See 'parleydb --help'.\n");
});

test('a setting in a file that is not there ends with its sentence and code 1', async () => {
  const { code, out, err } = await run(['--port', '0'], { SECRET_KEY_FILE: '/nowhere/secret' });
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toBe(
    "The configuration has a mistake:\n  SECRET_KEY_FILE cannot be read: ENOENT: no such file or directory, stat '/nowhere/secret'\n",
  );
});

test('the server starts with its folder and its key from files, and an option goes before a file', async () => {
  const dataDir = join(newFolder(), 'data');
  const folderFile = join(newFolder(), 'folder');
  const keyFile = join(newFolder(), 'key');
  writeFileSync(folderFile, `${dataDir}\n`);
  writeFileSync(keyFile, 'a key that is long enough to be one, surely\n');
  const settings = { DATA_DIR_FILE: folderFile, SECRET_KEY_FILE: keyFile, PORT_FILE: '/nowhere/port' };
  const { child, said, ended } = launch(['--port', '0'], settings);
  await expect.poll(() => said.out + said.err).toMatch(/^Parley is ready on http\S+$/m);
  child.kill('SIGTERM');
  await ended;
  expect(child.exitCode).toBe(0);
  expect(existsSync(join(dataDir, 'parley.db'))).toBe(true);
  expect(existsSync(join(dataDir, 'secret.key'))).toBe(false);
});

test('a port in use, a folder that cannot be written and a wrong port end with one sentence and code 1', async () => {
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  const { port } = holder.address() as { port: number };
  const taken = await run(['--port', String(port), '--data', newFolder()], { LOG_LEVEL: 'silent' });
  expect(taken.err).toMatch(sentence);
  expect(taken).toMatchObject({ code: 1, err: expect.stringContaining('The port is already taken') });
  const doctor = await run(['doctor', '--port', String(port), '--data', newFolder()]);
  expect(doctor.out).toMatch(/^BROKEN +port +another program uses 127\.0\.0\.1:\d+\. End it, or set PORT/m);
  expect(doctor.code).toBe(1);
  holder.close();

  const folder = await run(['--data', '/proc/parley']);
  expect(folder.err).toMatch(sentence);
  expect(folder).toMatchObject({
    code: 1,
    err: expect.stringContaining('DATA_DIR /proc/parley cannot be used'),
  });
  expect((await run(['--port', 'http'])).err).toContain('PORT must be a whole number');
});

test('the doctor finds nothing wrong with a fresh folder, and leaves it empty', async () => {
  const dataDir = join(newFolder(), 'data');
  const { code, out } = await run(['doctor', '--port', '0', '--data', dataDir]);
  expect(out).not.toContain('BROKEN');
  for (const about of ['Node', 'settings', 'disk', 'port', 'store', 'key', 'SQLite', 'parser', 'reader'])
    expect(out).toMatch(new RegExp(`^ok +${about} `, 'm'));
  expect(code).toBe(0);
  expect(existsSync(dataDir)).toBe(false);
});

test('the doctor says what is wrong with settings, the store and the key', async () => {
  const dataDir = newFolder();
  expect((await run(['doctor', '--port', '99999'])).out).toMatch(/^BROKEN +settings .*\n +PORT must be/m);
  writeFileSync(join(dataDir, 'parley.db'), 'no store '.repeat(500));
  writeFileSync(join(dataDir, 'secret.key'), 'short');
  const { code, out } = await run(['doctor', '--port', '0', '--data', dataDir], { READER: 'off' });
  expect(out).toMatch(
    /^BROKEN +store +The store \S+ cannot be read: it is no database\. Put a backup in its place/m,
  );
  expect(out).toMatch(/^BROKEN +key +\S+ holds 5 characters/m);
  expect(out).toMatch(/^note +reader/m);
  expect(code).toBe(1);
});

test('[Q06] an account is made by the operator, who brings its tools from another one', async () => {
  const dataDir = newFolder();
  const passwords: string[] = [];
  for (const email of ['ada@example.com', 'bea@example.com']) {
    const made = await run(['user', 'create', email, '--name', 'Ada Lovelace', '--data', dataDir], {
      SIGN_UP: 'closed',
    });
    expect(made).toMatchObject({ code: 0, err: '' });
    passwords.push(/with the password (\S+)$/m.exec(made.out)?.[1] ?? '');
  }
  await withServer(dataDir, async (origin) => {
    for (const [index, email] of ['ada@example.com', 'bea@example.com'].entries()) {
      const client = apiClient(origin);
      const signIn = { email, password: passwords[index], rememberMe: true };
      expect((await client.send('POST', api.signIn, signIn)).status).toBe(200);
      expect((await client.send('POST', api.sampleConnection)).status).toBe(200);
    }
    const busy = await run(['user', 'list', '--data', dataDir]);
    expect(busy).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^A server is running on .*Stop it first/),
    });
  });
  const file = join(newFolder(), 'tools.json');
  const tool = {
    name: 'Customers of a country',
    description: 'Every customer who lives in a country.',
    type: 'query',
    dialect: 'sqlite',
    sql: 'SELECT name FROM customers WHERE country = :country',
    parameters: [{ name: 'country', type: 'text', description: 'The country', required: true }],
    isActive: true,
  };
  writeFileSync(file, JSON.stringify({ format: 'parley-tools', version: 1, tools: [tool] }));
  const imported = await run(['tools', 'import', 'ada@example.com', file, '--data', dataDir]);
  expect(imported).toMatchObject({ code: 0, out: 'saved   Customers of a country\n' });
  const exported = await run(['tools', 'export', 'ada@example.com', '--data', dataDir]);
  expect(toolFile.parse(JSON.parse(exported.out)).tools).toMatchObject([{ name: tool.name, sql: tool.sql }]);
  writeFileSync(file, exported.out);
  const other = ['tools', 'import', 'bea@example.com', file, '--data', dataDir];
  expect(await run([...other, '--source', 'Elsewhere'])).toMatchObject({
    code: 1,
    err: "bea@example.com has no database called 'Elsewhere', but 'Sample shop'.\n",
  });
  expect((await run([...other, '--source', 'sample shop'])).out).toBe('saved   Customers of a country\n');
  expect((await run(['user', 'delete', 'ada@example.com', '--data', dataDir])).code).toBe(0);
  expect((await run(['user', 'list', '--data', dataDir])).out).toMatch(
    /^\S+ {2}bea@example\.com {2}Ada Lovelace\n$/,
  );
});

test('a backup is made beside a running server, and restored into an empty folder', async () => {
  const dataDir = newFolder();
  const target = join(newFolder(), 'data');
  const file = join(newFolder(), 'parley.backup');
  const passphrase = join(newFolder(), 'passphrase');
  writeFileSync(passphrase, 'correct horse battery\n');
  await run(['user', 'create', 'ada@example.com', '--data', dataDir]);
  await withServer(dataDir, async () => {
    expect(await run(['backup', file, '--data', dataDir])).toMatchObject({
      code: 1,
      err: 'A backup needs a passphrase: give --passphrase-file FILE, or set BACKUP_PASSPHRASE.\n',
    });
    expect((await run(['backup', file, '--data', dataDir], { BACKUP_PASSPHRASE: 'short' })).err).toMatch(
      sentence,
    );
    expect(existsSync(file)).toBe(false);
    const made = await run(['backup', file, '--data', dataDir, '--passphrase-file', passphrase]);
    expect(made).toMatchObject({ code: 0, err: '' });
  });
  const wrong = await run(['restore', file, '--data', target], { BACKUP_PASSPHRASE: 'another one' });
  expect(wrong).toMatchObject({ code: 1, out: '' });
  expect(wrong.err).toMatch(/^The passphrase does not open \S+\n$/);
  expect(existsSync(target)).toBe(false);
  expect((await run(['restore', file, '--data', target, '--passphrase-file', passphrase])).code).toBe(0);
  expect((await run(['user', 'list', '--data', target])).out).toContain('ada@example.com');
  expect(readFileSync(join(target, 'secret.key'), 'utf8')).toBe(
    readFileSync(join(dataDir, 'secret.key'), 'utf8'),
  );
});
