import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  statSync,
  unlinkSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { makePrivateFolder } from '../make-private-folder.ts';
import { OperatorError } from '../operator-error.ts';

/** Shorter ones can be guessed, and with them every stored secret. */
export const fewestKeyCharacters = 32;
/** A key of one letter, or of three in turn, is no key however long it is. */
export const fewestDifferentCharacters = 8;

export type KeyFile = {
  key: string;
  file: string;
  /** There was none: whatever was sealed before was sealed with another key. */
  isNew: boolean;
  /** Others on this machine could have read it until now. */
  wasOpen: boolean;
};

/**
 * The key generated for an embedded installation. Losing it loses every stored secret, so it is written
 * whole and synced under another name first: a crash leaves either no key or a complete one.
 */
export function readOrCreateSecretKey(dataDir: string): KeyFile {
  makePrivateFolder(dataDir);
  const file = join(dataDir, 'secret.key');
  const known = read(file);
  const key = known ?? create(file);
  assertStrong(key, file);
  return { key, file, isNew: known === undefined, wasOpen: closeToOthers(file) };
}

/** Undefined where none was made yet. */
export function readSecretKey(dataDir: string): string | undefined {
  return read(join(dataDir, 'secret.key'));
}

function create(file: string): string {
  const draft = `${file}.${process.pid}`;
  const descriptor = openSync(draft, 'wx', 0o600);
  writeSync(descriptor, randomBytes(32).toString('base64url'));
  fsyncSync(descriptor);
  closeSync(descriptor);
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
  } finally {
    unlinkSync(draft);
  }
  return readFileSync(file, 'utf8').trim();
}

function assertStrong(key: string, file: string): void {
  const isVaried = new Set(key).size >= fewestDifferentCharacters;
  if (key.length >= fewestKeyCharacters && isVaried) return;
  const fault =
    key.length >= fewestKeyCharacters
      ? 'can be guessed: it is made of very few different characters'
      : `is ${key === '' ? 'empty' : `only ${key.length} characters long`}; it needs at least ${fewestKeyCharacters}`;
  throw new OperatorError(
    `The key in ${file} ${fault}. ` +
      'Put the right file back. Without it, delete this one and start again: Parley makes a new key, and saved ' +
      'passwords and API keys have to be entered again.',
  );
}

/** True when the file was readable by other users; then it is no longer. */
function closeToOthers(file: string): boolean {
  if (process.platform === 'win32' || (statSync(file).mode & 0o077) === 0) return false;
  try {
    chmodSync(file, 0o600);
  } catch (error) {
    throw new OperatorError(
      `Other users of this machine can read ${file}, and its permissions cannot be changed. Run: chmod 600 ${file}`,
      { cause: error },
    );
  }
  return true;
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined;
    throw new OperatorError(`The key in ${file} cannot be read: ${reasonOf(error)}.`, { cause: error });
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
