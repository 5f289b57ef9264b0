import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Old records are forgotten, and each day's are counted, without reading all the others. */
export function recordsByTime(): Migration {
  return {
    up: async (db: Kysely<unknown>) => {
      await db.schema
        .createIndex('parley_executions_time')
        .on('parley_executions')
        .columns(['executed_at', 'kind', 'status', 'profile_id'])
        .execute();
    },
  };
}
