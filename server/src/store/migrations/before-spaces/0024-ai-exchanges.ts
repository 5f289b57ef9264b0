import type { ColumnDefinitionBuilder, Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { ColumnTypes } from '../../database/column-types.ts';

const required = (column: ColumnDefinitionBuilder) => column.notNull();

/**
 * What left for a provider and what came back, in one envelope per answer or per connection whose proposals it led to.
 * `sealed_with` says which key sealed it, so that a rotation need not read every envelope.
 */
export function aiExchanges({ timestamp }: ColumnTypes): Migration {
  return {
    up: async (db: Kysely<unknown>) => {
      await db.schema
        .createTable('parley_ai_exchanges')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('profile_id', 'text', (column) =>
          column.notNull().references('parley_profiles.id').onDelete('cascade'),
        )
        .addColumn('user_email', 'text', required)
        .addColumn('execution_id', 'text', (column) =>
          column.references('parley_executions.id').onDelete('cascade'),
        )
        .addColumn('connection_id', 'text', (column) =>
          column.references('parley_connections.id').onDelete('cascade'),
        )
        .addColumn('sealed', 'text', required)
        .addColumn('sealed_with', 'text', required)
        .addColumn('created_at', timestamp, required)
        .execute();
      for (const column of ['profile_id', 'execution_id', 'connection_id', 'sealed_with'] as const) {
        await db.schema
          .createIndex(`parley_ai_exchanges_${column}`)
          .on('parley_ai_exchanges')
          .column(column)
          .execute();
      }
    },
  };
}
