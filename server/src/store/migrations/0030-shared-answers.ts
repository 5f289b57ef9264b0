import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { ColumnTypes } from '../database/column-types.ts';

const cascade = (target: string) => (column: ColumnDefinitionBuilder) =>
  column.references(target).onDelete('cascade');
const required = (target: string) => (column: ColumnDefinitionBuilder) => cascade(target)(column).notNull();

/**
 * Answers as they were shown when they were shared, under the hash of their link. Whatever they came from takes them
 * along when it is deleted: the tool, the connection, the space, the account.
 */
export function sharedAnswers({ timestamp, boolean }: ColumnTypes): Migration {
  return {
    up: async (db: Kysely<unknown>) => {
      await db.schema
        .alterTable('parley_spaces')
        .addColumn('public_links', boolean, (column) => column.notNull().defaultTo(sql`false`))
        .execute();
      await db.schema
        .createTable('parley_shared_answers')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('space_id', 'text', required('parley_spaces.id'))
        .addColumn('profile_id', 'text', required('parley_profiles.id'))
        .addColumn('user_email', 'text', (column) => column.notNull())
        .addColumn('connection_id', 'text', required('parley_connections.id'))
        .addColumn('tool_id', 'text', cascade('parley_tools.id'))
        .addColumn('hash', 'text', (column) => column.notNull().unique())
        .addColumn('audience', 'text', (column) => column.notNull())
        .addColumn('title', 'text', (column) => column.notNull())
        .addColumn('answer', 'text', (column) => column.notNull())
        .addColumn('answered_at', timestamp, (column) => column.notNull())
        .addColumn('expires_at', timestamp)
        .addColumn('created_at', timestamp, (column) => column.notNull())
        .execute();
      for (const column of ['space_id', 'profile_id', 'connection_id', 'tool_id']) {
        await db.schema
          .createIndex(`parley_shared_answers_${column}`)
          .on('parley_shared_answers')
          .column(column)
          .execute();
      }
    },
  };
}
