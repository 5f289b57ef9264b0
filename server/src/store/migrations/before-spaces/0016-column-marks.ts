import type { ColumnDefinitionBuilder, Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { ColumnTypes } from '../../database/column-types.ts';

const required = (column: ColumnDefinitionBuilder) => column.notNull();
const cascade = (target: string) => (column: ColumnDefinitionBuilder) =>
  column.notNull().references(target).onDelete('cascade');

/** What people say of the columns of their databases: personal, secret, or neither. */
export function columnMarks({ timestamp }: ColumnTypes): Migration {
  return {
    up: async (db: Kysely<unknown>) => {
      await db.schema
        .createTable('parley_column_marks')
        .addColumn('connection_id', 'text', cascade('parley_connections.id'))
        .addColumn('profile_id', 'text', cascade('parley_profiles.id'))
        .addColumn('user_email', 'text', required)
        .addColumn('schema_name', 'text', required)
        .addColumn('table_name', 'text', required)
        .addColumn('column_name', 'text', required)
        .addColumn('kind', 'text', required)
        .addColumn('category', 'text', required)
        .addColumn('created_at', timestamp, required)
        .addPrimaryKeyConstraint('parley_column_marks_key', [
          'connection_id',
          'schema_name',
          'table_name',
          'column_name',
        ])
        .execute();
    },
  };
}
