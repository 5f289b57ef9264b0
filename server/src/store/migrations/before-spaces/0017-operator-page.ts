import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { ColumnTypes } from '../../database/column-types.ts';

/** What the operator's page needs: who is disabled and was seen when, which servers run, what operators did. */
export function operators(types: ColumnTypes): Migration {
  return {
    up: async (db: Kysely<unknown>) => {
      await db.schema.alterTable('parley_profiles').addColumn('disabled_at', types.timestamp).execute();
      await db.schema.alterTable('parley_profiles').addColumn('last_seen_at', types.timestamp).execute();
      await servers(db, types);
      await actions(db, types);
    },
  };
}

const servers = (db: Kysely<unknown>, { timestamp }: ColumnTypes) =>
  db.schema
    .createTable('parley_servers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('host', 'text', (column) => column.notNull())
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('vitals', 'text', (column) => column.notNull())
    .addColumn('started_at', timestamp, (column) => column.notNull())
    .addColumn('seen_at', timestamp, (column) => column.notNull())
    .execute();

async function actions(db: Kysely<unknown>, { timestamp }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('parley_operator_actions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('operator', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('outcome', 'text', (column) => column.notNull())
    .addColumn('done_at', timestamp, (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('parley_operator_actions_done')
    .on('parley_operator_actions')
    .column('done_at')
    .execute();
}
