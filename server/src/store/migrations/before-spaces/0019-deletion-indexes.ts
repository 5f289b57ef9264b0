import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Whoever is deleted is looked for in every row that may name them. Without an index that is the whole table: with
 * 100,000 records, a second for each tool.
 */
const named = [
  ['parley_executions', 'tool_id'],
  ['parley_executions', 'connection_id'],
  ['parley_conversations', 'connection_id'],
  ['parley_tool_examples', 'tool_id'],
  ['parley_learned_readings', 'connection_id'],
  ['parley_rehearsals', 'profile_id'],
  ['parley_rehearsals', 'connection_id'],
  ['parley_toolset_tools', 'tool_id'],
  ['parley_tool_fields', 'profile_id'],
  ['parley_tool_embeddings', 'profile_id'],
  ['parley_save_jobs', 'connection_id'],
  ['parley_suggestions', 'profile_id'],
  ['parley_schemas', 'profile_id'],
  ['parley_uploads', 'profile_id'],
  ['parley_connections', 'grant_id'],
  ['parley_agent_codes', 'profile_id'],
  ['parley_agent_codes', 'client_id'],
  ['parley_column_marks', 'profile_id'],
] as const;

export function deletionIndexes(): Migration {
  return {
    up: async (db: Kysely<unknown>) => {
      for (const [table, column] of named) {
        await db.schema
          .createIndex(`${table}_${column}`)
          .on(table)
          .column(column)
          .where(sql.ref(column), 'is not', null)
          .execute();
      }
    },
  };
}
