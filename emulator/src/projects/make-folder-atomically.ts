import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** What carries the final name is whole; what was half made is thrown away and made again. */
export async function makeFolderAtomically(
  target: string,
  fill: (fresh: string) => Promise<void>,
): Promise<void> {
  if (existsSync(target)) return;
  const fresh = `${target}.making`;
  await rm(fresh, { recursive: true, force: true });
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  await fill(fresh);
  await rename(fresh, target);
}
