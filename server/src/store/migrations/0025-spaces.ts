import { type ColumnDefinitionBuilder, type Kysely, type RawBuilder, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { type ColumnTypes, columnTypes } from '../database/column-types.ts';
import type { EngineName } from '../database/store-engine-types.ts';

const required = (column: ColumnDefinitionBuilder) => column.notNull();
const cascade = (target: string) => (column: ColumnDefinitionBuilder) =>
  column.references(target).onDelete('cascade');
const requiredCascade = (target: string) => (column: ColumnDefinitionBuilder) =>
  cascade(target)(column).notNull();

/** What belonged to a person belongs to a space. Those with a unique constraint or key on the owner are made anew. */
const owned = [
  'subscriptions',
  'uploads',
  'connections',
  'schemas',
  'rehearsals',
  'oauth_grants',
  'tools',
  'tool_fields',
  'tool_embeddings',
  'suggestions',
  'save_jobs',
  'ai_usage',
  'conversations',
  'executions',
  'tool_examples',
  'learned_readings',
  'column_marks',
  'access_tokens',
  'agent_codes',
  'ai_exchanges',
] as const;

/** Other columns that are looked for together with the space. */
const indexed: Readonly<Record<string, readonly string[]>> = {
  executions: ['executed_at'],
  conversations: ['updated_at'],
  ai_usage: ['created_at'],
  save_jobs: ['started_at'],
  learned_readings: ['connection_id'],
};

/**
 * Everybody gets a personal space with their own id: what they had is found under it, and what was sealed for them
 * still opens. A trigger makes the space with the account, so that no way of signing up can forget it.
 */
export function spaces(engine: EngineName): Migration {
  const types = columnTypes[engine];
  return {
    up: async (db: Kysely<unknown>) => {
      await makeSpaces(db, types);
      await personalSpaces(db, engine);
      for (const table of owned) await addSpace(db, engine, table);
      await renewUniqueIndexes(db);
      await rebuildToolsets(db, types);
      await rebuildModels(db, types);
      await rebuildAiSettings(db, types);
    },
  };
}

const makeSpaces = (db: Kysely<unknown>, { timestamp }: ColumnTypes) =>
  db.schema
    .createTable('parley_spaces')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('created_at', timestamp, required)
    .addColumn('updated_at', timestamp, required)
    .execute();

async function personalSpaces(db: Kysely<unknown>, engine: EngineName): Promise<void> {
  await sql`insert into parley_spaces (id, kind, name, created_at, updated_at)
    select id, 'personal', '', created_at, created_at from parley_profiles`.execute(db);
  const made = sql`insert into parley_spaces (id, kind, name, created_at, updated_at)
    values (new.id, 'personal', '', new.created_at, new.created_at) on conflict (id) do nothing;`;
  const removed = sql`delete from parley_spaces where id = old.id;`;
  await spaceTriggers[engine](db, { made, removed });
}

type TriggerBodies = { made: RawBuilder<unknown>; removed: RawBuilder<unknown> };

const spaceTriggers: Readonly<
  Record<EngineName, (db: Kysely<unknown>, bodies: TriggerBodies) => Promise<void>>
> = {
  sqlite: async (db, { made, removed }) => {
    await sql`create trigger parley_profiles_space after insert on parley_profiles begin ${made} end`.execute(
      db,
    );
    await sql`create trigger parley_profiles_no_space after delete on parley_profiles begin ${removed} end`.execute(
      db,
    );
  },
  postgres: async (db, { made, removed }) => {
    await sql`create or replace function parley_make_personal_space() returns trigger language plpgsql
    as $$ begin ${made} return new; end $$`.execute(db);
    await sql`create or replace function parley_remove_personal_space() returns trigger language plpgsql
    as $$ begin ${removed} return old; end $$`.execute(db);
    await sql`create trigger parley_profiles_space after insert on parley_profiles
    for each row execute function parley_make_personal_space()`.execute(db);
    await sql`create trigger parley_profiles_no_space after delete on parley_profiles
    for each row execute function parley_remove_personal_space()`.execute(db);
  },
};

/** SQLite adds no column that is both required and a foreign key: a trigger refuses rows without it. */
const requireSpace: Readonly<Record<EngineName, (db: Kysely<unknown>, table: string) => Promise<unknown>>> = {
  sqlite: (db, table) =>
    sql`create trigger ${sql.id(`${table}_space_required`)} before insert on ${sql.table(table)}
      when new.space_id is null begin select raise(abort, 'space_id is missing'); end`.execute(db),
  postgres: (db, table) =>
    sql`alter table ${sql.table(table)} alter column space_id set not null`.execute(db),
};

async function addSpace(db: Kysely<unknown>, engine: EngineName, name: string): Promise<void> {
  const table = `parley_${name}`;
  await db.schema.alterTable(table).addColumn('space_id', 'text', cascade('parley_spaces.id')).execute();
  await sql`update ${sql.table(table)} set space_id = profile_id`.execute(db);
  await requireSpace[engine](db, table);
  await db.schema
    .createIndex(`${table}_space`)
    .on(table)
    .columns(['space_id', ...(indexed[name] ?? [])])
    .execute();
}

async function renewUniqueIndexes(db: Kysely<unknown>): Promise<void> {
  for (const name of ['subscriptions_active', 'connections_sample', 'connections_project']) {
    await db.schema.dropIndex(`parley_${name}`).execute();
  }
  // Two plans chosen at once must end in one active row, two clicks on the sample or a project in one connection.
  await sql`create unique index parley_subscriptions_active on parley_subscriptions (space_id) where active`.execute(
    db,
  );
  await sql`create unique index parley_connections_sample on parley_connections (space_id) where is_sample`.execute(
    db,
  );
  await sql`create unique index parley_connections_project on parley_connections (space_id, project_ref)`.execute(
    db,
  );
  await sql`create unique index parley_tools_space_name on parley_tools (space_id, system_name)`.execute(db);
  await db.schema
    .createIndex('parley_subscriptions_profile')
    .on('parley_subscriptions')
    .column('profile_id')
    .execute();
}

async function rebuildToolsets(db: Kysely<unknown>, { timestamp }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('parley_toolsets_next')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('space_id', 'text', requiredCascade('parley_spaces.id'))
    .addColumn('profile_id', 'text', requiredCascade('parley_profiles.id'))
    .addColumn('user_email', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('description', 'text', required)
    .addColumn('updated_at', timestamp, required)
    .addUniqueConstraint('parley_toolsets_space_name', ['space_id', 'name'])
    .execute();
  await db.schema
    .createTable('parley_toolset_tools_next')
    .addColumn('toolset_id', 'text', requiredCascade('parley_toolsets_next.id'))
    .addColumn('tool_id', 'text', requiredCascade('parley_tools.id'))
    .addPrimaryKeyConstraint('parley_toolset_tools_pair', ['toolset_id', 'tool_id'])
    .execute();
  await copy(db, 'toolsets', ['id', 'user_email', 'name', 'description', 'updated_at']);
  await sql`insert into parley_toolset_tools_next (toolset_id, tool_id)
    select toolset_id, tool_id from parley_toolset_tools`.execute(db);
  await replace(db, 'toolset_tools');
  await replace(db, 'toolsets');
  await db.schema
    .createIndex('parley_toolset_tools_tool_id')
    .on('parley_toolset_tools')
    .column('tool_id')
    .execute();
  await indexOwner(db, 'toolsets');
}

async function rebuildModels(db: Kysely<unknown>, { timestamp, boolean }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('parley_api_keys_next')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('space_id', 'text', requiredCascade('parley_spaces.id'))
    .addColumn('profile_id', 'text', requiredCascade('parley_profiles.id'))
    .addColumn('user_email', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('sealed_key', 'text', required)
    .addColumn('last_four', 'text', required)
    .addColumn('is_valid', boolean)
    .addColumn('created_at', timestamp, required)
    .addColumn('updated_at', timestamp, required)
    .addColumn('last_used_at', timestamp)
    .addColumn('kind', 'text', (column) => column.notNull().defaultTo('openai'))
    .addColumn('address', 'text')
    .addColumn('model', 'text')
    .addColumn('embedding_model', 'text')
    .addColumn('probe', 'text')
    .addColumn('probed_at', timestamp)
    .addColumn('is_offered', boolean, (column) => column.notNull().defaultTo(sql`false`))
    .addUniqueConstraint('parley_api_keys_space_name', ['space_id', 'name'])
    .execute();
  const texts = ['id', 'user_email', 'name', 'sealed_key', 'last_four', 'kind', 'address', 'model'];
  const rest = ['is_valid', 'created_at', 'updated_at', 'last_used_at', 'probe', 'probed_at', 'is_offered'];
  await copy(db, 'api_keys', [...texts, 'embedding_model', ...rest]);
  await replace(db, 'api_keys');
  await indexOwner(db, 'api_keys');
}

async function rebuildAiSettings(db: Kysely<unknown>, { timestamp }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('parley_ai_settings_next')
    .addColumn('space_id', 'text', (column) => requiredCascade('parley_spaces.id')(column).primaryKey())
    .addColumn('profile_id', 'text', requiredCascade('parley_profiles.id'))
    .addColumn('user_email', 'text', required)
    .addColumn('choices', 'text', required)
    .addColumn('monthly_limit', 'double precision')
    .addColumn('updated_at', timestamp, required)
    .execute();
  await copy(db, 'ai_settings', ['user_email', 'choices', 'monthly_limit', 'updated_at']);
  await replace(db, 'ai_settings');
  await indexOwner(db, 'ai_settings');
}

async function copy(db: Kysely<unknown>, name: string, columns: readonly string[]): Promise<void> {
  const list = sql.join(columns.map((column) => sql.ref(column)));
  await sql`insert into ${sql.table(`parley_${name}_next`)} (space_id, profile_id, ${list})
    select profile_id, profile_id, ${list} from ${sql.table(`parley_${name}`)}`.execute(db);
}

async function replace(db: Kysely<unknown>, name: string): Promise<void> {
  await db.schema.dropTable(`parley_${name}`).execute();
  await db.schema.alterTable(`parley_${name}_next`).renameTo(`parley_${name}`).execute();
}

const indexOwner = (db: Kysely<unknown>, name: string) =>
  db.schema.createIndex(`parley_${name}_profile`).on(`parley_${name}`).column('profile_id').execute();
