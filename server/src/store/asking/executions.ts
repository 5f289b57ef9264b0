import type {
  Execution,
  ExecutionDoor,
  ExecutionKind,
  ExecutionStatus,
  RecentExecution,
} from '@parley/contract/ask';
import { executionDoors, executionKinds, executionStatuses, votes } from '@parley/contract/ask';
import type { Kysely, Selectable } from 'kysely';
import { isoText } from '../database/columns.ts';
import { oneOf } from '../database/one-of.ts';
import type { Tables } from '../database/tables.ts';
import type { Owner } from '../owner.ts';
import type { Unanswered } from './unanswered.ts';
import { settle, unanswered } from './unanswered.ts';

export type Executions = {
  add(owner: Owner, execution: Execution, rehearsalId?: string): Promise<void>;
  /** Many in one commit. */
  addAll(entries: readonly NewExecution[]): Promise<void>;
  /** How one that was added before it ended did end. */
  close(profileId: string, execution: Execution): Promise<void>;
  find(profileId: string, id: string): Promise<Execution | null>;
  /** The latest confirmation of that rehearsal. */
  ofRehearsal(profileId: string, rehearsalId: string): Promise<Execution | null>;
  recent(profileId: string, wanted: RecentExecutionsQuery): Promise<RecentExecution[]>;
  ofConversation(profileId: string, conversationId: string, limit: number): Promise<Execution[]>;
  /** `false` when there is no such execution of this owner. */
  vote(profileId: string, id: string, vote: Execution['vote']): Promise<boolean>;
  unanswered(profileId: string, limit: number): Promise<Unanswered[]>;
  /** Removes what is older, everybody's, with what was learned from it. */
  sweep(before: number): Promise<void>;
  /** Takes a question off that list, however often it was asked of that source. */
  settle(profileId: string, asked: Pick<Execution, 'question' | 'connectionId'>): Promise<void>;
};

export type NewExecution = { owner: Owner; execution: Execution; rehearsalId?: string | undefined };

export type RecentExecutionsQuery = {
  limit: number;
  door?: ExecutionDoor | undefined;
  /** Left out: every kind. */
  kinds?: readonly ExecutionKind[] | undefined;
};

/** Engines bound how many values one statement may carry. */
const rowsAtOnce = 100;

