import { DatabaseSync } from 'node:sqlite';

const patienceMs = 10_000;

/**
 * Two PGlites on one folder destroy it. The lock is held by the operating system, so that it ends with
 * its process, however that ends.
 */
export function lockFolder(folder: string, patience: number = patienceMs): DatabaseSync {
  const lock = new DatabaseSync(`${folder}.lock`, { timeout: patience });
  lock.exec('begin exclusive');
  return lock;
}
