import type { FileHandle } from 'node:fs/promises';
import { chmod, constants, copyFile, mkdir, open, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { connectionMessages } from '@parley/contract/connections';
import { ParleyError } from '@parley/contract/errors';
import { kinds } from '../../databases/kinds-of-database.ts';
import type { KnownChunk } from '../../store/grant-rehearsal-and-upload-types.ts';
import { withLongTimeout } from '../../store/statement-timeout.ts';
import type { Store } from '../../store/store.ts';
import { changedChunks, chunkAt } from './changed-chunks.ts';
import type { UploadFiles, UploadKey } from './upload-file-paths.ts';
import { isThere, readFileName, removeDatabaseFile } from './upload-file-paths.ts';

/** A copy of one revision on this server's disk. Nobody writes to it. Revision 0: the original, which is in no store. */
export type LocalCopy = { file: string; revision: number };

/** Uploads whose bytes are in the store; this server's files are copies of them. */
export type StoredUploads = {
  /** Puts a finished draft into the store; its file becomes this server's copy. */
  add(upload: UploadKey, draft: string): Promise<void>;
  /** The copy of that revision, or of the newest where this server has none of it. */
  copyOf(upload: UploadKey, revision: number | null): Promise<LocalCopy>;
  /** Has the bytes changed on a draft, and makes that the next revision; what `work` throws changes nothing. */
  change<T>(upload: UploadKey, work: (draft: string) => Promise<T>): Promise<T>;
  /** The same, and nothing is kept. */
  tryOut<T>(copy: LocalCopy, upload: UploadKey, work: (draft: string) => Promise<T>): Promise<T>;
  /** Takes an original from this server's folder into the store. */
  moveIn(upload: UploadKey): Promise<void>;
};

type Parts = { store: Pick<Store, 'uploads' | 'uploadChunks'>; files: UploadFiles };

/** Each time somebody else may change the file meanwhile. */
const tries = 5;
/** The one before the newest may still be read by what began earlier. */
const copiesKept = 2;
const touchAfter = 86_400_000;

export function createStoredUploads({ store, files }: Parts): StoredUploads {
  const fetching = new Map<string, Promise<LocalCopy>>();
  const changing = new Map<string, Promise<unknown>>();

  const copyOf = async (upload: UploadKey, revision: number | null): Promise<LocalCopy> => {
    if (revision) {
      const file = files.copy(upload, revision);
      if (await isFresh(file)) return { file, revision };
    }
    return once(fetching, upload.id, () => withLongTimeout(() => fetchNewest({ store, files }, upload)));
  };

  const onDraft = async <T>(upload: UploadKey, from: string, work: (draft: string) => Promise<T>) => {
    const draft = files.draft(upload);
    try {
      await copyFile(from, draft, constants.COPYFILE_FICLONE);
      return await work(draft);
    } finally {
      await removeDatabaseFile(draft);
    }
  };

  /** False where another server was first. */
  const keep = async (upload: UploadKey, draft: string, base: Partial<LocalCopy>): Promise<boolean> => {
    const { file, revision = 0 } = base;
    // What is still in a log would be missing from the bytes.
    if (await isThere(`${draft}-wal`)) throw new Error('A changed SQLite file was not closed.');
    const { size: bytes } = await stat(draft);
    const changed = changedChunks(draft, file);
    if (!(await store.uploadChunks.replace({ id: upload.id, revision, bytes, changed }))) return false;
    await rename(draft, files.copy(upload, revision + 1));
    await removeOldCopies(files, upload);
    return true;
  };

  return {
    copyOf,
    tryOut: ({ file }, upload, work) => onDraft(upload, file, work),
    add: async (upload, draft) => {
      if (!(await keep(upload, draft, {}))) throw new Error('A new upload is in the store already.');
    },
    change: (upload, work) =>
      inTurn(changing, upload.id, async () => {
        for (let attempt = 1; attempt <= tries; attempt += 1) {
          const base = await copyOf(upload, null);
          if (base.revision === 0) throw missing();
          const done = await onDraft(upload, base.file, async (draft) => {
            const value = await work(draft);
            return { value, isKept: await keep(upload, draft, base) };
          });
          if (done.isKept) return done.value;
        }
        const reason = 'another program is writing to the file. Try again in a moment.';
        throw new ParleyError('sql_failed', { values: { reason } });
      }),
    moveIn: (upload) => moveIn({ files, keep }, upload),
  };
}

/** Read by SQLite: a server that was killed may have left a log or a journal beside the file. */
async function moveIn(
  {
    files,
    keep,
  }: { files: UploadFiles; keep(upload: UploadKey, draft: string, base: object): Promise<boolean> },
  upload: UploadKey,
): Promise<void> {
  const original = files.original(upload);
  const draft = files.draft(upload);
  try {
    await kinds.sqlite.copy(original, draft);
    await chmod(draft, 0o600);
    await keep(upload, draft, {});
  } finally {
    await removeDatabaseFile(draft);
  }
  // Whether by this server or by another one that shares the folder: it is in the store.
  await removeDatabaseFile(original);
}

async function fetchNewest({ store, files }: Parts, upload: UploadKey): Promise<LocalCopy> {
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    const found = await store.uploads.find(upload.spaceId, upload.id);
    if (!found || found.revision === 0) return { file: files.original(upload), revision: 0 };
    const { revision, bytes } = found;
    const file = files.copy(upload, revision);
    if (await isFresh(file)) return { file, revision };
    const draft = files.draft(upload);
    try {
      await mkdir(files.folderOf(upload.spaceId), { recursive: true, mode: 0o700 });
      const written = await withEarlierCopy(files, upload, (known) =>
        writeChunks(draft, store.uploadChunks.read(upload.id, known)),
      );
      const after = await store.uploads.find(upload.spaceId, upload.id);
      // Otherwise the pieces are of two revisions.
      if (after?.revision !== revision) continue;
      if (written !== bytes) throw new Error(`The store has ${written} of ${bytes} bytes of an upload.`);
      await rename(draft, file);
      await removeOldCopies(files, upload);
      return { file, revision };
    } finally {
      await rm(draft, { force: true });
    }
  }
  throw new ParleyError('store_unavailable');
}

