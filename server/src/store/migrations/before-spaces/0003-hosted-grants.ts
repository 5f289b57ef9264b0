import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { ColumnTypes } from '../../database/column-types.ts';

export function hosted(types: ColumnTypes): Migration {
  return {
    up: async (db: Kysely<unknown>) => {
      await grants(db, types);
      await projectsOfConnections(db);
    },
  };
}

async function grants(db: Kysely<unknown>, { timestamp }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('parley_oauth_grants')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('profile_id', 'text', (column) =>
      column.notNull().references('parley_profiles.id').onDelete('cascade'),
    )
    .addColumn('user_email', 'text', (column) => column.notNull())
    .addColumn('sealed_tokens', 'text', (column) => column.notNull())
    .addColumn('expires_at', timestamp, (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('lease_id', 'text')
    .addColumn('lease_until', timestamp)
    .addColumn('listing', 'text')
    .addColumn('listed_at', timestamp)
    .addColumn('created_at', timestamp, (column) => column.notNull())
    .addColumn('updated_at', timestamp, (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('parley_oauth_grants_owner')
    .on('parley_oauth_grants')
    .column('profile_id')
    .execute();
}

async function projectsOfConnections(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('parley_connections').addColumn('project_ref', 'text').execute();
  await db.schema
    .alterTable('parley_connections')
    .addColumn('grant_id', 'text', (column) =>
      column.references('parley_oauth_grants.id').onDelete('set null'),
    )
    .execute();
  // Two clicks on a project at once must end in one connection.
  await sql`create unique index parley_connections_project on parley_connections (profile_id, project_ref)`.execute(
    db,
  );
}
