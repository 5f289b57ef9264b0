import type { ColumnDefinitionBuilder, Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Every statement leaves a record: of which kind, and of a confirmed change, which rehearsal it was of. */
export function records(): Migration {
  return {
    up: async (db: Kysely<unknown>) => {
      await db.schema.alterTable('parley_executions').addColumn('kind', 'text', question).execute();
      await db.schema.alterTable('parley_executions').addColumn('rehearsal_id', 'text').execute();
      await db.schema.alterTable('parley_rehearsals').addColumn('tool', 'text').execute();
      await nameKinds(db);
    },
  };
}

const question = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo('question');

/** Records from before did not say their kind: a tool that was run by hand had its own name for a question. */
async function nameKinds(db: Kysely<unknown>): Promise<void> {
  await sql`update parley_executions set kind = 'tool'
    where question = tool_name and conversation_id is null`.execute(db);
  await sql`update parley_executions set kind = 'rehearsal'
    where kind = 'tool' and status = 'needs_confirmation'`.execute(db);
  await sql`update parley_executions set kind = 'confirmation'
    where question = 'A rehearsed change, confirmed' and tool_name is null`.execute(db);
}
