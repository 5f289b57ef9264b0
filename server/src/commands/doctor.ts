import { accessSync, constants, existsSync, mkdtempSync, rmSync, statfsSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createBuiltinProvider } from '../ai/builtin/provider.ts';
import { kinds } from '../databases/kinds-of-database.ts';
import { writeSqliteFile } from '../databases/write-sqlite-file.ts';
import { type Config, ConfigError, readConfig } from '../platform/config.ts';
import { fewestKeyCharacters, readSecretKey } from '../platform/secrets/secret-key.ts';
import { loadParser, parse } from '../sql/parse-postgres.ts';
import { newerMigrations, newerStoreError } from '../store/database/migrate.ts';
import { openSnapshot } from '../store/database/snapshot.ts';

/** `says` is what is so, and for what is broken how to mend it. */
export type Finding = { about: string; state: 'fine' | 'note' | 'broken'; says: string };
type Check = (config: Config) => Finding | Promise<Finding>;

const fine = (about: string, says: string): Finding => ({ about, state: 'fine', says });
const note = (about: string, says: string): Finding => ({ about, state: 'note', says });
const broken = (about: string, says: string): Finding => ({ about, state: 'broken', says });

/** A backup of the store and a project's first rows need this much for a while. */
const leastDisk = 500_000_000;

/** Looks at everything a start needs, and changes nothing. */
export async function examine(env: Record<string, string | undefined>): Promise<Finding[]> {
  const node = fine('Node', `${process.version}, ${process.platform} ${process.arch}`);
  let config: Config;
  try {
    config = readConfig(env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return [node, broken('settings', error.message)];
  }
  const findings = [node, fine('settings', `no mistakes; people use ${config.origin}`)];
  for (const [about, check] of Object.entries(checks)) findings.push(await safely(about, check, config));
  return findings;
}

const checks: Record<string, Check> = {
  disk: checkDisk,
  port: checkPort,
  store: checkStore,
  key: checkKey,
  SQLite: checkSqlite,
  parser: checkParser,
  reader: checkReader,
};

async function safely(about: string, check: Check, config: Config): Promise<Finding> {
  try {
    return await check(config);
  } catch (error) {
    return broken(about, error instanceof Error ? error.message : String(error));
  }
}

function checkDisk({ dataDir }: Config): Finding {
  let place = dataDir;
  while (!existsSync(place) && dirname(place) !== place) place = dirname(place);
  if (!statSync(place).isDirectory())
    return broken('disk', `${place} is a file. Set DATA_DIR (or --data) to a folder.`);
  try {
    accessSync(place, constants.W_OK | constants.X_OK);
  } catch {
    return broken(
      'disk',
      `${place} cannot be written to by this user. Set DATA_DIR (or --data) to another folder.`,
    );
  }
  const { bavail, bsize } = statfsSync(place);
  const free = bavail * bsize;
  const says = `${dataDir}, ${Math.floor(free / 1_000_000)} MB free`;
  return free < leastDisk
    ? broken('disk', `${says}. Make room: at least ${leastDisk / 1_000_000} MB.`)
    : fine('disk', says);
}

async function checkPort({ host, port }: Config): Promise<Finding> {
  if (port === 0) return fine('port', 'any that is free');
  const code = await listenCode(host, port);
  if (code === undefined) return fine('port', `${host}:${port} is free`);
  if (code !== 'EADDRINUSE')
    return broken('port', `${host}:${port} cannot be used (${code}). Set PORT and HOST.`);
  if (await isParley(host, port)) return note('port', `a Parley server runs on ${host}:${port} already`);
  return broken(
    'port',
    `another program uses ${host}:${port}. End it, or set PORT (or --port) to another one.`,
  );
}

function listenCode(host: string, port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    server.listen(port, host, () => server.close(() => resolve(undefined)));
  });
}

async function isParley(host: string, port: number): Promise<boolean> {
  const address = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  const answer = await fetch(`http://${address}:${port}/api/ready`, {
    signal: AbortSignal.timeout(2_000),
  }).catch(() => undefined);
  return (
    answer?.headers.get('content-type')?.includes('json') === true && 'status' in Object(await answer.json())
  );
}

async function checkStore(config: Config): Promise<Finding> {
  const where = config.databaseUrl ? 'PostgreSQL' : join(config.dataDir, 'parley.db');
  const snapshot = await openSnapshot(config);
  if (!snapshot) return fine('store', `${where}, made at the first start`);
  try {
    const newer = newerMigrations(snapshot.migrations);
    if (newer.length > 0) return broken('store', newerStoreError(newer).message);
    let people = 0;
    for await (const rows of snapshot.rows('parley_profiles')) people += rows.length;
    return fine('store', `${where}, ${people} ${people === 1 ? 'account' : 'accounts'}`);
  } finally {
    await snapshot.close();
  }
}

function checkKey({ secretKey, dataDir }: Config): Finding {
  if (secretKey !== undefined) return fine('key', 'SECRET_KEY is set');
  const file = join(dataDir, 'secret.key');
  const key = readSecretKey(dataDir);
  if (key === undefined) {
    const hasStore = existsSync(join(dataDir, 'parley.db'));
    return hasStore
      ? broken('key', `${file} is gone. Put it back; without it saved passwords must be entered again.`)
      : fine('key', `${file}, made at the first start`);
  }
  if (key.length < fewestKeyCharacters)
    return broken(
      'key',
      `${file} holds ${key.length} characters and must hold at least ${fewestKeyCharacters}. Put the right file back.`,
    );
  const isOpen = process.platform !== 'win32' && (statSync(file).mode & 0o077) !== 0;
  return isOpen
    ? note('key', `other users of this machine can read ${file}; the next start changes that`)
    : fine('key', file);
}

/** In the process that reads people's files, as the server starts it. */
async function checkSqlite(): Promise<Finding> {
  const folder = mkdtempSync(join(tmpdir(), 'parley-doctor-'));
  try {
    const file = join(folder, 'probe.db');
    writeSqliteFile(file, { schema: ['CREATE TABLE probe (n INTEGER)'], tables: [] });
    const database = await kinds.sqlite.open({ file, root: folder });
    const { version } = await database.greet();
    await database.close();
    return fine('SQLite', `${version}, in a process of its own`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function checkParser(): Promise<Finding> {
  await loadParser();
  const parsed = parse('select 1');
  return 'refused' in parsed ? broken('parser', parsed.refused) : fine('parser', "PostgreSQL's own, loaded");
}

async function checkReader({ readsQuestions }: Config): Promise<Finding> {
  if (!readsQuestions) return note('reader', 'off (READER)');
  const engine = createBuiltinProvider({ readsQuestions });
  try {
    await engine.warmUp();
    return fine('reader', 'the built-in model works');
  } finally {
    await engine.close();
  }
}
