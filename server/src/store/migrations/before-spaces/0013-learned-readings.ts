import type { ColumnDefinitionBuilder, Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { ColumnTypes } from '../../database/column-types.ts';

const required = (column: ColumnDefinitionBuilder) => column.notNull();
const cascade = (target: string) => (column: ColumnDefinitionBuilder) =>
  column.notNull().references(target).onDelete('cascade');

/** What people said they meant: the statement that they chose for a question, and the values they corrected. */
export function learnedReadings({ timestamp, bytes }: ColumnTypes): Migration {
  return {
    up: async (db: Kysely<unknown>) => {
      await db.schema
        .createTable('parley_learned_readings')
        .addColumn('execution_id', 'text', (column) =>
          column.primaryKey().references('parley_executions.id').onDelete('cascade'),
        )
        .addColumn('profile_id', 'text', cascade('parley_profiles.id'))
        .addColumn('user_email', 'text', required)
        .addColumn('connection_id', 'text', cascade('parley_connections.id'))
        .addColumn('question', 'text', required)
        .addColumn('template', 'text', required)
        .addColumn('corrected', 'text', required)
        .addColumn('model', 'text', required)
        .addColumn('vector', bytes, required)
        .addColumn('created_at', timestamp, required)
        .execute();
      await db.schema
        .createIndex('parley_learned_readings_owner')
        .on('parley_learned_readings')
        .columns(['profile_id', 'connection_id'])
        .execute();
    },
  };
}
