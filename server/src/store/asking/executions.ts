import type { Execution, ExecutionStatus, RecentExecution } from '@parley/contract/ask';
import { executionDoors, executionKinds, executionStatuses, votes } from '@parley/contract/ask';
import type { Kysely, Selectable } from 'kysely';
import type { Owner } from '../acting-member.ts';
import { isoText } from '../database/column-conversions.ts';
import { parseEnumText } from '../database/parse-enum-text.ts';
import type { StoreEngine } from '../database/store-engine-types.ts';
import type { Tables } from '../database/table-types.ts';
import type { RecentExecutionsQuery, Unanswered } from '../execution-list-types.ts';
import { removeRecordsBefore } from '../execution-records/remove-records.ts';
import type { ExecutionRecord, NewExecution, StoredReceipt } from '../execution-table-row.ts';
import { executionRecord, receiptText } from '../execution-table-row.ts';
import { dismissUnanswered, unanswered } from './unanswered-questions.ts';

export type Executions = {
  add(owner: Owner, execution: Execution, rehearsalId?: string): Promise<void>;
  /** Many in one commit; see `executionRecord`. */
  addAll(records: readonly ExecutionRecord[]): Promise<void>;
  /** How one that was added before it ended did end. */
  close(owner: Owner, execution: Execution): Promise<void>;
  find(owner: Owner, id: string): Promise<Execution | null>;
  /** The latest confirmation of that rehearsal. */
  ofRehearsal(owner: Owner, rehearsalId: string): Promise<Execution | null>;
  recent(owner: Owner, wanted: RecentExecutionsQuery): Promise<RecentExecution[]>;
  ofConversation(owner: Owner, conversationId: string, limit: number): Promise<Execution[]>;
  /** `false` when there is no such execution of this owner. */
  vote(owner: Owner, id: string, vote: Execution['vote']): Promise<boolean>;
  unanswered(owner: Owner, limit: number): Promise<Unanswered[]>;
  /** Removes what is older, everybody's, with what was learned from it. */
  sweep(before: number): Promise<void>;
  /** Takes a question off that list, however often it was asked of that source. */
  dismissUnanswered(owner: Owner, asked: Pick<Execution, 'question' | 'connectionId'>): Promise<void>;
};

export function executions(engine: StoreEngine): Executions {
  const { db } = engine;
  const ofOwner = (owner: Owner) =>
    db
      .selectFrom('parley_executions')
      .selectAll()
      .where('space_id', '=', owner.id)
      .where('profile_id', '=', owner.personId);
  return {
    add: (owner, execution, rehearsalId) => addOne(engine, { owner, execution, rehearsalId }),
    addAll: async (records) => void (await engine.insertRecords(records)),
    close: (owner, execution) => close(db, owner, execution),
    find: async (owner, id) => {
      const row = await ofOwner(owner).where('id', '=', id).executeTakeFirst();
      return row ? toEntity(row) : null;
    },
    ofRehearsal: async (owner, rehearsalId) => {
      const row = await ofOwner(owner)
        .where('rehearsal_id', '=', rehearsalId)
        .orderBy('executed_at', 'desc')
        .executeTakeFirst();
      return row ? toEntity(row) : null;
    },
    recent: (owner, wanted) => recent(db, owner, wanted),
    ofConversation: async (owner, conversationId, limit) => {
      const rows = await ofOwner(owner)
        .where('conversation_id', '=', conversationId)
        .orderBy('executed_at', 'desc')
        .limit(limit)
        .execute();
      return rows.map(toEntity).toReversed();
    },
    vote: async (owner, id, vote) => {
      const { numUpdatedRows } = await db
        .updateTable('parley_executions')
        .set({ vote })
        .where('space_id', '=', owner.id)
        .where('profile_id', '=', owner.personId)
        .where('id', '=', id)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    unanswered: (owner, limit) => unanswered(db, owner, limit),
    sweep: (before) => sweep(db, new Date(before).toISOString()),
    dismissUnanswered: (owner, asked) => dismissUnanswered(db, owner, asked),
  };
}

/** Whoever waits for one record relies on it: that it could not be kept is no secret. */
async function addOne({ insertRecords }: StoreEngine, entry: NewExecution): Promise<void> {
  if ((await insertRecords([executionRecord(entry)])) === 0)
    throw new Error('The record could not be stored: its owner is gone.');
}

/** Only what is not known before the end: what it refers to may have been deleted meanwhile. */
async function close(db: Kysely<Tables>, owner: Owner, execution: Execution): Promise<void> {
  const { status, rowCount: row_count, durationMs: duration_ms } = execution;
  await db
    .updateTable('parley_executions')
    .set({ status, row_count, duration_ms, receipt: receiptText(execution) })
    .where('space_id', '=', owner.id)
    .where('profile_id', '=', owner.personId)
    .where('id', '=', execution.id)
    .execute();
}

async function sweep(db: Kysely<Tables>, before: string): Promise<void> {
  await removeRecordsBefore(db, before);
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
  owner: Owner,
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
    .where('space_id', '=', owner.id)
    .where('profile_id', '=', owner.personId)
    .$if(door !== undefined, (query) => query.select('receipt').where('door', '=', door ?? ''))
    .$if(kinds !== undefined, (query) => query.where('kind', 'in', kinds ?? []))
    .orderBy('executed_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    query: row.question,
    kind: parseEnumText(executionKinds, row.kind),
    status: statusOf(row.status),
    door: parseEnumText(executionDoors, row.door),
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
    kind: parseEnumText(executionKinds, row.kind),
    status: statusOf(row.status),
    door: parseEnumText(executionDoors, row.door),
    caller: row.caller,
    connectionId: row.connection_id,
    connectionName: row.connection_name,
    toolId: row.tool_id,
    toolName: row.tool_name,
    conversationId: row.conversation_id,
    rowCount: row.row_count,
    durationMs: row.duration_ms,
    vote: row.vote === null ? null : parseEnumText(votes, row.vote),
    executedAt: isoText(row.executed_at),
  };
}

function statusOf(text: string): ExecutionStatus {
  return parseEnumText(executionStatuses, text);
}
