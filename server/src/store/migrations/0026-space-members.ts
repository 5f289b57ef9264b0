import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { ColumnTypes } from '../database/column-types.ts';

/** Who belongs to which shared space, as what. A personal space has no row: it has its person's id. */
export function members({ timestamp }: ColumnTypes): Migration {
  return {
    up: async (db: Kysely<unknown>) => {
      await db.schema
        .createTable('parley_members')
        .addColumn('space_id', 'text', (column) =>
          column.notNull().references('parley_spaces.id').onDelete('cascade'),
        )
        .addColumn('profile_id', 'text', (column) =>
          column.notNull().references('parley_profiles.id').onDelete('cascade'),
        )
        .addColumn('role', 'text', (column) => column.notNull())
        .addColumn('created_at', timestamp, (column) => column.notNull())
        .addPrimaryKeyConstraint('parley_members_key', ['space_id', 'profile_id'])
        .execute();
      await db.schema
        .createIndex('parley_members_profile')
        .on('parley_members')
        .column('profile_id')
        .execute();
    },
  };
}
