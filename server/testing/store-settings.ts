import { inject } from 'vitest';
import { createDatabase } from './servers/postgres-cluster.ts';

/** Settings of a server on each store engine, for tests that hold on both. */
export const storeSettings: Record<string, () => Promise<Record<string, string>>> = {
  SQLite: async () => ({}),
  PostgreSQL: async () => ({
    DATABASE_URL: await createDatabase(inject('postgresUrl')),
    SECRET_KEY: 'a key that is long enough to be one, surely',
  }),
};
