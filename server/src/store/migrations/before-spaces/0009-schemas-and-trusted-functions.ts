import type { ColumnDefinitionBuilder, Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What an owner opens in a database beyond the usual: further schemas, functions they vouch for. */
export function opened(): Migration {
  return {
    up: async (db: Kysely<unknown>) => {
      for (const list of ['schemas', 'trusted_functions']) {
        await db.schema.alterTable('parley_connections').addColumn(list, 'text', emptyList).execute();
      }
    },
  };
}

const emptyList = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo('[]');
