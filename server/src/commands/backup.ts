import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import packageJson from '../../package.json' with { type: 'json' };
import { copySqliteFile } from '../databases/sqlite/copy-sqlite-file.ts';
import type { Config } from '../platform/config.ts';
import { OperatorError } from '../platform/operator-error.ts';
import { readSecretKey } from '../platform/secrets/secret-key.ts';
import { inOrder } from '../store/database/restore-store.ts';
import { openSnapshot, type Row, type Snapshot } from '../store/database/snapshot.ts';
import { type BackupRecord, writeBackup } from './backup-file.ts';

type Upload = { profileId: string; uploadId: string };
type Summary = { bytes: number; rows: number; files: number; missing: number };

const pieceBytes = 1_048_576;
/** A file that is deleted meanwhile belongs to no backup: then the store is read again. */
const tries = 3;

/** Store, files and key of a server, which may be running, in one sealed file. */
export async function backUp(config: Config, file: string, passphrase: string): Promise<Summary> {
  const target = resolve(file);
  if (existsSync(target)) throw new OperatorError(`${target} is there already. Choose another name.`);
  const draft = `${target}.part`;
  await rm(draft, { force: true });
  try {
    for (let attempt = 1; ; attempt += 1) {
      const summary = await writeOnce(config, draft, passphrase);
      if (summary.missing > 0 && attempt < tries) {
        await rm(draft, { force: true });
        continue;
      }
      await rename(draft, target);
      return { ...summary, bytes: (await stat(target)).size };
    }
  } catch (error) {
    await rm(draft, { force: true });
    throw unwritable(target, error) ?? error;
  }
}

async function writeOnce(config: Config, draft: string, passphrase: string): Promise<Omit<Summary, 'bytes'>> {
  const snapshot = await openSnapshot(config);
  if (!snapshot) throw new OperatorError(`There is no store to back up: ${placeOf(config)} is empty.`);
  const work = mkdtempSync(join(config.dataDir, 'backup-'));
  const summary = { rows: 0, files: 0, missing: 0 };
  try {
    await writeBackup(draft, passphrase, recordsOf({ config, snapshot, work, summary }));
    return summary;
  } finally {
    await snapshot.close();
    rmSync(work, { recursive: true, force: true });
  }
}

type Parts = { config: Config; snapshot: Snapshot; work: string; summary: Omit<Summary, 'bytes'> };

async function* recordsOf({ config, snapshot, work, summary }: Parts): AsyncGenerator<BackupRecord> {
  yield {
    kind: 'start',
    format: 1,
    parley: packageJson.version,
    engine: snapshot.engine,
    createdAt: new Date().toISOString(),
    migrations: snapshot.migrations,
  };
  for (const key of keysOf(config)) yield { kind: 'key', key };
  const uploads: Upload[] = [];
  for (const table of inOrder(snapshot.tables)) {
    for await (const rows of snapshot.rows(table)) {
      if (table === 'parley_uploads') {
        const inFolder = rows.filter(isInFolder);
        uploads.push(
          ...inFolder.map((row) => ({ profileId: String(row.profile_id), uploadId: String(row.id) })),
        );
        summary.files += rows.length - inFolder.length;
      }
      summary.rows += rows.length;
      if (rows.length > 0) yield { kind: 'rows', table, rows };
    }
  }
  for (const upload of uploads) {
    const source = join(config.dataDir, 'sqlite', upload.profileId, upload.uploadId);
    if (!existsSync(source)) {
      summary.missing += 1;
      continue;
    }
    const copy = join(work, upload.uploadId);
    await copySqliteFile(source, copy);
    for await (const data of piecesOf(copy)) yield { kind: 'file', ...upload, data };
    await rm(copy);
    summary.files += 1;
  }
  yield { kind: 'end', rows: summary.rows, files: summary.files };
}

/**
 * During a rotation some secrets are sealed with a former key, and some with the next one. The current one is the
 * last: earlier versions restore that.
 */
function keysOf({ secretKey, dataDir, previousSecretKeys, nextSecretKey }: Config): string[] {
  const current = secretKey ?? readSecretKey(dataDir);
  const keys = [...previousSecretKeys, nextSecretKey, current].filter((key) => key !== undefined);
  return keys.filter((key, index) => keys.lastIndexOf(key) === index);
}

/** The bytes of the others are rows of the store. A store that is older has no revisions. */
function isInFolder({ revision = 0 }: Row): boolean {
  return Number(revision) === 0;
}

async function* piecesOf(file: string): AsyncGenerator<Uint8Array> {
  const handle = await open(file);
  try {
    for (;;) {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(pieceBytes), 0, pieceBytes);
      if (bytesRead > 0) yield buffer.subarray(0, bytesRead);
      if (bytesRead < pieceBytes) return;
    }
  } finally {
    await handle.close();
  }
}

export function placeOf({ databaseUrl, dataDir }: Config): string {
  return databaseUrl ? 'the database of DATABASE_URL' : dataDir;
}

function unwritable(file: string, error: unknown): OperatorError | undefined {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (!['EACCES', 'EPERM', 'EROFS', 'ENOENT', 'ENOTDIR', 'ENOSPC', 'EDQUOT'].includes(code)) return undefined;
  return new OperatorError(`${file} cannot be written: ${(error as Error).message}.`, { cause: error });
}
