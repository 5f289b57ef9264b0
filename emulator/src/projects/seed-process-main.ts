import { cp, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { seedDatabase } from '../seeds/seed-database.ts';
import { isSeedName } from '../seeds/seeds.ts';
import type { SeedName } from './demo-projects.ts';
import { lockFolder } from './lock-folder.ts';
import { makeFolderAtomically } from './make-folder-atomically.ts';
import { openFolder } from './run-statement.ts';

const [folder = '', name = ''] = process.argv.slice(2);
const empty = join(dirname(folder), 'empty');
/** The system lets go of the lock when its process ends, so whoever has it is at work, however slow the machine is. */
const patienceMs = 3_600_000;

seed().then(
  () => process.exit(0),
  (error: unknown) => {
    // The message alone: a trace would quote PGlite's one endless line of source.
    process.stderr.write(
      `${folder} could not be seeded: ${error instanceof Error ? error.message : error}\n`,
    );
    process.exit(1);
  },
);

async function seed(): Promise<void> {
  await mkdir(dirname(folder), { recursive: true, mode: 0o700 });
  // Whoever comes second waits until the first one's folder stands.
  lockFolder(join(dirname(folder), 'seeding'), patienceMs);
  await makeFolderAtomically(empty, async (fresh) => (await openFolder(fresh)).close());
  if (isSeedName(name)) await makeFolderAtomically(folder, (fresh) => fill(fresh, name));
}

async function fill(fresh: string, seedName: SeedName): Promise<void> {
  await cp(empty, fresh, { recursive: true });
  const database = await openFolder(fresh);
  await seedDatabase(database, seedName, new Date());
  await database.close();
}
