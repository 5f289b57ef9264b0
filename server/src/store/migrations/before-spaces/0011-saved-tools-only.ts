import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { ColumnTypes } from '../../database/column-types.ts';

/** Connections on which no statement is composed: questions run saved tools as they are. */
export function savedToolsOnly({ boolean }: ColumnTypes): Migration {
  return {
    up: async (db: Kysely<unknown>) => {
      await db.schema
        .alterTable('parley_connections')
        .addColumn('saved_tools_only', boolean, (column) => column.notNull().defaultTo(sql`false`))
        .execute();
    },
  };
}
