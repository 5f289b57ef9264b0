import type { ColumnDefinitionBuilder, Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { ColumnTypes } from '../../database/column-types.ts';

export function asking(types: ColumnTypes): Migration {
  return {
    up: async (db: Kysely<unknown>) => {
      await conversations(db, types);
      await executions(db, types);
      await toolExamples(db, types);
    },
  };
}

const required = (column: ColumnDefinitionBuilder) => column.notNull();
const owner = (column: ColumnDefinitionBuilder) =>
  column.notNull().references('parley_profiles.id').onDelete('cascade');
/** What was asked outlives what it was asked of. */
const source = (column: ColumnDefinitionBuilder) =>
  column.references('parley_connections.id').onDelete('set null');

async function conversations(db: Kysely<unknown>, { timestamp }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('parley_conversations')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('profile_id', 'text', owner)
    .addColumn('user_email', 'text', required)
    .addColumn('title', 'text', required)
    .addColumn('connection_id', 'text', source)
    .addColumn('created_at', timestamp, required)
    .addColumn('updated_at', timestamp, required)
    .execute();
  await db.schema
    .createIndex('parley_conversations_owner')
    .on('parley_conversations')
    .columns(['profile_id', 'updated_at'])
    .execute();
}

async function executions(db: Kysely<unknown>, { timestamp }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('parley_executions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('profile_id', 'text', owner)
    .addColumn('user_email', 'text', required)
    .addColumn('question', 'text', required)
    .addColumn('status', 'text', required)
    .addColumn('door', 'text', required)
    .addColumn('caller', 'text')
    .addColumn('connection_id', 'text', source)
    .addColumn('connection_name', 'text')
    .addColumn('tool_id', 'text', (column) => column.references('parley_tools.id').onDelete('set null'))
    .addColumn('tool_name', 'text')
    .addColumn('conversation_id', 'text', (column) =>
      column.references('parley_conversations.id').onDelete('set null'),
    )
    .addColumn('row_count', 'integer')
    .addColumn('duration_ms', 'real', required)
    .addColumn('vote', 'text')
    .addColumn('receipt', 'text', required)
    .addColumn('executed_at', timestamp, required)
    .execute();
  await db.schema
    .createIndex('parley_executions_owner')
    .on('parley_executions')
    .columns(['profile_id', 'executed_at'])
    .execute();
  await db.schema
    .createIndex('parley_executions_conversation')
    .on('parley_executions')
    .column('conversation_id')
    .execute();
}

async function toolExamples(db: Kysely<unknown>, { timestamp, boolean, bytes }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('parley_tool_examples')
    .addColumn('execution_id', 'text', (column) =>
      column.primaryKey().references('parley_executions.id').onDelete('cascade'),
    )
    .addColumn('tool_id', 'text', (column) =>
      column.notNull().references('parley_tools.id').onDelete('cascade'),
    )
    .addColumn('profile_id', 'text', owner)
    .addColumn('user_email', 'text', required)
    .addColumn('question', 'text', required)
    .addColumn('liked', boolean, required)
    .addColumn('model', 'text', required)
    .addColumn('vector', bytes, required)
    .addColumn('created_at', timestamp, required)
    .execute();
  await db.schema
    .createIndex('parley_tool_examples_owner')
    .on('parley_tool_examples')
    .column('profile_id')
    .execute();
}
