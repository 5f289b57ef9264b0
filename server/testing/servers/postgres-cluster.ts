import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { useRunFolder } from '../../../scripts/temporary-run-folder.ts';
import { findPostgresBin } from './find-programs.ts';
import { certificateIn, makeCertificate, readCertificate } from './self-signed-certificate.ts';
import { startTemporaryDatabaseServer } from './temporary-database-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

export type PostgresCluster = {
  url: string;
  /** What the server shows of itself, in a cluster with TLS. */
  certificate(): Promise<string>;
  close(): Promise<void>;
};

let shared: PostgresCluster | undefined;
let removeRunFolder: (() => void) | undefined;

/** Vitest's global set-up: one cluster for the whole run; `createDatabase` keeps the test files apart. */
export async function setup(project: TestProject): Promise<void> {
  // Hundreds of databases would take too much memory: the cluster stays on the disk, which it does not wait for.
  shared = await startPostgresCluster();
  removeRunFolder = useRunFolder();
  project.provide('postgresUrl', shared.url);
}

export async function teardown(): Promise<void> {
  await shared?.close();
  removeRunFolder?.();
}

/** A private PostgreSQL server. Its data may be lost in a crash: fsync is off. */
export async function startPostgresCluster({ tls = false } = {}): Promise<PostgresCluster> {
  const bin = findPostgresBin();
  if (bin === undefined)
    throw new Error("PostgreSQL's initdb was not found. `npm test` says what to install.");
  const server = await startTemporaryDatabaseServer({
    name: 'PostgreSQL',
    accounts: ['postgres', 'nobody'],
    program: join(bin, 'postgres'),
    prepare: async (folder, account) => {
      const options = ['--auth=trust', '--username=parley', '--encoding=UTF8', '--locale=C', '--no-sync'];
      await promisify(execFile)(join(bin, 'initdb'), [...options, '-D', join(folder, 'data')], {
        cwd: folder,
        ...account,
      });
      if (tls) await makeCertificate(folder, account);
    },
    flags: (folder, port) => flagsOf(folder, port, tls),
    answers: (port) => answers(urlOf(port)),
    // A fast shutdown disconnects whoever is still there.
    stopSignal: 'SIGINT',
  });
  return {
    url: urlOf(server.port),
    certificate: () => readCertificate(server.folder),
    close: server.close,
  };
}

/** A fresh database in the cluster behind `url`: empty, or a copy of `template`. */
export async function createDatabase(url: string, template = 'template1'): Promise<string> {
  const name = `parley_test_${randomBytes(8).toString('hex')}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${template} ${await copyStrategy(client)}`);
  } finally {
    await client.end();
  }
  const created = new URL(url);
  created.pathname = `/${name}`;
  return created.href;
}

/** Before 15 files were always copied; since then every page is logged, which takes seven times as long. */
async function copyStrategy(client: pg.Client): Promise<string> {
  const { rows } = await client.query('SHOW server_version_num');
  return Number(rows[0].server_version_num) >= 150_000 ? 'STRATEGY FILE_COPY' : '';
}

function urlOf(port: number): string {
  return `postgres://parley@127.0.0.1:${port}/postgres`;
}

function flagsOf(folder: string, port: number, tls: boolean): string[] {
  const { key, certificate } = certificateIn(folder);
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    max_connections: '300',
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    wal_level: 'minimal',
    max_wal_senders: '0',
    checkpoint_timeout: '1h',
    max_wal_size: '4GB',
    // With hundreds of databases its workers would start several times per second.
    autovacuum: 'off',
    // Compiling a statement takes longer than any of these tables is worth.
    jit: 'off',
    ...(tls ? { ssl: 'on', ssl_key_file: key, ssl_cert_file: certificate } : {}),
  };
  const set = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return ['-D', join(folder, 'data'), '-p', String(port), ...set];
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
