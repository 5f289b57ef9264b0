import { existsSync } from 'node:fs';
import { appendFile, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createSqliteFileService } from '../connections/sqlite-file-service.ts';
import type { Config } from '../platform/config.ts';
import { makePrivateFolder } from '../platform/make-private-folder.ts';
import { OperatorError } from '../platform/operator-error.ts';
import { newerMigrations, newerStoreError } from '../store/database/migrate.ts';
import { fillStore } from '../store/database/restore-store.ts';
import { openSnapshot } from '../store/database/snapshot.ts';
import { openStore } from '../store/store.ts';
import { placeOf } from './backup.ts';
import { type BackupRecord, readBackup } from './backup-file.ts';

type Start = Extract<BackupRecord, { kind: 'start' }>;
type Restored = Start & {
  rows: number;
  files: number;
  /** Where keys of the backup are that the server is not set to use. */
  otherKeys: string | undefined;
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
    const keys = await fill(config, {
      draft,
      migrations: start.migrations,
      records: readBackup(file, passphrase),
    });
    const otherKeys = await moveIn(config, draft, keys);
    await takeFilesIn(config);
    return { ...start, rows: end.rows, files: end.files, otherKeys };
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** Where servers share a store, the one that runs on this folder would otherwise be the only one that has them. */
async function takeFilesIn(config: Config): Promise<void> {
  if (!config.databaseUrl || !existsSync(join(config.dataDir, 'sqlite'))) return;
  const store = await openStore({ ...config, onIdleError: () => undefined });
  try {
    await createSqliteFileService({ store, settings: config }).moveIntoStore();
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
  const inTheWay = ['secret.key', otherKeysFile, 'sqlite']
    .map((name) => join(config.dataDir, name))
    .find((path) => existsSync(path));
  if (!snapshot && !inTheWay) return;
  const what = snapshot ? `${placeOf(config)} holds a store already` : `${inTheWay} is there already`;
  throw new OperatorError(
    `${what}, and a restore never replaces one. Choose an empty ${config.databaseUrl ? 'database and ' : ''}data folder (--data), or move that away.`,
  );
}

type Draft = { draft: string; migrations: readonly string[]; records: AsyncIterable<BackupRecord> };

/** Files go into the draft as they come by; gives the keys. */
async function fill(config: Config, { draft, migrations, records }: Draft): Promise<string[]> {
  const keys: string[] = [];
  const rows = async function* () {
    for await (const record of records) {
      if (record.kind === 'rows') yield record;
      if (record.kind === 'key') keys.push(record.key);
      if (record.kind === 'file') await append(draft, record);
    }
  };
  const { databaseUrl } = config;
  await fillStore({ place: { dataDir: draft, databaseUrl }, migrations, rows: rows() });
  return keys;
}

async function append(draft: string, file: Extract<BackupRecord, { kind: 'file' }>): Promise<void> {
  const ids = [file.profileId, file.uploadId];
  if (!ids.every((id) => /^[\w-]+$/.test(id))) throw new Error('An id cannot be the name of a file.');
  const folder = join(draft, 'sqlite', file.profileId);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await appendFile(join(folder, file.uploadId), file.data, { mode: 0o600 });
}

const otherKeysFile = 'secret.key.others';

/** The embedded store comes last: until then there is none. */
async function moveIn(config: Config, draft: string, keys: readonly string[]): Promise<string | undefined> {
  const { dataDir, secretKey, previousSecretKeys } = config;
  if (existsSync(join(draft, 'sqlite'))) await rename(join(draft, 'sqlite'), join(dataDir, 'sqlite'));
  const current = secretKey ?? keys.at(-1);
  if (secretKey === undefined && current !== undefined)
    await writeKeys(join(dataDir, 'secret.key'), [current]);
  const others = keys.filter((key) => key !== current && !previousSecretKeys.includes(key));
  const file = join(dataDir, otherKeysFile);
  if (others.length > 0) await writeKeys(file, others);
  if (!config.databaseUrl) await rename(join(draft, 'parley.db'), join(dataDir, 'parley.db'));
  return others.length > 0 ? file : undefined;
}

/** As SECRET_KEY_PREVIOUS_FILE takes them. */
async function writeKeys(file: string, keys: readonly string[]): Promise<void> {
  await writeFile(file, keys.join(','), { flag: 'wx', mode: 0o600 });
}
