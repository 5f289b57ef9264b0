import { randomUUID } from 'node:crypto';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Whose upload, and which. */
export type UploadKey = { spaceId: string; id: string };

const draftEnding = '.part';

/**
 * Where the bytes of uploads are on this server's disk: `id` where they are in no store, `id.3` for a copy of the
 * third revision in the store, `….part` for what is still being written.
 */
export type UploadFiles = {
  folder: string;
  folderOf(spaceId: string): string;
  /** Of an upload that is in no store. */
  original(upload: UploadKey): string;
  copy(upload: UploadKey, revision: number): string;
  /** A new name each time. */
  draft(upload: UploadKey): string;
};

export function uploadFiles(dataDir: string): UploadFiles {
  const folder = join(dataDir, 'sqlite');
  const folderOf = (spaceId: string) => join(folder, assertName(spaceId));
  const original = ({ spaceId, id }: UploadKey) => join(folderOf(spaceId), assertName(id));
  return {
    folder,
    folderOf,
    original,
    copy: (upload, revision) => `${original(upload)}.${revision}`,
    draft: (upload) => `${original(upload)}.${randomUUID()}${draftEnding}`,
  };
}

/** Ids become names on disk. */
function assertName(id: string): string {
  if (!/^[\w-]+$/.test(id)) throw new Error('An id cannot be the name of a file.');
  return id;
}

export type NamedFile =
  | { id: string; kind: 'original' | 'draft' }
  | { id: string; kind: 'copy'; revision: number };

/** What a name in a person's folder stands for; undefined for what SQLite puts beside a file. */
export function readFileName(name: string): NamedFile | undefined {
  if (name.endsWith(draftEnding)) return { id: name.split('.', 1)[0] ?? '', kind: 'draft' };
  const [, id, revision] = /^([\w-]+)(?:\.(\d+))?$/.exec(name) ?? [];
  if (id === undefined || /-(wal|shm|journal)$/.test(id)) return undefined;
  return revision === undefined ? { id, kind: 'original' } : { id, kind: 'copy', revision: Number(revision) };
}

/** With what SQLite may have left beside it. */
export async function removeDatabaseFile(file: string): Promise<void> {
  await Promise.all(['', '-wal', '-shm', '-journal'].map((end) => rm(`${file}${end}`, { force: true })));
}

export function isThere(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}
