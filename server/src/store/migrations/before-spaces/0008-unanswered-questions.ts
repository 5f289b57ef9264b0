import { type Kysely, type SqlBool, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { ColumnTypes } from '../../database/column-types.ts';

/** A question that no tool could answer waits until one does, or until its owner lets it go. */
export function unanswered({ timestamp }: ColumnTypes): Migration {
  return {
    up: async (db: Kysely<unknown>) => {
      await db.schema.alterTable('parley_executions').addColumn('settled_at', timestamp).execute();
      await db.schema
        .createIndex('parley_executions_waiting')
        .on('parley_executions')
        .columns(['profile_id', 'executed_at'])
        .where(sql<SqlBool>`status = 'nothing_relevant' and settled_at is null`)
        .execute();
    },
  };
}
