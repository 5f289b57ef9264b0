import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { ColumnTypes } from '../../database/column-types.ts';

export function accounts(types: ColumnTypes): Migration {
  return {
    up: async (db: Kysely<unknown>) => {
      await profiles(db, types);
      await sessions(db, types);
      await signInMethods(db, types);
      await verifications(db, types);
      await attempts(db);
      await subscriptions(db, types);
      await apiKeys(db, types);
    },
  };
}

const profiles = (db: Kysely<unknown>, { timestamp, boolean }: ColumnTypes) =>
  db.schema
    .createTable('parley_profiles')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('email_verified', boolean, (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('image', 'text')
    .addColumn('first_name', 'text')
    .addColumn('last_name', 'text')
    .addColumn('created_at', timestamp, (column) => column.notNull())
    .addColumn('updated_at', timestamp, (column) => column.notNull())
    .execute();

async function sessions(db: Kysely<unknown>, { timestamp }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('parley_sessions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('token', 'text', (column) => column.notNull().unique())
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('parley_profiles.id').onDelete('cascade'),
    )
    .addColumn('expires_at', timestamp, (column) => column.notNull())
    .addColumn('ip_address', 'text')
    .addColumn('user_agent', 'text')
    .addColumn('created_at', timestamp, (column) => column.notNull())
    .addColumn('updated_at', timestamp, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('parley_sessions_user').on('parley_sessions').column('user_id').execute();
}

async function signInMethods(db: Kysely<unknown>, { timestamp }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('parley_accounts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addColumn('provider_id', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('parley_profiles.id').onDelete('cascade'),
    )
    .addColumn('access_token', 'text')
    .addColumn('refresh_token', 'text')
    .addColumn('id_token', 'text')
    .addColumn('access_token_expires_at', timestamp)
    .addColumn('refresh_token_expires_at', timestamp)
    .addColumn('scope', 'text')
    .addColumn('password', 'text')
    .addColumn('created_at', timestamp, (column) => column.notNull())
    .addColumn('updated_at', timestamp, (column) => column.notNull())
    .addUniqueConstraint('parley_accounts_identity', ['provider_id', 'account_id'])
    .execute();
  await db.schema.createIndex('parley_accounts_user').on('parley_accounts').column('user_id').execute();
}

async function verifications(db: Kysely<unknown>, { timestamp }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('parley_verifications')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('identifier', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('expires_at', timestamp, (column) => column.notNull())
    .addColumn('created_at', timestamp, (column) => column.notNull())
    .addColumn('updated_at', timestamp, (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('parley_verifications_identifier')
    .on('parley_verifications')
    .column('identifier')
    .execute();
}

const attempts = (db: Kysely<unknown>) =>
  db.schema
    .createTable('parley_attempts')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();

async function subscriptions(db: Kysely<unknown>, { timestamp, boolean }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('parley_subscriptions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('profile_id', 'text', (column) =>
      column.notNull().references('parley_profiles.id').onDelete('cascade'),
    )
    .addColumn('user_email', 'text', (column) => column.notNull())
    .addColumn('plan_type', 'text', (column) => column.notNull())
    .addColumn('max_tools', 'integer', (column) => column.notNull())
    .addColumn('price_monthly', 'integer', (column) => column.notNull())
    .addColumn('active', boolean, (column) => column.notNull())
    .addColumn('created_at', timestamp, (column) => column.notNull())
    .addColumn('updated_at', timestamp, (column) => column.notNull())
    .execute();
  // Two plans chosen at once must end in one active row.
  await sql`create unique index parley_subscriptions_active on parley_subscriptions (profile_id) where active`.execute(
    db,
  );
}

const apiKeys = (db: Kysely<unknown>, { timestamp, boolean }: ColumnTypes) =>
  db.schema
    .createTable('parley_api_keys')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('profile_id', 'text', (column) =>
      column.notNull().references('parley_profiles.id').onDelete('cascade'),
    )
    .addColumn('user_email', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('sealed_key', 'text', (column) => column.notNull())
    .addColumn('last_four', 'text', (column) => column.notNull())
    .addColumn('is_valid', boolean)
    .addColumn('created_at', timestamp, (column) => column.notNull())
    .addColumn('updated_at', timestamp, (column) => column.notNull())
    .addColumn('last_used_at', timestamp)
    .addUniqueConstraint('parley_api_keys_name', ['profile_id', 'name'])
    .execute();
