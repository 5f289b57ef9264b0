import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { seedDatabase } from '../seeds/seed-database.ts';
import { isSeedName } from '../seeds/seeds.ts';
import { openFolder } from './session.ts';

const [folder = '', seed = ''] = process.argv.slice(2);
const base = join(dirname(folder), 'empty');

await make(base, async (fresh) => (await openFolder(fresh)).close());
if (isSeedName(seed)) {
  await make(folder, async (fresh) => {
    cpSync(base, fresh, { recursive: true });
    const database = await openFolder(fresh);
    await seedDatabase(database, seed, new Date());
    await database.close();
  });
}
process.exit(0);

/** What carries the final name is whole; what was half made is thrown away and made again. */
async function make(target: string, fill: (fresh: string) => Promise<void>): Promise<void> {
  if (existsSync(target)) return;
  const fresh = `${target}.making`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(dirname(target), { recursive: true });
  await fill(fresh);
  renameSync(fresh, target);
}
