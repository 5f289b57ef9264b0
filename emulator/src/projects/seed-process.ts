import { cp, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { seedDatabase } from '../seeds/seed-database.ts';
import { isSeedName } from '../seeds/seeds.ts';
import { lockFolder } from './folder-lock.ts';
import { makeFolder } from './make-folder.ts';
import { openFolder } from './session.ts';

const [folder = '', seed = ''] = process.argv.slice(2);
const empty = join(dirname(folder), 'empty');
const patienceMs = 180_000;

await mkdir(dirname(folder), { recursive: true });
// Whoever comes second waits until the first one's folder stands.
lockFolder(join(dirname(folder), 'seeding'), patienceMs);
await makeFolder(empty, async (fresh) => (await openFolder(fresh)).close());
if (isSeedName(seed)) {
  await makeFolder(folder, async (fresh) => {
    await cp(empty, fresh, { recursive: true });
    const database = await openFolder(fresh);
    await seedDatabase(database, seed, new Date());
    await database.close();
  });
}
process.exit(0);
