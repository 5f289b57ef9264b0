import { chmodSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { explainDataFolderError } from './explain-data-folder-error.ts';

/**
 * A folder that only this user of the machine may look into. One that was made by hand, or by another program, with
 * wider rights is tightened where it is ours to tighten.
 */
export function makePrivateFolder(folder: string): void {
  try {
    makePrivate(folder);
  } catch (error) {
    throw explainDataFolderError(folder, error) ?? error;
  }
}

function makePrivate(folder: string): void {
  makeFolder(folder);
  const { mode, uid } = statSync(folder);
  const isOpenToOthers = (mode & 0o077) !== 0;
  // Windows has no owners of this kind; there the rights of the parent folder count.
  if (isOpenToOthers && uid === process.getuid?.()) chmodSync(folder, 0o700);
}

/** Step by step: with `recursive` Node tries for ever where a file system takes no folders at all, such as /proc. */
function makeFolder(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  const parent = dirname(folder);
  if (parent !== folder) makeFolder(parent);
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Two servers that start together may both find it missing.
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}
