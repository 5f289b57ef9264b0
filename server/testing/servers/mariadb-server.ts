import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import mysql from 'mysql2/promise';
import { findMariadbPrograms } from './find-programs.ts';
import { certificateIn, makeCertificate, readCertificate } from './self-signed-certificate.ts';
import { startTemporaryDatabaseServer } from './temporary-database-server.ts';

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
  /** What the server shows of itself, in one with TLS. */
  certificate(): Promise<string>;
  close(): Promise<void>;
};

type Wish = { tls?: boolean; settings?: Readonly<Record<string, string>> };

/** A private MariaDB server. Its data may be lost in a crash. */
export async function startMariadbServer({ tls = false, settings = {} }: Wish = {}): Promise<MariadbServer> {
  const programs = findMariadbPrograms();
  if (programs === undefined) throw new Error('MariaDB was not found. `npm test` says what to install.');
  const server = await startTemporaryDatabaseServer({
    name: 'MariaDB',
    accounts: ['mysql', 'nobody'],
    program: programs.server,
    prepare: async (folder, account) => {
      await promisify(execFile)(programs.install, installFlags(folder), { cwd: folder, ...account });
      if (tls) await makeCertificate(folder, account);
    },
    flags: (folder, port) => [...serverFlags(folder, port, tls), ...asFlags(settings)],
    answers,
    stopSignal: 'SIGKILL',
  });
  const root = { host: '127.0.0.1', port: server.port, user: 'root', password: '' };
  return {
    root,
    folder: server.folder,
    createDatabase: () => createDatabase(root),
    certificate: () => readCertificate(server.folder),
    close: server.close,
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

/** A server that starts clears away what others of its kind left in its folder for temporary tables: one each. */
function installFlags(folder: string): string[] {
  return [
    '--no-defaults',
    `--datadir=${join(folder, 'data')}`,
    `--tmpdir=${folder}`,
    '--auth-root-authentication-method=normal',
    '--skip-test-db',
    '--skip-name-resolve',
  ];
}

function serverFlags(folder: string, port: number, tls: boolean): string[] {
  const { key, certificate } = certificateIn(folder);
  const settings = {
    datadir: join(folder, 'data'),
    tmpdir: folder,
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
    ...(tls ? { 'ssl-key': key, 'ssl-cert': certificate } : { ssl: '0' }),
  };
  return ['--no-defaults', ...asFlags(settings)];
}

const asFlags = (settings: Readonly<Record<string, string>>): string[] =>
  Object.entries(settings).map(([name, value]) => `--${name}=${value}`);

async function answers(port: number): Promise<boolean> {
  try {
    const client = await mysql.createConnection({ host: '127.0.0.1', port, user: 'root' });
    await client.end();
    return true;
  } catch {
    return false;
  }
}
