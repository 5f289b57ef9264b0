import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Whatever changes the built pages. Tests do not. */
const sources = ['web', 'contract/src', 'scripts/build.ts', 'package-lock.json'];
const skipped = /^(node_modules|dist|dist-ssr|\.cache)$|\.test\.tsx?$/;
const stampFile = 'web/dist/.built';

/** By content, not by time: a fresh clone and a switched branch have times that say nothing. */
export function webFingerprint(root: string): string {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => filesUnder(root, source)).sort()) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

export function isWebBuilt(root: string, fingerprint: string): boolean {
  try {
    return readFileSync(join(root, stampFile), 'utf8') === fingerprint;
  } catch {
    return false;
  }
}

export function markWebBuilt(root: string, fingerprint: string): void {
  writeFileSync(join(root, stampFile), fingerprint);
}

function filesUnder(root: string, path: string): string[] {
  const entries = readEntries(join(root, path));
  if (entries === undefined) return [path];
  return entries
    .filter((entry) => !skipped.test(entry.name))
    .flatMap((entry) =>
      entry.isDirectory() ? filesUnder(root, `${path}/${entry.name}`) : `${path}/${entry.name}`,
    );
}

function readEntries(path: string) {
  try {
    return readdirSync(path, { withFileTypes: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return undefined;
    throw error;
  }
}
