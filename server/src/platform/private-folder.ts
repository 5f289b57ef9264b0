import { chmodSync, mkdirSync, statSync } from 'node:fs';

/**
 * A folder that only this user of the machine may look into. One that was made by hand, or by another program, with
 * wider rights is tightened where it is ours to tighten.
 */
export function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { mode, uid } = statSync(folder);
  const isOpenToOthers = (mode & 0o077) !== 0;
  // Windows has no owners of this kind; there the rights of the parent folder count.
  if (isOpenToOthers && uid === process.getuid?.()) chmodSync(folder, 0o700);
}
