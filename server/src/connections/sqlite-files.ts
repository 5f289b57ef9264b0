import { randomUUID } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { isAbsolute, join, relative, resolve } from 'node:path';
import { connectionMessages } from '@parley/contract/connections';
import { ParleyError, storeMessages } from '@parley/contract/errors';
import { limits } from '@parley/contract/limits';
import type { DatabaseFile } from '../databases/kinds.ts';
import type { StoredConnection } from '../store/connections/connections.ts';
import type { Owner } from '../store/owner.ts';
import type { Store } from '../store/store.ts';

type Upload = { upload: string; fileName: string; bytes: number };

/** Which file a connection reads: one that its owner uploaded, or one under the operator's folder. */
export type ChosenFile = { uploadId: string; file: string } | { uploadId: null; file: string };

export type SqliteFiles = {
  /** Keeps a file as its bytes arrive; what is no SQLite file, or too large, is refused and not kept. */
  receive(owner: Owner, fileName: string, bytes: AsyncIterable<Buffer>): Promise<Upload>;
  /** Has a file written by `write` and kept as if it had been uploaded. */
  make(owner: Owner, fileName: string, write: (file: string) => Promise<void>): Promise<Upload>;
  choose(owner: Owner, wanted: { upload: string } | { path: string }): Promise<ChosenFile>;
  placeOf(connection: Pick<StoredConnection, 'profileId' | 'uploadId' | 'file'>): DatabaseFile;
  /** Deletes an upload unless a connection still uses it. */
  discard(profileId: string, uploadId: string): Promise<void>;
  /** Deletes every file of a person. */
  removeAll(profileId: string): Promise<void>;
  /** Deletes every old upload that no connection uses. */
  sweep(now: number): Promise<void>;
};

type Parts = {
  store: Pick<Store, 'uploads'>;
  settings: { dataDir: string; sqliteRoot: string | undefined };
};

const draftEnding = '.part';
const signature = Buffer.from('SQLite format 3\0');

export function createSqliteFiles({ store, settings }: Parts): SqliteFiles {
  const folderOf = (profileId: string) => join(settings.dataDir, 'sqlite', assertName(profileId));
  const fileOf = (profileId: string, id: string) => join(folderOf(profileId), assertName(id));
  const remove = (profileId: string, id: string) => rm(fileOf(profileId, id), { force: true });

  const arriving = arrivingBytes();

  const keep = async (owner: Owner, fileName: string, write: (draft: string) => Promise<number>) => {
    const id = randomUUID();
    const file = fileOf(owner.id, id);
    const draft = `${file}${draftEnding}`;
    try {
      await mkdir(folderOf(owner.id), { recursive: true, mode: 0o700 });
      const bytes = await write(draft);
      await rename(draft, file);
      await store.uploads.add(owner, { id, fileName, bytes });
      return { upload: id, fileName, bytes };
    } catch (error) {
      await Promise.all([rm(draft, { force: true }), rm(file, { force: true })]);
      throw asUnavailable(error) ?? error;
    }
  };

  return {
    receive: async (owner, fileName, bytes) => {
      const kept = await store.uploads.totalBytes(owner.id);
      const count = arriving.countFor(owner.id);
      try {
        return await keep(owner, fileName, async (draft) => {
          const handle = await open(draft, 'wx', 0o600);
          try {
            const written = await writeAll(handle, bytes, (size) => assertRoom(kept + count.add(size)));
            // Others may have been kept meanwhile.
            assertRoom((await store.uploads.totalBytes(owner.id)) + count.add(0));
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
    placeOf: ({ profileId, uploadId, file }) =>
      uploadId === null
        ? underRoot(settings, file ?? '')
        : {
            file: fileOf(profileId, uploadId),
            root: folderOf(profileId),
            whenMissing: connectionMessages.uploadMissing,
          },
    discard: async (profileId, uploadId) => {
      if (await store.uploads.removeUnused(profileId, uploadId)) await remove(profileId, uploadId);
    },
    removeAll: (profileId) => rm(folderOf(profileId), { recursive: true, force: true }),
    sweep: async (now) => {
      const stale = await store.uploads.takeStale(now);
      await Promise.all(stale.map(({ profileId, id }) => remove(profileId, id)));
      await removeDrafts(join(settings.dataDir, 'sqlite'), now - limits.connection.unusedUpload);
    },
  };
}

/** What each person is sending right now: a hundred files at once must not each find the same room. */
function arrivingBytes() {
  const bytes = new Map<string, number>();
  return {
    countFor: (profileId: string) => {
      let own = 0;
      const change = (by: number) => {
        const now = (bytes.get(profileId) ?? 0) + by;
        if (now > 0) bytes.set(profileId, now);
        else bytes.delete(profileId);
        return now;
      };
      return {
        add: (size: number) => {
          own += size;
          return change(size);
        },
        end: () => change(-own),
      };
    },
  };
}

/** What a server that was cut off in the middle of an upload left behind. */
async function removeDrafts(folder: string, before: number): Promise<void> {
  const entries = await readdir(folder, { recursive: true }).catch(() => []);
  for (const entry of entries.filter((name) => name.endsWith(draftEnding))) {
    const file = join(folder, entry);
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
    if (mtimeMs < before) await rm(file, { force: true });
  }
}

async function writeAll(
  handle: FileHandle,
  chunks: AsyncIterable<Buffer>,
  assertFits: (bytes: number) => void,
): Promise<number> {
  let bytes = 0;
  let start = Buffer.alloc(0);
  for await (const chunk of chunks) {
    bytes += chunk.length;
    assertSize(bytes);
    assertFits(chunk.length);
    if (start.length < signature.length) {
      start = Buffer.concat([start, chunk.subarray(0, signature.length - start.length)]);
      assertSqlite(start);
    }
    await handle.write(chunk);
  }
  if (start.length < signature.length) throw notSqlite();
  await handle.sync();
  return bytes;
}

function assertSize(bytes: number): void {
  const { uploadBytes } = limits.connection;
  if (bytes > uploadBytes) throw tooLarge(`The file is larger than ${uploadBytes / 1_048_576} MB.`);
}

function assertRoom(bytesOfAll: number): void {
  const { uploadsBytes } = limits.connection;
  if (bytesOfAll > uploadsBytes) {
    const most = uploadsBytes / 1_048_576;
    throw tooLarge(`Your files may have ${most} MB in all. Delete a connection that you no longer need.`);
  }
}

function tooLarge(message: string): ParleyError {
  return new ParleyError('payload_too_large', { message, fields: { file: message } });
}

function assertSqlite(start: Buffer): void {
  if (!start.equals(signature.subarray(0, start.length))) throw notSqlite();
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

/** Ids become names on disk. */
function assertName(id: string): string {
  if (!/^[\w-]+$/.test(id)) throw new Error('An id cannot be the name of a file.');
  return id;
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

function notSqlite(): ParleyError {
  return wrongFile('This file is not a SQLite database, or it is encrypted.');
}

function noUpload(): ParleyError {
  const message = 'This upload is no longer there. Please choose the file again.';
  return new ParleyError('not_found', { message, fields: { file: message } });
}

function wrongFile(message: string): ParleyError {
  return new ParleyError('invalid_input', { message, fields: { file: message } });
}
