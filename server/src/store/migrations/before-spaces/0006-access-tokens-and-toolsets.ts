import type { ColumnDefinitionBuilder, Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { ColumnTypes } from '../../database/column-types.ts';

export function access(types: ColumnTypes): Migration {
  return {
    up: async (db: Kysely<unknown>) => {
      await accessTokens(db, types);
      await toolsets(db, types);
    },
  };
}

const required = (column: ColumnDefinitionBuilder) => column.notNull();
const owner = (column: ColumnDefinitionBuilder) =>
  column.notNull().references('parley_profiles.id').onDelete('cascade');

async function accessTokens(db: Kysely<unknown>, { timestamp }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('parley_access_tokens')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('profile_id', 'text', owner)
    .addColumn('user_email', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('hash', 'text', (column) => column.notNull().unique())
    .addColumn('hint', 'text', required)
    .addColumn('scopes', 'text', required)
    .addColumn('connection_ids', 'text')
    .addColumn('origin', 'text', required)
    .addColumn('expires_at', timestamp)
    .addColumn('last_used_at', timestamp)
    .addColumn('created_at', timestamp, required)
    .execute();
  await db.schema
    .createIndex('parley_access_tokens_owner')
    .on('parley_access_tokens')
    .column('profile_id')
    .execute();
}

async function toolsets(db: Kysely<unknown>, { timestamp }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('parley_toolsets')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('profile_id', 'text', owner)
    .addColumn('user_email', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('description', 'text', required)
    .addColumn('updated_at', timestamp, required)
    .addUniqueConstraint('parley_toolsets_name', ['profile_id', 'name'])
    .execute();
  await db.schema
    .createTable('parley_toolset_tools')
    .addColumn('toolset_id', 'text', (column) =>
      column.notNull().references('parley_toolsets.id').onDelete('cascade'),
    )
    .addColumn('tool_id', 'text', (column) =>
      column.notNull().references('parley_tools.id').onDelete('cascade'),
    )
    .addPrimaryKeyConstraint('parley_toolset_tools_key', ['toolset_id', 'tool_id'])
    .execute();
}
