import type { Execution, ExecutionDoor, ExecutionStatus, RecentExecution } from '@parley/contract/ask';
import { executionDoors, executionStatuses, votes } from '@parley/contract/ask';
import type { Kysely, Selectable } from 'kysely';
import { isoText } from './columns.ts';
import { oneOf } from './one-of.ts';
import type { Owner } from './owner.ts';
import type { Tables } from './tables.ts';
import type { Unanswered } from './unanswered.ts';
import { settle, unanswered } from './unanswered.ts';

export type Executions = {
  /** `caller` names who came through the door where it is not the person's own browser. */
  add(owner: Owner, execution: Execution, caller?: string | null): Promise<void>;
  /** Many in one commit. */
  addAll(entries: readonly NewExecution[]): Promise<void>;
  find(profileId: string, id: string): Promise<Execution | null>;
  recent(
    profileId: string,
    wanted: { limit: number; door?: ExecutionDoor | undefined },
  ): Promise<RecentExecution[]>;
  ofConversation(profileId: string, conversationId: string, limit: number): Promise<Execution[]>;
  /** `false` when there is no such execution of this owner. */
  vote(profileId: string, id: string, vote: Execution['vote']): Promise<boolean>;
  unanswered(profileId: string, limit: number): Promise<Unanswered[]>;
  /** Removes what is older, everybody's, with what was learned from it. */
  sweep(before: number): Promise<void>;
  /** Takes a question off that list, however often it was asked of that source. */
  settle(profileId: string, asked: Pick<Execution, 'question' | 'connectionId'>): Promise<void>;
};

export type NewExecution = { owner: Owner; execution: Execution; caller: string | null };

/** Engines bound how many values one statement may carry. */
const rowsAtOnce = 100;

type Columns =
  | 'id'
  | 'question'
  | 'status'
  | 'door'
  | 'connectionId'
  | 'connectionName'
  | 'toolId'
  | 'toolName'
  | 'conversationId'
  | 'rowCount'
  | 'durationMs'
  | 'vote'
  | 'executedAt';
type Receipt = Omit<Execution, Columns>;

export function executions(db: Kysely<Tables>): Executions {
  const ofOwner = (profileId: string) =>
    db.selectFrom('parley_executions').selectAll().where('profile_id', '=', profileId);
  return {
    add: (owner, execution, caller = null) => addAll(db, [{ owner, execution, caller }]),
    addAll: (entries) => addAll(db, entries),
    find: async (profileId, id) => {
      const row = await ofOwner(profileId).where('id', '=', id).executeTakeFirst();
      return row ? toEntity(row) : null;
    },
    recent: (profileId, wanted) => recent(db, profileId, wanted),
    ofConversation: async (profileId, conversationId, limit) => {
      const rows = await ofOwner(profileId)
        .where('conversation_id', '=', conversationId)
        .orderBy('executed_at', 'desc')
        .limit(limit)
        .execute();
      return rows.map(toEntity).toReversed();
    },
    vote: async (profileId, id, vote) => {
      const { numUpdatedRows } = await db
        .updateTable('parley_executions')
        .set({ vote })
        .where('profile_id', '=', profileId)
        .where('id', '=', id)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    unanswered: (profileId, limit) => unanswered(db, profileId, limit),
    sweep: (before) => sweep(db, new Date(before).toISOString()),
    settle: (profileId, asked) => settle(db, profileId, asked),
  };
}

async function addAll(db: Kysely<Tables>, entries: readonly NewExecution[]): Promise<void> {
  await db.transaction().execute(async (tx) => {
    for (let start = 0; start < entries.length; start += rowsAtOnce) {
      const rows = entries.slice(start, start + rowsAtOnce).map(toRow);
      await tx.insertInto('parley_executions').values(rows).execute();
    }
  });
}

async function sweep(db: Kysely<Tables>, before: string): Promise<void> {
  await db.deleteFrom('parley_executions').where('executed_at', '<', before).execute();
  await db
    .deleteFrom('parley_conversations')
    .where('updated_at', '<', before)
    .where('id', 'not in', (query) =>
      query
        .selectFrom('parley_executions')
        .select('conversation_id')
        .where('conversation_id', 'is not', null),
    )
    .execute();
}

function toRow({ owner, execution, caller }: NewExecution) {
  const {
    id,
    question,
    status,
    door,
    connectionId,
    connectionName,
    toolId,
    toolName,
    conversationId,
    rowCount,
    durationMs,
    vote,
    executedAt,
    ...receipt
  } = execution;
  return {
    id,
    profile_id: owner.id,
    user_email: owner.email,
    question,
    status,
    door,
    caller,
    connection_id: connectionId,
    connection_name: connectionName,
    tool_id: toolId,
    tool_name: toolName,
    conversation_id: conversationId,
    row_count: rowCount,
    duration_ms: durationMs,
    vote,
    receipt: JSON.stringify(receipt satisfies Receipt),
    executed_at: executedAt,
  };
}

async function recent(
  db: Kysely<Tables>,
  profileId: string,
  { limit, door }: { limit: number; door?: ExecutionDoor | undefined },
): Promise<RecentExecution[]> {
  const rows = await db
    .selectFrom('parley_executions')
    .select([
      'id',
      'question',
      'status',
      'door',
      'caller',
      'tool_name',
      'connection_name',
      'row_count',
      'duration_ms',
      'executed_at',
    ])
    .where('profile_id', '=', profileId)
    .$if(door !== undefined, (query) => query.select('receipt').where('door', '=', door ?? ''))
    .orderBy('executed_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    query: row.question,
    status: statusOf(row.status),
    door: oneOf(executionDoors, row.door),
    caller: row.caller,
    toolName: row.tool_name,
    connectionName: row.connection_name,
    rowCount: row.row_count,
    durationMs: row.duration_ms,
    executed_at: isoText(row.executed_at),
    ...(row.receipt === undefined ? {} : { parameters: parametersIn(row.receipt) }),
  }));
}

function parametersIn(receipt: string): RecentExecution['parameters'] {
  // Only `add` writes this column, from a value of that very type.
  const { chips } = JSON.parse(receipt) as Receipt;
  return Object.fromEntries(chips.map(({ parameter, value }) => [parameter.name, value]));
}

function toEntity(row: Selectable<Tables['parley_executions']>): Execution {
  return {
    // Only `add` writes this column, from a value of that very type.
    ...(JSON.parse(row.receipt) as Receipt),
    id: row.id,
    question: row.question,
    status: statusOf(row.status),
    door: oneOf(executionDoors, row.door),
    connectionId: row.connection_id,
    connectionName: row.connection_name,
    toolId: row.tool_id,
    toolName: row.tool_name,
    conversationId: row.conversation_id,
    rowCount: row.row_count,
    durationMs: row.duration_ms,
    vote: row.vote === null ? null : oneOf(votes, row.vote),
    executedAt: isoText(row.executed_at),
  };
}

function statusOf(text: string): ExecutionStatus {
  return oneOf(executionStatuses, text);
}
