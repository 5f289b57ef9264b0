import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import mysql from 'mysql2/promise';
import { findMariadbPrograms } from '../../scripts/system-parts.ts';
import { freePort } from '../src/platform/free-port.ts';

export type MariadbAccount = {
  host: string;
  port: number;
  user: string;
  password: string;
  database: string;
};

export type MariadbServer = {
  /** May do everything on the server, files included. */
  root: Omit<MariadbAccount, 'database'>;
  /** A folder that the server may read and write, as an attacker would wish. */
  folder: string;
  /** A fresh database, with an account that owns it and may reach nothing else. */
  createDatabase(): Promise<MariadbAccount>;
  close(): Promise<void>;
};

type Account = { uid: number; gid: number } | undefined;

const run = promisify(execFile);
const startAttempts = 3;
const startTimeout = 30_000;

/** A private MariaDB server on a loopback port of its own. Its data may be lost in a crash. */
export async function startMariadbServer(): Promise<MariadbServer> {
  const programs = findMariadbPrograms();
  if (programs === undefined) throw new Error('MariaDB was not found. `npm test` says what to install.');
  const account = await unprivilegedAccount();
  const folder = await mkdtemp(join(tmpdir(), 'parley-mariadb-'));
  if (account !== undefined) await chown(folder, account.uid, account.gid);
  await run(
    programs.install,
    [
      '--no-defaults',
      `--datadir=${join(folder, 'data')}`,
      '--auth-root-authentication-method=normal',
      '--skip-test-db',
      '--skip-name-resolve',
    ],
    { cwd: folder, ...account },
  );
  const started = await startOnFreePort({ program: programs.server, folder, account });
  const root = { host: '127.0.0.1', port: started.port, user: 'root', password: '' };
  return {
    root,
    folder,
    createDatabase: () => createDatabase(root),
    close: () => stop(started.process, folder),
  };
}

async function createDatabase(root: MariadbServer['root']): Promise<MariadbAccount> {
  const name = `parley_test_${randomBytes(8).toString('hex')}`;
  const user = `owner_${randomBytes(6).toString('hex')}`;
  const password = randomBytes(12).toString('hex');
  const client = await mysql.createConnection(root);
  try {
    await client.query(`CREATE DATABASE ${name} CHARACTER SET utf8mb4`);
    await client.query(`CREATE USER ${user} IDENTIFIED BY '${password}'`);
    await client.query(`GRANT ALL ON ${name}.* TO ${user}`);
  } finally {
    await client.end();
  }
  return { ...root, user, password, database: name };
}

type Start = { program: string; folder: string; account: Account };
type Launched = { process: ChildProcess; output(): string };

/** The port may be taken between asking for it and using it, so one failure is no verdict. */
async function startOnFreePort(start: Start): Promise<{ process: ChildProcess; port: number }> {
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort('127.0.0.1');
    const started = launch(start, port);
    try {
      await untilItAnswers(started, port);
      return { process: started.process, port };
    } catch (error) {
      started.process.kill('SIGKILL');
      if (attempt === startAttempts) throw error;
    }
  }
}

function launch({ program, folder, account }: Start, port: number): Launched {
  const settings = {
    datadir: join(folder, 'data'),
    socket: join(folder, 'socket'),
    'pid-file': join(folder, 'pid'),
    'bind-address': '127.0.0.1',
    port: String(port),
    'skip-name-resolve': '1',
    'max-connections': '200',
    'max-allowed-packet': '64M',
    'innodb-buffer-pool-size': '64M',
    'innodb-flush-log-at-trx-commit': '0',
    'innodb-doublewrite': '0',
    'secure-file-priv': '',
  };
  const flags = Object.entries(settings).map(([name, value]) => `--${name}=${value}`);
  const child = spawn(program, ['--no-defaults', ...flags], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    ...account,
  });
  let output = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-4_000);
  });
  const killWithUs = () => child.kill('SIGKILL');
  process.once('exit', killWithUs);
  child.once('exit', () => process.off('exit', killWithUs));
  return { process: child, output: () => output };
}

async function untilItAnswers(started: Launched, port: number): Promise<void> {
  const deadline = Date.now() + startTimeout;
  while (Date.now() < deadline) {
    if (started.process.exitCode !== null) break;
    if (await answers(port)) return;
    await sleep(50);
  }
  throw new Error(`MariaDB did not start:\n${started.output()}`);
}

async function answers(port: number): Promise<boolean> {
  try {
    const client = await mysql.createConnection({ host: '127.0.0.1', port, user: 'root' });
    await client.end();
    return true;
  } catch {
    return false;
  }
}

async function stop(server: ChildProcess, folder: string): Promise<void> {
  if (server.exitCode === null && server.signalCode === null) {
    const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
    server.kill('SIGKILL');
    await ended;
  }
  await rm(folder, { recursive: true, force: true });
}

/** MariaDB does not run as root unless told to, and should not: then it runs as `mysql`, or as `nobody`. */
async function unprivilegedAccount(): Promise<Account> {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  const found = accounts.find(([name]) => name === 'mysql') ?? accounts.find(([name]) => name === 'nobody');
  if (found === undefined)
    throw new Error('MariaDB cannot run as root, and there is no account to run it as.');
  return { uid: Number(found[2]), gid: Number(found[3]) };
}