type Columns =
  | 'id'
  | 'question'
  | 'kind'
  | 'status'
  | 'door'
  | 'caller'
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
    add: (owner, execution, rehearsalId) => addOne(db, { owner, execution, rehearsalId }),
    addAll: (entries) => addAll(db, entries),
    close: (profileId, execution) => close(db, profileId, execution),
    find: async (profileId, id) => {
      const row = await ofOwner(profileId).where('id', '=', id).executeTakeFirst();
      return row ? toEntity(row) : null;
    },
    ofRehearsal: async (profileId, rehearsalId) => {
      const row = await ofOwner(profileId)
        .where('rehearsal_id', '=', rehearsalId)
        .orderBy('executed_at', 'desc')
        .executeTakeFirst();
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

/** Whoever waits for one record relies on it: that it could not be kept is no secret. */
async function addOne(db: Kysely<Tables>, entry: NewExecution): Promise<void> {
  await addAll(db, [entry]);
  if (!(await idIn(db, 'parley_executions', entry.execution.id)))
    throw new Error('The record could not be stored: its owner is gone.');
}

async function addAll(db: Kysely<Tables>, entries: readonly NewExecution[]): Promise<void> {
  const rows = entries.map(toRow);
  try {
    await insert(db, rows);
  } catch {
    // What a record names may have been deleted since it ran. One such record must not cost the others.
    const left = await Promise.all(rows.map((row) => withoutDeleted(db, row)));
    await insert(
      db,
      left.filter((row) => row !== null),
    );
  }
}

type Row = ReturnType<typeof toRow>;

async function insert(db: Kysely<Tables>, rows: readonly Row[]): Promise<void> {
  await db.transaction().execute(async (tx) => {
    for (let start = 0; start < rows.length; start += rowsAtOnce) {
      const some = rows.slice(start, start + rowsAtOnce);
      await tx.insertInto('parley_executions').values(some).execute();
    }
  });
}

type Named =
  | 'parley_profiles'
  | 'parley_connections'
  | 'parley_tools'
  | 'parley_conversations'
  | 'parley_executions';

/** The record stays, with the names of what is gone; of somebody whose account is gone nothing does. */
async function withoutDeleted(db: Kysely<Tables>, row: Row): Promise<Row | null> {
  if (!(await idIn(db, 'parley_profiles', row.profile_id))) return null;
  const kept = async (table: Named, id: string | null) =>
    id === null ? null : ((await idIn(db, table, id)) ?? null);
  return {
    ...row,
    connection_id: await kept('parley_connections', row.connection_id),
    tool_id: await kept('parley_tools', row.tool_id),
    conversation_id: await kept('parley_conversations', row.conversation_id),
  };
}

async function idIn(db: Kysely<Tables>, table: Named, id: string): Promise<string | undefined> {
  return (await db.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst())?.id;
}

/** Only what is not known before the end: what it refers to may have been deleted meanwhile. */
async function close(db: Kysely<Tables>, profileId: string, execution: Execution): Promise<void> {
  const { status, rowCount: row_count, durationMs: duration_ms } = execution;
  await db
    .updateTable('parley_executions')
    .set({ status, row_count, duration_ms, receipt: JSON.stringify(receiptOf(execution)) })
    .where('profile_id', '=', profileId)
    .where('id', '=', execution.id)
    .execute();
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

function toRow({ owner, execution, rehearsalId }: NewExecution) {
  return {
    id: execution.id,
    profile_id: owner.id,
    user_email: owner.email,
    question: execution.question,
    kind: execution.kind,
    status: execution.status,
    door: execution.door,
    caller: execution.caller,
    connection_id: execution.connectionId,
    connection_name: execution.connectionName,
    tool_id: execution.toolId,
    tool_name: execution.toolName,
    conversation_id: execution.conversationId,
    row_count: execution.rowCount,
    duration_ms: execution.durationMs,
    vote: execution.vote,
    rehearsal_id: rehearsalId ?? null,
    receipt: JSON.stringify(receiptOf(execution)),
    executed_at: execution.executedAt,
  };
}

/** What has no column of its own. */
function receiptOf(execution: Execution): Receipt {
  const {
    id: _id,
    question: _question,
    kind: _kind,
    status: _status,
    door: _door,
    caller: _caller,
    connectionId: _connectionId,
    connectionName: _connectionName,
    toolId: _toolId,
    toolName: _toolName,
    conversationId: _conversationId,
    rowCount: _rowCount,
    durationMs: _durationMs,
    vote: _vote,
    executedAt: _executedAt,
    ...receipt
  } = execution;
  return receipt;
}

async function recent(
  db: Kysely<Tables>,
  profileId: string,
  { limit, door, kinds }: RecentExecutionsQuery,
): Promise<RecentExecution[]> {
  const rows = await db
    .selectFrom('parley_executions')
    .select([
      'id',
      'question',
      'kind',
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
    .$if(kinds !== undefined, (query) => query.where('kind', 'in', kinds ?? []))
    .orderBy('executed_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    query: row.question,
    kind: oneOf(executionKinds, row.kind),
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

/** Of receipts from before statements were composed. */
const composedNothing = { reading: null, readings: [] };

function toEntity(row: Selectable<Tables['parley_executions']>): Execution {
  return {
    ...composedNothing,
    // Only `add` writes this column, from a value of that very type.
    ...(JSON.parse(row.receipt) as Receipt),
    id: row.id,
    question: row.question,
    kind: oneOf(executionKinds, row.kind),
    status: statusOf(row.status),
    door: oneOf(executionDoors, row.door),
    caller: row.caller,
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
