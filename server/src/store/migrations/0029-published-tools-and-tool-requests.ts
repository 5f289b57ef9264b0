import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { ColumnTypes } from '../database/column-types.ts';

/**
 * Tools of shared spaces are drafts or published, and askers wish for tools. What a space had before is published,
 * but for what changes data.
 */
export function publishing({ timestamp, boolean }: ColumnTypes): Migration {
  return {
    up: async (db: Kysely<unknown>) => {
      await db.schema
        .alterTable('parley_spaces')
        .addColumn('shows_sql', boolean, (column) => column.notNull().defaultTo(sql`false`))
        .execute();
      await db.schema.alterTable('parley_tools').addColumn('published_at', timestamp).execute();
      await db.schema.alterTable('parley_tools').addColumn('published_by', 'text').execute();
      await sql`update parley_tools set published_at = created_at, published_by = user_email
        where type = 'query' and space_id <> profile_id
          and exists (select 1 from parley_spaces where id = space_id and kind = 'shared')`.execute(db);
      await db.schema
        .createTable('parley_tool_wishes')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('space_id', 'text', (column) =>
          column.notNull().references('parley_spaces.id').onDelete('cascade'),
        )
        .addColumn('profile_id', 'text', (column) =>
          column.notNull().references('parley_profiles.id').onDelete('cascade'),
        )
        .addColumn('user_email', 'text', (column) => column.notNull())
        .addColumn('connection_id', 'text', (column) =>
          column.references('parley_connections.id').onDelete('cascade'),
        )
        .addColumn('question', 'text', (column) => column.notNull())
        .addColumn('created_at', timestamp, (column) => column.notNull())
        .addColumn('done_at', timestamp)
        .addColumn('done_by', 'text')
        .execute();
      for (const column of ['space_id', 'profile_id', 'connection_id'] as const) {
        await db.schema
          .createIndex(`parley_tool_wishes_${column}`)
          .on('parley_tool_wishes')
          .column(column)
          .execute();
      }
    },
  };
}
