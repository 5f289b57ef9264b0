import type { Execution } from '@parley/contract/ask';
import { jsonWith, jsonWithRows } from '../platform/serialization/json-with-rows.ts';
import type { Owner } from './acting-member.ts';

/** A run that is to be stored. */
export type NewExecution = { owner: Owner; execution: Execution; rehearsalId?: string | undefined };

/** The same as a row of the table: plain values in the order of `recordColumns`, ready for another thread. */
export type ExecutionRecord = readonly (string | number | null)[];

export const recordColumns = [
  'id',
  'space_id',
  'profile_id',
  'user_email',
  'question',
  'kind',
  'status',
  'door',
  'caller',
  'connection_id',
  'connection_name',
  'tool_id',
  'tool_name',
  'conversation_id',
  'row_count',
  'duration_ms',
  'vote',
  'rehearsal_id',
  'receipt',
  'executed_at',
] as const;

type WithColumn =
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

/** What has no column of its own. */
export type StoredReceipt = Omit<Execution, WithColumn>;

/** A text that was cut in the middle of a character would be refused by PostgreSQL, with the whole batch. */
const whole = (text: string | null) => text?.toWellFormed() ?? null;

export function executionRecord({ owner, execution, rehearsalId }: NewExecution): ExecutionRecord {
  return [
    execution.id,
    owner.id,
    owner.personId,
    owner.email,
    whole(execution.question),
    execution.kind,
    execution.status,
    execution.door,
    whole(execution.caller),
    execution.connectionId,
    whole(execution.connectionName),
    execution.toolId,
    whole(execution.toolName),
    execution.conversationId,
    execution.rowCount,
    execution.durationMs,
    execution.vote,
    rehearsalId ?? null,
    receiptText(execution),
    execution.executedAt,
  ];
}

const receiptAt = recordColumns.indexOf('receipt');

/** How much memory it takes while it waits, nearly: the receipt is all of it that can be long. */
export function sizeOf(record: ExecutionRecord): number {
  const receipt = record[receiptAt];
  return 500 + (typeof receipt === 'string' ? receipt.length : 0);
}

/** Every field is named, those too that an execution may lack: what were forgotten here would be lost. */
type AllFields = { [Field in keyof Required<Omit<StoredReceipt, 'result'>>]: StoredReceipt[Field] };

/** Field by field: taking the columns out of a copy costs more than writing the text. */
export function receiptText(execution: Execution): string {
  const receipt: AllFields = {
    toolVersion: execution.toolVersion,
    dialect: execution.dialect,
    chips: execution.chips,
    template: execution.template,
    sql: execution.sql,
    rewrite: execution.rewrite,
    reading: execution.reading,
    readings: execution.readings,
    meaning: execution.meaning,
    continues: execution.continues,
    learned: execution.learned,
    insteadOfComposed: execution.insteadOfComposed,
    schemaFingerprint: execution.schemaFingerprint,
    truncated: execution.truncated,
    resultHash: execution.resultHash,
    chart: execution.chart,
    prose: execution.prose,
    candidates: execution.candidates,
    steps: execution.steps,
    provider: execution.provider,
    usage: execution.usage,
    error: execution.error,
  };
  const { result } = execution;
  return jsonWith(receipt, 'result', result ? jsonWithRows(result) : 'null');
}
