import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { isAbsolute, join, relative, resolve } from 'node:path';
import { connectionMessages } from '@parley/contract/connections';
import { ParleyError, storeMessages } from '@parley/contract/errors';
import { limits } from '@parley/contract/limits';
import type { DatabaseFile } from '../databases/kinds-of-database.ts';
import type { Owner } from '../store/acting-member.ts';
import type { StoredConnection } from '../store/connections/connections.ts';
import type { Store } from '../store/store.ts';
import type { CopyOnWrite } from './uploads/copy-on-write-database.ts';
import { arrivingBytes, assertRoom, writeAll, wrongFile } from './uploads/receive-upload-bytes.ts';
import { createStoredUploads, type LocalCopy, type StoredUploads } from './uploads/stored-uploads.ts';
import type { UploadFiles, UploadKey } from './uploads/upload-file-paths.ts';
import { isThere, readFileName, removeDatabaseFile, uploadFiles } from './uploads/upload-file-paths.ts';

type Upload = { upload: string; fileName: string; bytes: number };

/** Which file a connection reads: one that its owner uploaded, or one under the operator's folder. */
export type ChosenFile = { uploadId: string; file: string } | { uploadId: null; file: string };

/** `drafts`: the file is a copy of what the store holds, and may only be read. */
export type LocatedFile = { place: DatabaseFile; drafts?: CopyOnWrite };

type FileOfConnection = Pick<StoredConnection, 'spaceId' | 'uploadId' | 'uploadRevision' | 'file'>;

export type SqliteFileService = {
  /** Keeps a file as its bytes arrive; what is no SQLite file, or too large, is refused and not kept. */
  receive(owner: Owner, fileName: string, bytes: AsyncIterable<Buffer>): Promise<Upload>;
  /** Has a file written by `write` and kept as if it had been uploaded. */
  make(owner: Owner, fileName: string, write: (file: string) => Promise<void>): Promise<Upload>;
  choose(owner: Owner, wanted: { upload: string } | { path: string }): Promise<ChosenFile>;
  /** Where the file is on this server, brought from the store where it is not here yet. */
  locate(connection: FileOfConnection): Promise<LocatedFile>;
  /** Deletes an upload unless a connection still uses it. */
  discard(spaceId: string, uploadId: string): Promise<void>;
  /** Deletes every file of a person. */
  removeAll(spaceId: string): Promise<void>;
  /** Deletes every old upload that no connection uses, and this server's copies of what is gone or was not used. */
  sweep(now: number): Promise<void>;
  /** Takes what older servers kept in the data folder into the store, if uploads belong there. */
  moveIntoStore(signal?: AbortSignal): Promise<void>;
};

type Parts = {
  store: Pick<Store, 'uploads' | 'uploadChunks'>;
  settings: { dataDir: string; sqliteRoot: string | undefined; databaseUrl: string | undefined };
};

/**
 * With PostgreSQL as the store several servers may run, each with a folder of its own: the bytes of uploads are in the
 * store. The embedded store has one server, and its folder is the place for them.
 */
export function createSqliteFileService({ store, settings }: Parts): SqliteFileService {
  const isShared = settings.databaseUrl !== undefined;
  const files = uploadFiles(settings.dataDir);
  const stored = createStoredUploads({ store, files });
  const arriving = arrivingBytes();

  const keep = async (owner: Owner, fileName: string, write: (draft: string) => Promise<number>) => {
    const id = randomUUID();
    const upload = { spaceId: owner.id, id };
    const draft = files.draft(upload);
    try {
      await mkdir(files.folderOf(owner.id), { recursive: true, mode: 0o700 });
      const bytes = await write(draft);
      if (!isShared) await rename(draft, files.original(upload));
      await store.uploads.add(owner, { id, fileName, bytes });
      if (isShared) await stored.add(upload, draft);
      return { upload: id, fileName, bytes };
    } catch (error) {
      await store.uploads.removeUnused(owner.id, id).catch(() => undefined);
      await Promise.all([rm(draft, { force: true }), rm(files.original(upload), { force: true })]);
      throw asUnavailable(error) ?? error;
    }
  };

  return {
    receive: async (owner, fileName, bytes) => {
      const kept = await store.uploads.totalBytes(owner);
      const count = arriving.countFor(owner);
      try {
        return await keep(owner, fileName, async (draft) => {
          const handle = await open(draft, 'wx', 0o600);
          try {
            const written = await writeAll(handle, bytes, (size) => assertRoom(kept, count.add(size)));
            // Others may have been kept meanwhile.
            assertRoom(await store.uploads.totalBytes(owner), count.add(0));
            return written;
          } finally {
            await handle.close();
          }
        });
      } finally {
        count.end();
      }
    },
    make: (owner, fileName, write) =>
      keep(owner, fileName, async (draft) => {
        await write(draft);
        const handle = await open(draft, 'r+');
        try {
          await handle.chmod(0o600);
          return (await handle.stat()).size;
        } finally {
          await handle.close();
        }
      }),
    choose: async (owner, wanted) => {
      if ('path' in wanted) return { uploadId: null, file: underRoot(settings, wanted.path).file };
      const upload = await store.uploads.find(owner.id, wanted.upload);
      if (!upload) throw noUpload();
      return { uploadId: upload.id, file: upload.fileName };
    },
    locate: ({ spaceId, uploadId: id, uploadRevision, file }) =>
      id === null
        ? Promise.resolve({ place: underRoot(settings, file ?? '') })
        : locateUpload({ stored, files, isShared }, { spaceId, id }, uploadRevision),
    discard: async (spaceId, id) => {
      if (!(await store.uploads.removeUnused(spaceId, id))) return;
      await removeFiles(files, { spaceId, id });
    },
    removeAll: (spaceId) => rm(files.folderOf(spaceId), { recursive: true, force: true }),
    sweep: async (now) => {
      for (const upload of await store.uploads.takeStale(now)) await removeFiles(files, upload);
      await sweepFolder({ store, files }, now);
    },
    moveIntoStore: async (signal) => {
      if (isShared) await moveAll({ store, files, stored }, signal);
    },
  };
}

