import type { ColumnDefinitionBuilder, Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { ColumnTypes } from '../database/column-types.ts';

const required = (target: string) => (column: ColumnDefinitionBuilder) =>
  column.notNull().references(target).onDelete('cascade');
const filled = (column: ColumnDefinitionBuilder) => column.notNull();

/** Groups and attributes of the members of a space, which end with their membership, and which rows askers may read. */
export function rowRules({ timestamp }: ColumnTypes): Migration {
  return {
    up: async (db: Kysely<unknown>) => {
      await addGroups(db, timestamp);
      await addAttributes(db, timestamp);
      await addRules(db, timestamp);
    },
  };
}

async function addGroups(db: Kysely<unknown>, timestamp: ColumnTypes['timestamp']): Promise<void> {
  await db.schema
    .createTable('parley_groups')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('space_id', 'text', required('parley_spaces.id'))
    .addColumn('profile_id', 'text', required('parley_profiles.id'))
    .addColumn('user_email', 'text', filled)
    .addColumn('name', 'text', filled)
    .addColumn('created_at', timestamp, filled)
    .addUniqueConstraint('parley_groups_name', ['space_id', 'name'])
    .execute();
  await index(db, 'parley_groups', ['profile_id']);
  await db.schema
    .createTable('parley_group_members')
    .addColumn('group_id', 'text', required('parley_groups.id'))
    .addColumn('space_id', 'text', filled)
    .addColumn('profile_id', 'text', filled)
    .addPrimaryKeyConstraint('parley_group_members_key', ['group_id', 'profile_id'])
    .addForeignKeyConstraint(
      'parley_group_members_member',
      ['space_id', 'profile_id'],
      'parley_members',
      ['space_id', 'profile_id'],
      (key) => key.onDelete('cascade'),
    )
    .execute();
  await index(db, 'parley_group_members', ['space_id', 'profile_id']);
  await index(db, 'parley_group_members', ['profile_id']);
}

async function addAttributes(db: Kysely<unknown>, timestamp: ColumnTypes['timestamp']): Promise<void> {
  await db.schema
    .createTable('parley_member_attributes')
    .addColumn('space_id', 'text', filled)
    .addColumn('profile_id', 'text', filled)
    .addColumn('name', 'text', filled)
    .addColumn('value', 'text', filled)
    .addColumn('created_at', timestamp, filled)
    .addPrimaryKeyConstraint('parley_member_attributes_key', ['space_id', 'profile_id', 'name'])
    .addForeignKeyConstraint(
      'parley_member_attributes_member',
      ['space_id', 'profile_id'],
      'parley_members',
      ['space_id', 'profile_id'],
      (key) => key.onDelete('cascade'),
    )
    .execute();
  await index(db, 'parley_member_attributes', ['profile_id']);
}

/** A table that is open has a row without a column. */
async function addRules(db: Kysely<unknown>, timestamp: ColumnTypes['timestamp']): Promise<void> {
  await db.schema
    .createTable('parley_row_rules')
    .addColumn('connection_id', 'text', required('parley_connections.id'))
    .addColumn('space_id', 'text', required('parley_spaces.id'))
    .addColumn('profile_id', 'text', required('parley_profiles.id'))
    .addColumn('user_email', 'text', filled)
    .addColumn('schema_name', 'text', filled)
    .addColumn('table_name', 'text', filled)
    .addColumn('column_name', 'text', filled)
    .addColumn('bound_to', 'text', filled)
    .addColumn('created_at', timestamp, filled)
    .addPrimaryKeyConstraint('parley_row_rules_key', [
      'connection_id',
      'schema_name',
      'table_name',
      'column_name',
    ])
    .execute();
  await index(db, 'parley_row_rules', ['space_id']);
  await index(db, 'parley_row_rules', ['profile_id']);
}

async function index(db: Kysely<unknown>, table: string, columns: readonly string[]): Promise<void> {
  await db.schema
    .createIndex(`${table}_${columns.join('_')}`)
    .on(table)
    .columns([...columns])
    .execute();
}
