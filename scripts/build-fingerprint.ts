import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export type Product = 'web' | 'server';

/** Whatever changes what is built. Tests do not. */
const sources: Record<Product, readonly string[]> = {
  web: [
    'web',
    'contract/src',
    'scripts/build-web.ts',
    'scripts/web-chunks.ts',
    'scripts/package/licences.ts',
    'package-lock.json',
  ],
  server: [
    'server/src',
    'server/package.json',
    'contract/src',
    'reader/src',
    'emulator/src',
    'emulator/package.json',
    'scripts/build-server.ts',
    'scripts/package/built-files.ts',
    'scripts/package/licences.ts',
    'package-lock.json',
  ],
};
const skipped = /^(node_modules|dist|dist-ssr|\.cache)$|\.test\.tsx?$/;

/** By content, not by time: a fresh clone and a switched branch have times that say nothing. */
export function fingerprint(root: string, product: Product): string {
  const hash = createHash('sha256');
  for (const file of sources[product].flatMap((source) => filesUnder(root, source)).sort()) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

export function isBuilt(root: string, product: Product, current: string): boolean {
  try {
    return readFileSync(stampFile(root, product), 'utf8') === current;
  } catch {
    return false;
  }
}

export function markBuilt(root: string, product: Product, current: string): void {
  writeFileSync(stampFile(root, product), current);
}

function stampFile(root: string, product: Product): string {
  return join(root, product, 'dist/.built');
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
