import type { ColumnDefinitionBuilder, Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { ColumnTypes } from '../../database/column-types.ts';

export function tools(types: ColumnTypes): Migration {
  return {
    up: async (db: Kysely<unknown>) => {
      await savedTools(db, types);
      await toolVersions(db, types);
      await toolFields(db);
      await toolEmbeddings(db, types);
      await suggestions(db, types);
      await saveJobs(db, types);
      await aiUsage(db, types);
    },
  };
}

const required = (column: ColumnDefinitionBuilder) => column.notNull();
const owner = (column: ColumnDefinitionBuilder) =>
  column.notNull().references('parley_profiles.id').onDelete('cascade');
const tool = (column: ColumnDefinitionBuilder) =>
  column.notNull().references('parley_tools.id').onDelete('cascade');

async function savedTools(db: Kysely<unknown>, { timestamp, boolean }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('parley_tools')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('profile_id', 'text', owner)
    .addColumn('user_email', 'text', required)
    // A tool outlives its connection: what it was called and how it speaks stay known.
    .addColumn('connection_id', 'text', (column) =>
      column.references('parley_connections.id').onDelete('set null'),
    )
    .addColumn('connection_name', 'text', required)
    .addColumn('project_ref', 'text')
    .addColumn('dialect', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('system_name', 'text', required)
    .addColumn('description', 'text', required)
    .addColumn('type', 'text', required)
    .addColumn('affected_tables', 'text', required)
    .addColumn('is_active', boolean, required)
    .addColumn('version', 'integer', required)
    .addColumn('status', 'text', required)
    .addColumn('problem', 'text')
    .addColumn('provider', 'text')
    .addColumn('created_at', timestamp, required)
    .addColumn('updated_at', timestamp, required)
    .addUniqueConstraint('parley_tools_system_name', ['profile_id', 'system_name'])
    .execute();
  await db.schema.createIndex('parley_tools_connection').on('parley_tools').column('connection_id').execute();
}

const toolVersions = (db: Kysely<unknown>, { timestamp }: ColumnTypes) =>
  db.schema
    .createTable('parley_tool_versions')
    .addColumn('tool_id', 'text', tool)
    .addColumn('version', 'integer', required)
    .addColumn('name', 'text', required)
    .addColumn('description', 'text', required)
    .addColumn('sql_query', 'text', required)
    .addColumn('parameters', 'text', required)
    .addColumn('created_at', timestamp, required)
    .addPrimaryKeyConstraint('parley_tool_versions_key', ['tool_id', 'version'])
    .execute();

const toolFields = (db: Kysely<unknown>) =>
  db.schema
    .createTable('parley_tool_fields')
    .addColumn('tool_id', 'text', tool)
    .addColumn('position', 'integer', required)
    .addColumn('profile_id', 'text', owner)
    .addColumn('user_email', 'text', required)
    .addColumn('table_name', 'text', required)
    .addColumn('column_name', 'text', required)
    .addPrimaryKeyConstraint('parley_tool_fields_key', ['tool_id', 'position'])
    .execute();

const toolEmbeddings = (db: Kysely<unknown>, { timestamp, bytes }: ColumnTypes) =>
  db.schema
    .createTable('parley_tool_embeddings')
    .addColumn('tool_id', 'text', (column) =>
      column.primaryKey().references('parley_tools.id').onDelete('cascade'),
    )
    .addColumn('profile_id', 'text', owner)
    .addColumn('user_email', 'text', required)
    .addColumn('model', 'text', required)
    .addColumn('dimensions', 'integer', required)
    .addColumn('text_hash', 'text', required)
    .addColumn('vector', bytes, required)
    .addColumn('created_at', timestamp, required)
    .execute();

const suggestions = (db: Kysely<unknown>, { timestamp }: ColumnTypes) =>
  db.schema
    .createTable('parley_suggestions')
    .addColumn('connection_id', 'text', (column) =>
      column.primaryKey().references('parley_connections.id').onDelete('cascade'),
    )
    .addColumn('profile_id', 'text', owner)
    .addColumn('user_email', 'text', required)
    .addColumn('provider', 'text', required)
    .addColumn('suggestions', 'text', required)
    .addColumn('created_at', timestamp, required)
    .execute();

async function saveJobs(db: Kysely<unknown>, { timestamp }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('parley_save_jobs')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('profile_id', 'text', owner)
    .addColumn('user_email', 'text', required)
    .addColumn('connection_id', 'text', (column) =>
      column.references('parley_connections.id').onDelete('set null'),
    )
    .addColumn('tools', 'text', required)
    .addColumn('state', 'text', required)
    .addColumn('position', 'integer', required)
    .addColumn('attempts', 'integer', required)
    .addColumn('units', 'integer', required)
    .addColumn('message', 'text', required)
    .addColumn('saved', 'text', required)
    .addColumn('failed', 'text', required)
    .addColumn('lease', 'text')
    .addColumn('lease_until', 'bigint', required)
    .addColumn('started_at', timestamp, required)
    .execute();
  await db.schema
    .createIndex('parley_save_jobs_owner')
    .on('parley_save_jobs')
    .columns(['profile_id', 'started_at'])
    .execute();
}

async function aiUsage(db: Kysely<unknown>, { timestamp }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('parley_ai_usage')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('profile_id', 'text', owner)
    .addColumn('user_email', 'text', required)
    .addColumn('task', 'text', required)
    .addColumn('provider', 'text', required)
    .addColumn('model', 'text', required)
    .addColumn('input_tokens', 'integer', required)
    .addColumn('output_tokens', 'integer', required)
    .addColumn('cost', 'double precision')
    .addColumn('created_at', timestamp, required)
    .execute();
  await db.schema
    .createIndex('parley_ai_usage_owner')
    .on('parley_ai_usage')
    .columns(['profile_id', 'created_at'])
    .execute();
}
