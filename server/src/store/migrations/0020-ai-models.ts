import type { ColumnDefinitionBuilder, Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { ColumnTypes } from './column-types.ts';

const required = (column: ColumnDefinitionBuilder) => column.notNull();

/**
 * A key becomes a model: whose kind it is, where it is and which one is used. The keys that are there are OpenAI's
 * and stay as they are: an envelope is bound to its table and row. What people chose for which task, and their
 * limit, is a row of its own.
 */
export function aiModels({ timestamp }: ColumnTypes): Migration {
  return {
    up: async (db: Kysely<unknown>) => {
      await db.schema
        .alterTable('parley_api_keys')
        .addColumn('kind', 'text', (column) => column.notNull().defaultTo('openai'))
        .execute();
      for (const column of ['address', 'model', 'embedding_model', 'probe'] as const) {
        await db.schema.alterTable('parley_api_keys').addColumn(column, 'text').execute();
      }
      await db.schema.alterTable('parley_api_keys').addColumn('probed_at', timestamp).execute();
      await db.schema
        .createTable('parley_ai_settings')
        .addColumn('profile_id', 'text', (column) =>
          column.primaryKey().references('parley_profiles.id').onDelete('cascade'),
        )
        .addColumn('user_email', 'text', required)
        .addColumn('choices', 'text', required)
        .addColumn('monthly_limit', 'double precision')
        .addColumn('updated_at', timestamp, required)
        .execute();
    },
  };
}