type Located = { stored: StoredUploads; files: UploadFiles; isShared: boolean };

async function locateUpload(
  { stored, files, isShared }: Located,
  upload: UploadKey,
  revision: number | null,
): Promise<LocatedFile> {
  const copy = await inWords(async (): Promise<LocalCopy> => {
    // With the embedded store this is the usual case, and every read comes by here.
    if (!isShared && revision === 0) return { file: files.original(upload), revision };
    // One that an older server has taken since this one began.
    if (isShared && !revision && (await isThere(files.original(upload)))) await stored.moveIn(upload);
    return stored.copyOf(upload, revision);
  });
  const place = {
    file: copy.file,
    root: files.folderOf(upload.spaceId),
    whenMissing: connectionMessages.uploadMissing,
  };
  if (copy.revision === 0) return { place };
  const drafts: CopyOnWrite = {
    change: (work) => inWords(() => stored.change(upload, work)),
    tryOut: (work) => inWords(() => stored.tryOut(copy, upload, work)),
  };
  return { place, drafts };
}

type Moving = { store: Parts['store']; files: UploadFiles; stored: StoredUploads };

/** One that fails holds up no other; what is left is tried again at the next start, or when it is asked for. */
async function moveAll({ store, files, stored }: Moving, signal?: AbortSignal): Promise<void> {
  const failures: unknown[] = [];
  for (const upload of await store.uploads.inFolders()) {
    if (signal?.aborted) return;
    if (!(await isThere(files.original(upload)))) continue;
    await stored.moveIn(upload).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0)
    throw new AggregateError(
      failures,
      `${failures.length} uploaded files could not be taken into the store.`,
    );
}

async function removeFiles(files: UploadFiles, upload: UploadKey): Promise<void> {
  const folder = files.folderOf(upload.spaceId);
  const names = await readdir(folder).catch(() => []);
  const own = names.filter((name) => name === upload.id || name.startsWith(`${upload.id}.`));
  await Promise.all(own.map((name) => removeDatabaseFile(join(folder, name))));
}

/** Drafts that were cut off, and copies that serve nobody. An original goes only once the store has it: there is no other. */
async function sweepFolder({ store, files }: Omit<Moving, 'stored'>, now: number): Promise<void> {
  const entries = await readdir(files.folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const found = entries.flatMap((entry) => {
    const file = entry.isFile() ? readFileName(entry.name) : undefined;
    return file ? [{ ...file, path: join(entry.parentPath, entry.name) }] : [];
  });
  const named = found.filter((file) => file.kind !== 'draft');
  const revisions = await store.uploads.revisions([...new Set(named.map(({ id }) => id))]);
  for (const file of found) {
    if (file.kind === 'original') {
      // A server that was killed had taken it in, and did not come to delete it.
      if ((revisions.get(file.id) ?? 0) > 0) await removeDatabaseFile(file.path);
      continue;
    }
    const { mtimeMs } = await stat(file.path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
    const isGone = file.kind === 'copy' && !revisions.has(file.id);
    const { unusedCopy, unusedUpload } = limits.connection;
    if (isGone || mtimeMs < now - (file.kind === 'copy' ? unusedCopy : unusedUpload))
      await removeDatabaseFile(file.path);
  }
}

/**
 * A path as a person typed it. It is judged by its letters before the disk is asked, so that nobody learns which
 * files this server has; links are followed and judged when the file is opened.
 */
function underRoot({ sqliteRoot, dataDir }: Parts['settings'], path: string): DatabaseFile {
  if (sqliteRoot === undefined) throw wrongFile('This server takes no paths. Please upload the file.');
  const file = resolve(sqliteRoot, path);
  if (path.includes('\0') || !isInside(file, sqliteRoot) || isInside(file, dataDir)) {
    throw wrongFile('The file must lie in the folder that this server allows.');
  }
  return { file, root: sqliteRoot };
}

function isInside(file: string, folder: string): boolean {
  const path = relative(folder, file);
  return path !== '' && !path.startsWith('..') && !isAbsolute(path);
}

async function inWords<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw asUnavailable(error) ?? error;
  }
}

/** The disk's own ways to say that it takes nothing more; `errcode` is SQLite's. */
function asUnavailable(error: unknown): ParleyError | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error ? String(error.code) : '';
  const isSqliteFull = 'errcode' in error && error.errcode === 13;
  const message =
    isSqliteFull || ['ENOSPC', 'EDQUOT', 'EFBIG'].includes(code)
      ? storeMessages.diskFull
      : ['EROFS', 'EACCES', 'EPERM'].includes(code)
        ? storeMessages.readOnly
        : undefined;
  return message && new ParleyError('store_unavailable', { message, cause: error });
}

function noUpload(): ParleyError {
  const message = 'This upload is no longer there. Please choose the file again.';
  return new ParleyError('not_found', { message, fields: { file: message } });
}
