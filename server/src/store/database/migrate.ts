import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { OperatorError } from '../../platform/operator-error.ts';
import { migrationsFor } from '../migrations/list.ts';
import type { StoreEngine } from './store-engine-types.ts';
import type { Tables } from './table-types.ts';

const lockKey = sql`hashtext('parley migrations')`;
const lockTries = 300;
const lockPause = 200;

/**
 * Brings the store forward, never back. On PostgreSQL servers that start together take turns by an advisory
 * lock; the embedded store has one server by its folder's lock. With a `target` it goes no further than that one.
 */
export async function migrate(engine: StoreEngine, target?: string): Promise<string[]> {
  if (engine.isEmbedded) return runMigrations(engine, target);
  return engine.db.connection().execute(async (connection) => {
    await takeTurn(connection);
    try {
      return await runMigrations(engine, target);
    } finally {
      await sql`select pg_advisory_unlock(${lockKey})`.execute(connection);
    }
  });
}

/** Asked again and again rather than awaited: a waiting statement would run into the statement time-out. */
async function takeTurn(connection: Kysely<Tables>): Promise<void> {
  for (let attempt = 0; attempt < lockTries; attempt += 1) {
    const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_lock(${lockKey}) as mine`.execute(
      connection,
    );
    if (rows[0]?.mine) return;
    await sleep(lockPause);
  }
  throw new OperatorError('Another server has been bringing the store up to date for too long.');
}

/** What the store has been through that this server has never heard of. */
export function newerMigrations(applied: readonly string[]): string[] {
  const known = migrationsFor('sqlite');
  return applied.filter((name) => !Object.hasOwn(known, name));
}

export function newerStoreError(newer: readonly string[]): OperatorError {
  return new OperatorError(
    `The store was written by a newer Parley: it has ${newer.join(', ')}, which this version does not know. ` +
      'Start that version or a newer one, or restore a backup from before.',
  );
}

async function runMigrations(engine: StoreEngine, target?: string): Promise<string[]> {
  const migrator = new Migrator({
    db: engine.db,
    provider: { getMigrations: async () => migrationsFor(engine.name) },
    migrationTableName: 'parley_migrations',
    migrationLockTableName: 'parley_migrations_lock',
  });
  const applied = await appliedMigrations(engine);
  const newer = newerMigrations(applied);
  if (newer.length > 0) throw newerStoreError(newer);
  // The migrator would look at every table twice to find the same.
  if (target === undefined && Object.keys(migrationsFor(engine.name)).every((name) => applied.includes(name)))
    return [];
  const { error, results = [] } = await (target === undefined
    ? migrator.migrateToLatest()
    : migrator.migrateTo(target));
  if (error) throw new Error('The store could not be brought up to date.', { cause: error });
  return results.map((result) => result.migrationName);
}

async function appliedMigrations({ db }: StoreEngine): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'parley_migrations')) return [];
  const { rows } = await sql<{ name: string }>`select name from parley_migrations order by name`.execute(db);
  return rows.map(({ name }) => name);
}
