import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { ColumnTypes } from '../../database/column-types.ts';

/** Uploaded files in pieces. Revision 0: the bytes are in the data folder of the server that took them. */
export function uploadChunks({ bytes }: ColumnTypes): Migration {
  return {
    up: async (db: Kysely<unknown>) => {
      await db.schema
        .alterTable('parley_uploads')
        .addColumn('revision', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
      await db.schema
        .createTable('parley_upload_chunks')
        .addColumn('upload_id', 'text', (column) =>
          column.notNull().references('parley_uploads.id').onDelete('cascade'),
        )
        .addColumn('number', 'integer', (column) => column.notNull())
        .addColumn('data', bytes, (column) => column.notNull())
        .addPrimaryKeyConstraint('parley_upload_chunks_key', ['upload_id', 'number'])
        .execute();
    },
  };
}
