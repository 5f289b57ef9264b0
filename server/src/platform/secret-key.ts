import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, openSync, readFileSync, unlinkSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { makePrivateFolder } from './private-folder.ts';

/**
 * The key generated for an embedded installation. Losing it loses every stored secret, so it is written
 * whole and synced under another name first: a crash leaves either no key or a complete one.
 */
export function readOrCreateSecretKey(dataDir: string): string {
  makePrivateFolder(dataDir);
  const file = join(dataDir, 'secret.key');
  return read(file) ?? create(file);
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

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
