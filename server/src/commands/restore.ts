import { existsSync } from 'node:fs';
import { appendFile, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createSqliteFiles } from '../connections/sqlite-files.ts';
import type { Config } from '../platform/config.ts';
import { OperatorError } from '../platform/operator-error.ts';
import { makePrivateFolder } from '../platform/private-folder.ts';
import { fillStore } from '../store/database/fill-store.ts';
import { newerMigrations, newerStoreError } from '../store/database/migrate.ts';
import { openSnapshot } from '../store/database/snapshot.ts';
import { openStore } from '../store/store.ts';
import { placeOf } from './backup.ts';
import { type BackupRecord, readBackup } from './backup-file.ts';

type Start = Extract<BackupRecord, { kind: 'start' }>;
type Restored = Start & {
  rows: number;
  files: number;
  /** Where the backup's key is, if the server is set to use another one. */
  otherKey: string | undefined;
};

/**
 * Brings a backup up where there is no store yet, on either engine, whichever it came from. It is read whole first:
 * what is damaged changes nothing here.
 */
export async function restore(config: Config, file: string, passphrase: string): Promise<Restored> {
  const { start, end } = await check(file, passphrase);
  await assertEmpty(config);
  makePrivateFolder(config.dataDir);
  const draft = join(config.dataDir, 'restoring');
  await rm(draft, { recursive: true, force: true });
  makePrivateFolder(draft);
  try {
    const key = await fill(config, {
      draft,
      migrations: start.migrations,
      records: readBackup(file, passphrase),
    });
    const otherKey = await moveIn(config, draft, key);
    await takeFilesIn(config);
    return { ...start, rows: end.rows, files: end.files, otherKey };
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** Where servers share a store, the one that runs on this folder would otherwise be the only one that has them. */
async function takeFilesIn(config: Config): Promise<void> {
  if (!config.databaseUrl || !existsSync(join(config.dataDir, 'sqlite'))) return;
  const store = await openStore({ ...config, onIdleError: () => undefined });
  try {
    await createSqliteFiles({ store, settings: config }).moveIntoStore();
  } finally {
    await store.close();
  }
}

async function check(file: string, passphrase: string) {
  let start: Start | undefined;
  let end: Extract<BackupRecord, { kind: 'end' }> | undefined;
  for await (const record of readBackup(file, passphrase)) {
    if (record.kind === 'start') start = record;
    if (record.kind === 'end') end = record;
  }
  if (!start || !end) throw new OperatorError(`${file} is not complete.`);
  const newer = newerMigrations(start.migrations);
  if (newer.length > 0) throw newerStoreError(newer);
  return { start, end };
}

async function assertEmpty(config: Config): Promise<void> {
  const snapshot = await openSnapshot(config);
  await snapshot?.close();
  const inTheWay = ['secret.key', 'sqlite']
    .map((name) => join(config.dataDir, name))
    .find((path) => existsSync(path));
  if (!snapshot && !inTheWay) return;
  const what = snapshot ? `${placeOf(config)} holds a store already` : `${inTheWay} is there already`;
  throw new OperatorError(
    `${what}, and a restore never replaces one. Choose an empty ${config.databaseUrl ? 'database and ' : ''}data folder (--data), or move that away.`,
  );
}

type Draft = { draft: string; migrations: readonly string[]; records: AsyncIterable<BackupRecord> };

/** Files go into the draft as they come by; gives the key. */
async function fill(config: Config, { draft, migrations, records }: Draft): Promise<string | undefined> {
  let key: string | undefined;
  const rows = async function* () {
    for await (const record of records) {
      if (record.kind === 'rows') yield record;
      if (record.kind === 'key') key = record.key;
      if (record.kind === 'file') await append(draft, record);
    }
  };
  const { databaseUrl } = config;
  await fillStore({ place: { dataDir: draft, databaseUrl }, migrations, rows: rows() });
  return key;
}

async function append(draft: string, file: Extract<BackupRecord, { kind: 'file' }>): Promise<void> {
  const ids = [file.profileId, file.uploadId];
  if (!ids.every((id) => /^[\w-]+$/.test(id))) throw new Error('An id cannot be the name of a file.');
  const folder = join(draft, 'sqlite', file.profileId);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await appendFile(join(folder, file.uploadId), file.data, { mode: 0o600 });
}

/** The embedded store comes last: until then there is none. */
async function moveIn(config: Config, draft: string, key: string | undefined): Promise<string | undefined> {
  const { dataDir, secretKey } = config;
  if (existsSync(join(draft, 'sqlite'))) await rename(join(draft, 'sqlite'), join(dataDir, 'sqlite'));
  const keyFile = join(dataDir, 'secret.key');
  const isKnown = key === undefined || key === secretKey;
  if (!isKnown) await writeFile(keyFile, key, { flag: 'wx', mode: 0o600 });
  if (!config.databaseUrl) await rename(join(draft, 'parley.db'), join(dataDir, 'parley.db'));
  return isKnown || secretKey === undefined ? undefined : keyFile;
}
