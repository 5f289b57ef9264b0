import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What was read of a version's statement, so that asking need not read it. Those that are there get it when asked. */
export function statements(): Migration {
  return {
    up: async (db: Kysely<unknown>) => {
      await db.schema.alterTable('parley_tool_versions').addColumn('statement', 'text').execute();
    },
  };
}