/** Of a file that this server had before the change, only what differs has to be brought. */
async function withEarlierCopy<T>(
  files: UploadFiles,
  upload: UploadKey,
  work: (known?: KnownChunk) => Promise<T>,
): Promise<T> {
  const [newest] = await copiesOf(files, upload);
  const handle = newest === undefined ? undefined : await open(newest).catch(() => undefined);
  if (!handle) return work();
  try {
    return await work((number) => chunkAt(handle, number));
  } finally {
    await handle.close();
  }
}

async function writeChunks(draft: string, chunks: AsyncIterable<Uint8Array>): Promise<number> {
  let handle: FileHandle | undefined;
  let bytes = 0;
  try {
    handle = await open(draft, 'wx', 0o600);
    for await (const chunk of chunks) bytes += (await handle.write(chunk)).bytesWritten;
    return bytes;
  } finally {
    await handle?.close();
  }
}

async function removeOldCopies(files: UploadFiles, upload: UploadKey): Promise<void> {
  const old = (await copiesOf(files, upload)).slice(copiesKept);
  await Promise.all(old.map(removeDatabaseFile));
}

/** The newest first. */
async function copiesOf(files: UploadFiles, { spaceId, id }: UploadKey): Promise<string[]> {
  const names = await readdir(files.folderOf(spaceId)).catch(() => []);
  return names
    .map(readFileName)
    .flatMap((file) => (file?.kind === 'copy' && file.id === id ? [file.revision] : []))
    .toSorted((a, b) => b - a)
    .map((revision) => files.copy({ spaceId, id }, revision));
}

/** Whether the copy is there; one that is used is marked as such once in a while. */
async function isFresh(file: string): Promise<boolean> {
  const found = await stat(file).catch(() => undefined);
  if (!found) return false;
  const now = Date.now();
  if (found.mtimeMs < now - touchAfter) await utimes(file, now / 1_000, now / 1_000).catch(() => undefined);
  return true;
}

/** Whoever asks for the same thing meanwhile gets the same answer. */
function once<T>(running: Map<string, Promise<T>>, key: string, work: () => Promise<T>): Promise<T> {
  const known = running.get(key);
  if (known) return known;
  const started = work().finally(() => running.delete(key));
  running.set(key, started);
  return started;
}

/** One after the other: two changes on this server must not each lose to the other. */
function inTurn<T>(last: Map<string, Promise<unknown>>, key: string, work: () => Promise<T>): Promise<T> {
  const before = last.get(key) ?? Promise.resolve();
  const done = before.then(work, work);
  const settled = done
    .catch(() => undefined)
    .finally(() => {
      if (last.get(key) === settled) last.delete(key);
    });
  last.set(key, settled);
  return done;
}

function missing(): ParleyError {
  return new ParleyError('connection_failed', { values: { reason: connectionMessages.uploadMissing } });
}
