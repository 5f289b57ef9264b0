import type { Execution } from '@parley/contract/ask';
import { type Kysely, type SqlBool, sql } from 'kysely';
import type { Owner } from '../acting-member.ts';
import { isoText } from '../database/column-conversions.ts';
import type { Tables } from '../database/table-types.ts';
import type { Unanswered } from '../execution-list-types.ts';

/** In the words of the index of such records: SQLite looks for no value in them. */
const isOpen = sql<SqlBool>`status = 'nothing_relevant' and settled_at is null`;

/** The same question in other capitals is the same question; of another source it is another. */
export async function unanswered(db: Kysely<Tables>, owner: Owner, limit: number): Promise<Unanswered[]> {
  const rows = await db
    .selectFrom('parley_executions')
    .select(({ fn }) => [
      fn.min('id').as('id'),
      fn.min('question').as('question'),
      'connection_id',
      fn.max('connection_name').as('connection_name'),
      fn.countAll<string | number>().as('times'),
      fn.max('executed_at').as('last_asked'),
    ])
    .where('space_id', '=', owner.id)
    .where('profile_id', '=', owner.personId)
    .where(isOpen)
    .groupBy(({ fn }) => ['connection_id', fn('lower', ['question'])])
    .orderBy('last_asked', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    question: row.question,
    connectionId: row.connection_id,
    connectionName: row.connection_name,
    times: Number(row.times),
    lastAsked: isoText(row.last_asked),
  }));
}

export async function dismissUnanswered(
  db: Kysely<Tables>,
  owner: Owner,
  { question, connectionId }: Pick<Execution, 'question' | 'connectionId'>,
): Promise<void> {
  await db
    .updateTable('parley_executions')
    .set({ settled_at: new Date().toISOString() })
    .where('space_id', '=', owner.id)
    .where('profile_id', '=', owner.personId)
    .where(isOpen)
    .where('connection_id', connectionId === null ? 'is' : '=', connectionId)
    .where(({ eb, fn, val }) => eb(fn('lower', ['question']), '=', fn('lower', [val(question)])))
    .execute();
}
