import { createHash } from 'node:crypto';
import { constants, existsSync, readdirSync, readFileSync } from 'node:fs';
import { cp, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lockFolder } from './folder-lock.ts';
import { Projects } from './projects.ts';

const sources = ['../seeds/', './'].map((folder) => fileURLToPath(new URL(folder, import.meta.url)));
const seedingLimitMs = 180_000;

/**
 * Fills a folder with seeded projects. Seeding takes long, so everybody on this machine copies one folder,
 * which is made anew when the seeds change, and every day, because the rows end today.
 */
export async function copyTemplate(dataDir: string): Promise<void> {
  const template = join(tmpdir(), `demo-projects-${fingerprint()}`);
  if (!existsSync(template)) await makeTemplate(template);
  await cp(template, dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE });
}

/** Whoever comes second waits until the first one's folder stands. */
async function makeTemplate(template: string): Promise<void> {
  const lock = lockFolder(template, seedingLimitMs);
  try {
    if (existsSync(template)) return;
    const fresh = await mkdtemp(`${template}-making-`);
    await new Projects(fresh, { queryLimitMs: 0, idleLimitMs: 0 }).seedAll();
    await rm(join(fresh, 'empty'), { recursive: true });
    await rename(fresh, template);
  } finally {
    lock.close();
  }
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
