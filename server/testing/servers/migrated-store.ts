import { copyFileSync, existsSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openStore } from '../../src/store/store.ts';
import { createDatabase } from './postgres-cluster.ts';

/**
 * Empty stores that have been through all migrations. Going through them costs more than the rest of a server's start;
 * what they do is proven in `server/src/store`, and here they are done once and copied.
 */

const fileName = 'parley.db';
const templateDatabase = 'parley_store_template';
/** Any number that nothing else in the cluster locks. */
const templateLock = 7_301;

let templateFolder: Promise<string> | undefined;

/** The embedded store in `dataDir`, unless there is one. */
export async function putMigratedStore(dataDir: string): Promise<void> {
  if (existsSync(join(dataDir, fileName))) return;
  templateFolder ??= makeTemplateFolder();
  const template = join(await templateFolder, fileName);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  copyFileSync(template, join(dataDir, fileName));
}

/** Goes with the temporary files of the whole run. */
async function makeTemplateFolder(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'parley-store-'));
  await migrateStore({ dataDir: folder, databaseUrl: undefined });
  return folder;
}

/** A database for a store, in the cluster behind `url`. */
export async function createStoreDatabase(url: string): Promise<string> {
  await ensureTemplateDatabase(url);
  return createDatabase(url, templateDatabase);
}

/** Test files run in several processes: the first that needs the template makes it, the others wait. */
async function ensureTemplateDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [templateLock]);
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [templateDatabase]);
    if (rowCount !== 0) return;
    const made = await createDatabase(url);
    await migrateStore({ dataDir: tmpdir(), databaseUrl: made });
    await client.query(`ALTER DATABASE ${new URL(made).pathname.slice(1)} RENAME TO ${templateDatabase}`);
  } finally {
    await client.end();
  }
}

async function migrateStore(place: { dataDir: string; databaseUrl: string | undefined }): Promise<void> {
  const store = await openStore({ ...place, onIdleError: () => undefined });
  await store.close();
}
