import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { ColumnTypes } from '../database/column-types.ts';

/** Ways into a shared space that work once and end; what is kept of a link is its hash. */
export function invitations({ timestamp }: ColumnTypes): Migration {
  return {
    up: async (db: Kysely<unknown>) => {
      await db.schema
        .createTable('parley_invitations')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('space_id', 'text', (column) =>
          column.notNull().references('parley_spaces.id').onDelete('cascade'),
        )
        .addColumn('profile_id', 'text', (column) =>
          column.notNull().references('parley_profiles.id').onDelete('cascade'),
        )
        .addColumn('user_email', 'text', (column) => column.notNull())
        .addColumn('hash', 'text', (column) => column.notNull().unique())
        .addColumn('role', 'text', (column) => column.notNull())
        .addColumn('email', 'text')
        .addColumn('expires_at', timestamp, (column) => column.notNull())
        .addColumn('created_at', timestamp, (column) => column.notNull())
        .execute();
      for (const column of ['space_id', 'profile_id'] as const) {
        await db.schema
          .createIndex(`parley_invitations_${column}`)
          .on('parley_invitations')
          .column(column)
          .execute();
      }
    },
  };
}
