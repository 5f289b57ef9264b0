import { DatabaseSync } from 'node:sqlite';

const patienceMs = 10_000;
/** A lock that nobody refers to any more would be let go of by the garbage collector. */
const held = new Set<DatabaseSync>();

/**
 * Two PGlites on one folder destroy it. The lock is held by the operating system, so that it ends with
 * its process, however that ends, and not before.
 */
export function lockFolder(folder: string, patience: number = patienceMs): DatabaseSync {
  const lock = new DatabaseSync(`${folder}.lock`, { timeout: patience });
  lock.exec('begin exclusive');
  held.add(lock);
  return lock;
}
