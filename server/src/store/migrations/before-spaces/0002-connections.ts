import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { ColumnTypes } from '../../database/column-types.ts';

export function connections(types: ColumnTypes): Migration {
  return {
    up: async (db: Kysely<unknown>) => {
      await uploads(db, types);
      await savedConnections(db, types);
      await schemas(db, types);
      await rehearsals(db, types);
    },
  };
}

const uploads = (db: Kysely<unknown>, { timestamp }: ColumnTypes) =>
  db.schema
    .createTable('parley_uploads')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('profile_id', 'text', (column) =>
      column.notNull().references('parley_profiles.id').onDelete('cascade'),
    )
    .addColumn('user_email', 'text', (column) => column.notNull())
    .addColumn('file_name', 'text', (column) => column.notNull())
    .addColumn('bytes', 'bigint', (column) => column.notNull())
    .addColumn('created_at', timestamp, (column) => column.notNull())
    .execute();

async function savedConnections(db: Kysely<unknown>, { timestamp, boolean }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('parley_connections')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('profile_id', 'text', (column) =>
      column.notNull().references('parley_profiles.id').onDelete('cascade'),
    )
    .addColumn('user_email', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('host', 'text', (column) => column.notNull())
    .addColumn('port', 'integer')
    .addColumn('database_name', 'text', (column) => column.notNull())
    .addColumn('username', 'text', (column) => column.notNull())
    .addColumn('sealed_secret', 'text')
    .addColumn('uses_connection_string', boolean, (column) => column.notNull())
    .addColumn('ssl', 'text', (column) => column.notNull())
    .addColumn('upload_id', 'text', (column) => column.references('parley_uploads.id'))
    .addColumn('file', 'text')
    .addColumn('allow_writes', boolean, (column) => column.notNull())
    .addColumn('is_sample', boolean, (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('last_connected', timestamp)
    .addColumn('created_at', timestamp, (column) => column.notNull())
    .addColumn('updated_at', timestamp, (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('parley_connections_owner')
    .on('parley_connections')
    .column('profile_id')
    .execute();
  await db.schema
    .createIndex('parley_connections_upload')
    .on('parley_connections')
    .column('upload_id')
    .execute();
  // Two clicks on the sample at once must end in one connection.
  await sql`create unique index parley_connections_sample on parley_connections (profile_id) where is_sample`.execute(
    db,
  );
}

const schemas = (db: Kysely<unknown>, { timestamp }: ColumnTypes) =>
  db.schema
    .createTable('parley_schemas')
    .addColumn('connection_id', 'text', (column) =>
      column.primaryKey().references('parley_connections.id').onDelete('cascade'),
    )
    .addColumn('profile_id', 'text', (column) =>
      column.notNull().references('parley_profiles.id').onDelete('cascade'),
    )
    .addColumn('user_email', 'text', (column) => column.notNull())
    .addColumn('schema', 'text')
    .addColumn('custom', 'text')
    .addColumn('fingerprint', 'text')
    .addColumn('tables_count', 'integer')
    .addColumn('scanned_at', timestamp)
    .execute();

const rehearsals = (db: Kysely<unknown>, { timestamp }: ColumnTypes) =>
  db.schema
    .createTable('parley_rehearsals')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('profile_id', 'text', (column) =>
      column.notNull().references('parley_profiles.id').onDelete('cascade'),
    )
    .addColumn('user_email', 'text', (column) => column.notNull())
    .addColumn('connection_id', 'text', (column) =>
      column.notNull().references('parley_connections.id').onDelete('cascade'),
    )
    .addColumn('connection_version', 'integer', (column) => column.notNull())
    .addColumn('proposal', 'text', (column) => column.notNull())
    .addColumn('expected_rows', 'integer', (column) => column.notNull())
    .addColumn('expires_at', timestamp, (column) => column.notNull())
    .execute();
