import { inject } from 'vitest';
import { createStoreDatabase } from './servers/migrated-store.ts';

/** Settings of a server on each store engine, for tests that hold on both. */
export const settingsPerStoreEngine: Record<string, () => Promise<Record<string, string>>> = {
  SQLite: async () => ({}),
  PostgreSQL: async () => ({
    DATABASE_URL: await createStoreDatabase(inject('postgresUrl')),
    SECRET_KEY: 'a key that is long enough to be one, surely',
  }),
};
