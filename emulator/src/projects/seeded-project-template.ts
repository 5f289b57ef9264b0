import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const sources = ['../seeds/', './'].map((folder) => fileURLToPath(new URL(folder, import.meta.url)));
const prefix = 'demo-projects-';
const dayMs = 86_400_000;

/**
 * Where seeded projects are kept for copying: seeding takes long, and many tests need the same rows.
 * The name changes with the seeds, and every day, because the rows end today.
 */
export function templateFolder(home: string): string {
  const template = join(home, `${prefix}${fingerprint()}`);
  removeOutdated(home, template);
  return template;
}

function fingerprint(): string {
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 10));
  for (const folder of sources) {
    for (const name of readdirSync(folder).sort()) {
      if (!name.includes('.test.')) hash.update(name).update(readFileSync(join(folder, name)));
    }
  }
  return hash.digest('hex').slice(0, 16);
}

/** A template of yesterday is of no use to anybody; one of today may be in use by another checkout. */
function removeOutdated(home: string, current: string): void {
  for (const name of readdirSync(home).filter((entry) => entry.startsWith(prefix))) {
    const path = join(home, name);
    const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (path !== current && age > 2 * dayMs) rmSync(path, { recursive: true, force: true });
  }
}
