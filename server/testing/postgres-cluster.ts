import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { findPostgresBin } from '../../scripts/system-parts.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

export type PostgresCluster = { url: string; close(): Promise<void> };

type Account = { uid: number; gid: number } | undefined;

const run = promisify(execFile);
const startAttempts = 3;
const startTimeout = 30_000;

let shared: PostgresCluster | undefined;

/** Vitest's global set-up: one cluster for the whole run; `createDatabase` keeps the test files apart. */
export async function setup(project: TestProject): Promise<void> {
  shared = await startPostgresCluster();
  project.provide('postgresUrl', shared.url);
}

export async function teardown(): Promise<void> {
  await shared?.close();
}

/** A private PostgreSQL server on a loopback port of its own. Its data may be lost in a crash: fsync is off. */
export async function startPostgresCluster(): Promise<PostgresCluster> {
  const bin = findPostgresBin();
  if (bin === undefined)
    throw new Error("PostgreSQL's initdb was not found. `npm test` says what to install.");
  const account = await unprivilegedAccount();
  const folder = await mkdtemp(join(tmpdir(), 'parley-pg-'));
  if (account !== undefined) await chown(folder, account.uid, account.gid);
  const data = join(folder, 'data');
  const options = ['--auth=trust', '--username=parley', '--encoding=UTF8', '--locale=C', '--no-sync'];
  await run(join(bin, 'initdb'), [...options, '-D', data], { cwd: folder, ...account });
  const server = await startOnFreePort({ program: join(bin, 'postgres'), folder, account });
  return { url: server.url, close: () => stop(server.process, folder) };
}

/** A fresh, empty database in the cluster behind `url`. */
export async function createDatabase(url: string): Promise<string> {
  const name = `parley_test_${randomBytes(8).toString('hex')}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`CREATE DATABASE ${name}`);
  } finally {
    await client.end();
  }
  const created = new URL(url);
  created.pathname = `/${name}`;
  return created.href;
}

type Start = { program: string; folder: string; account: Account };

/** The port may be taken between asking for it and using it, so one failure is no verdict. */
async function startOnFreePort(start: Start): Promise<{ process: ChildProcess; url: string }> {
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort();
    const url = `postgres://parley@127.0.0.1:${port}/postgres`;
    const started = launch(start, port);
    try {
      await untilItAnswers(started, url);
      return { process: started.process, url };
    } catch (error) {
      started.process.kill('SIGKILL');
      if (attempt === startAttempts) throw error;
    }
  }
}

type Launched = { process: ChildProcess; output(): string };

function launch({ program, folder, account }: Start, port: number): Launched {
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    max_connections: '200',
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(program, ['-D', join(folder, 'data'), '-p', String(port), ...flags], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    ...account,
  });
  let output = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-4_000);
  });
  const killWithUs = () => child.kill('SIGQUIT');
  process.once('exit', killWithUs);
  child.once('exit', () => process.off('exit', killWithUs));
  return { process: child, output: () => output };
}

async function untilItAnswers(started: Launched, url: string): Promise<void> {
  const deadline = Date.now() + startTimeout;
  while (Date.now() < deadline) {
    if (started.process.exitCode !== null) break;
    if (await answers(url)) return;
    await sleep(50);
  }
  throw new Error(`PostgreSQL did not start:\n${started.output()}`);
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    await client.query('SELECT 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Fast shutdown disconnects whoever is still there instead of waiting for them. */
async function stop(server: ChildProcess, folder: string): Promise<void> {
  if (server.exitCode === null && server.signalCode === null) {
    const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
    server.kill('SIGINT');
    await ended;
  }
  await rm(folder, { recursive: true, force: true });
}

/** PostgreSQL refuses to run as root: then it runs as `postgres`, or as `nobody`. */
async function unprivilegedAccount(): Promise<Account> {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  const found =
    accounts.find(([name]) => name === 'postgres') ?? accounts.find(([name]) => name === 'nobody');
  if (found === undefined)
    throw new Error('PostgreSQL cannot run as root, and there is no account to run it as.');
  return { uid: Number(found[2]), gid: Number(found[3]) };
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No free port.');
  return address.port;
}
