import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const skipped = new Set(['node_modules', 'dist', 'dist-ssr', '.cache', '.git', '.parley', 'test-results']);

/** Every file of the checkout that somebody wrote, by its path from the top, with forward slashes. */
export function sourceFiles(root: string, folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (skipped.has(entry.name)) return [];
    return entry.isDirectory() ? sourceFiles(root, path) : [path];
  });
}
