import { OperatorError } from './operator-error.ts';

/** By the system's code; `{folder}` is where it happened. */
const reasons: Readonly<Record<string, string>> = {
  EEXIST: 'a part of the path is a file, not a folder',
  ENOTDIR: 'a part of the path is a file, not a folder',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'its file system is read-only',
  ENOENT: 'no folder can be made there',
  ENOSPC: 'its disk is full',
  EDQUOT: 'its disk is full',
  ELOOP: 'its path is a circle of links',
  ENAMETOOLONG: 'its path is too long',
};

/** The primary codes of SQLite, which opens files of its own in there. */
const sqliteReasons: Readonly<Record<number, string>> = {
  8: 'it cannot be written to',
  10: 'its disk reports errors',
  13: 'its disk is full',
  14: 'files in it cannot be opened',
};

/** Why DATA_DIR cannot be used, in a sentence; `undefined` for what is no fault of the folder. */
export function explainDataFolderError(folder: string, error: unknown): OperatorError | undefined {
  const reason = reasonOf(error);
  if (reason === undefined) return undefined;
  return new OperatorError(
    `DATA_DIR ${folder} cannot be used: ${reason}. Set DATA_DIR to a folder that Parley may write to.`,
    { cause: error },
  );
}

function reasonOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('errcode' in error && typeof error.errcode === 'number') return sqliteReasons[error.errcode & 0xff];
  return 'code' in error && typeof error.code === 'string' ? reasons[error.code] : undefined;
}
