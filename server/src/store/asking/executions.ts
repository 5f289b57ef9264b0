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
import type { StoreEngine } from '../database/engine.ts';
import { oneOf } from '../database/one-of.ts';
import type { Tables } from '../database/tables.ts';
import type { Owner } from '../owner.ts';
import type { ExecutionRecord, NewExecution, StoredReceipt } from '../records/execution-record.ts';
import { executionRecord, receiptText } from '../records/execution-record.ts';
import type { Unanswered } from './unanswered.ts';
import { settle, unanswered } from './unanswered.ts';

export type Executions = {
  add(owner: Owner, execution: Execution, rehearsalId?: string): Promise<void>;
  /** Many in one commit; see `executionRecord`. */
  addAll(records: readonly ExecutionRecord[]): Promise<void>;
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

export type RecentExecutionsQuery = {
  limit: number;
  door?: ExecutionDoor | undefined;
  /** Left out: every kind. */
  kinds?: readonly ExecutionKind[] | undefined;
};

export function executions(engine: StoreEngine): Executions {
  const { db } = engine;
  const ofOwner = (profileId: string) =>
    db.selectFrom('parley_executions').selectAll().where('profile_id', '=', profileId);
  return {
    add: (owner, execution, rehearsalId) => addOne(engine, { owner, execution, rehearsalId }),
    addAll: async (records) => void (await engine.insertRecords(records)),
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
async function addOne({ insertRecords }: StoreEngine, entry: NewExecution): Promise<void> {
  if ((await insertRecords([executionRecord(entry)])) === 0)
    throw new Error('The record could not be stored: its owner is gone.');
}

/** Only what is not known before the end: what it refers to may have been deleted meanwhile. */
async function close(db: Kysely<Tables>, profileId: string, execution: Execution): Promise<void> {
  const { status, rowCount: row_count, durationMs: duration_ms } = execution;
  await db
    .updateTable('parley_executions')
    .set({ status, row_count, duration_ms, receipt: receiptText(execution) })
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
  const { chips } = JSON.parse(receipt) as StoredReceipt;
  return Object.fromEntries(chips.map(({ parameter, value }) => [parameter.name, value]));
}

/** Of receipts from before statements were composed. */
const composedNothing = { reading: null, readings: [] };

function toEntity(row: Selectable<Tables['parley_executions']>): Execution {
  return {
    ...composedNothing,
    // Only `add` writes this column, from a value of that very type.
    ...(JSON.parse(row.receipt) as StoredReceipt),
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
