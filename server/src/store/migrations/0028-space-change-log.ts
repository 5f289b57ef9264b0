import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { ColumnTypes } from '../database/column-types.ts';

/** Who changed what in a shared space. It names people by address and points at no account: it outlives them. */
export function spaceEvents({ timestamp }: ColumnTypes): Migration {
  return {
    up: async (db: Kysely<unknown>) => {
      await db.schema
        .createTable('parley_space_events')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('space_id', 'text', (column) =>
          column.notNull().references('parley_spaces.id').onDelete('cascade'),
        )
        .addColumn('person', 'text', (column) => column.notNull())
        .addColumn('route', 'text', (column) => column.notNull())
        .addColumn('subject', 'text')
        .addColumn('address', 'text', (column) => column.notNull())
        .addColumn('outcome', 'text', (column) => column.notNull())
        .addColumn('done_at', timestamp, (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex('parley_space_events_space')
        .on('parley_space_events')
        .columns(['space_id', 'done_at'])
        .execute();
    },
  };
}
