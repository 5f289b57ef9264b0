import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { ColumnTypes } from '../../database/column-types.ts';

const required = (column: ColumnDefinitionBuilder) => column.notNull();

/**
 * A key becomes a model: whose kind it is, where it is and which one is used. The keys that are there are OpenAI's
 * and stay as they are: an envelope is bound to its table and row. What people chose for which task, and their
 * limit, is a row of its own. A model of an operator's may be offered to everybody; what is spent on it is told apart
 * and held to limits of its own.
 */
export function aiModels({ timestamp, boolean }: ColumnTypes): Migration {
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
        .alterTable('parley_api_keys')
        .addColumn('is_offered', boolean, (column) => column.notNull().defaultTo(sql`false`))
        .execute();
      await db.schema
        .alterTable('parley_ai_usage')
        .addColumn('is_lent', boolean, (column) => column.notNull().defaultTo(sql`false`))
        .execute();
      // With the cost in it: what everybody spent in a month is summed before each call to an offered model.
      await db.schema
        .createIndex('parley_ai_usage_lent')
        .on('parley_ai_usage')
        .columns(['is_lent', 'created_at', 'cost'])
        .execute();
      await db.schema
        .createTable('parley_ai_offer_limits')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('per_person', 'double precision')
        .addColumn('for_all', 'double precision')
        .addColumn('updated_at', timestamp, required)
        .execute();
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
