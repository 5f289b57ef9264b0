import { constants } from 'node:fs';
import { access, open, realpath, stat } from 'node:fs/promises';
import { dirname, isAbsolute, relative } from 'node:path';
import { ParleyError } from '@parley/contract/errors';
import type { OpenedFile } from './child/child-protocol.ts';

/**
 * `root`: the folder that the file must lie in after every link has been followed. `whenMissing`: what is said where
 * the file is not there.
 */
export type SqliteFile = { file: string; root?: string; whenMissing?: string };

const headerBytes = 100;
const signature = 'SQLite format 3\0';
const walMode = 2;

/** Finds the file behind a path and makes sure that it is a SQLite database. Asked anew for every statement. */
export async function resolveAndCheckSqliteFile({
  file,
  root,
  whenMissing,
}: SqliteFile): Promise<OpenedFile> {
  const real = await realpath(file).catch((error: NodeJS.ErrnoException) => refuse(error, whenMissing));
  if (root !== undefined && !isInside(real, await realpath(root).catch(refuse))) {
    throw failed('The database file lies outside of the folder that is allowed.');
  }
  const header = await readHeader(real);
  if (header.length === 0) throw failed('This file is empty.');
  if (header.toString('latin1', 0, signature.length) !== signature) {
    throw failed('This file is not a SQLite database, or it is encrypted.');
  }
  return { file: real, immutable: header[19] === walMode && !(await exists(`${real}-wal`)) };
}

/** SQLite writes its journal beside the file. */
export async function mayWrite({ file }: OpenedFile): Promise<boolean> {
  const writable = (path: string) =>
    access(path, constants.W_OK).then(
      () => true,
      () => false,
    );
  return (await writable(file)) && (await writable(dirname(file)));
}

function isInside(file: string, root: string): boolean {
  const path = relative(root, file);
  return path !== '' && !path.startsWith('..') && !isAbsolute(path);
}

/** A pipe or a device would hang or never end, so only a plain file is opened. */
async function readHeader(file: string): Promise<Buffer> {
  if (!(await stat(file).catch(refuse)).isFile()) throw failed('This is not a file.');
  const handle = await open(file, 'r').catch(refuse);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(headerBytes), 0, headerBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

function refuse(error: NodeJS.ErrnoException, whenMissing = 'The database file was not found.'): never {
  const isForbidden = error.code === 'EACCES' || error.code === 'EPERM';
  throw failed(isForbidden ? 'The server may not read the database file.' : whenMissing, error);
}

function failed(reason: string, cause?: unknown): ParleyError {
  return new ParleyError('connection_failed', { values: { reason }, cause });
}
