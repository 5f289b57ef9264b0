import type { ColumnDefinitionBuilder, Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { ColumnTypes } from '../../database/column-types.ts';

/** Agents that cannot hold a pasted token: who they are, what a person just allowed, how they renew it. */
export function agents(types: ColumnTypes): Migration {
  return {
    up: async (db: Kysely<unknown>) => {
      await clients(db, types);
      await codes(db, types);
      await refreshTokens(db, types);
    },
  };
}

const required = (column: ColumnDefinitionBuilder) => column.notNull();

async function clients(db: Kysely<unknown>, { timestamp }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('parley_agent_clients')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', required)
    .addColumn('redirect_uris', 'text', required)
    .addColumn('allowed_at', timestamp)
    .addColumn('created_at', timestamp, required)
    .execute();
}

async function codes(db: Kysely<unknown>, { timestamp }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('parley_agent_codes')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('profile_id', 'text', (column) =>
      column.notNull().references('parley_profiles.id').onDelete('cascade'),
    )
    .addColumn('user_email', 'text', required)
    .addColumn('client_id', 'text', (column) =>
      column.notNull().references('parley_agent_clients.id').onDelete('cascade'),
    )
    .addColumn('grant', 'text', required)
    .addColumn('expires_at', timestamp, required)
    .execute();
}

async function refreshTokens(db: Kysely<unknown>, { timestamp }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('parley_agent_refresh_tokens')
    .addColumn('token_id', 'text', (column) =>
      column.primaryKey().references('parley_access_tokens.id').onDelete('cascade'),
    )
    .addColumn('client_id', 'text', required)
    .addColumn('hash', 'text', (column) => column.notNull().unique())
    .addColumn('expires_at', timestamp, required)
    .execute();
}
