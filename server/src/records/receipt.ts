import { hash } from 'node:crypto';
import type { AskStep, Execution, ExecutionKind, Prose } from '@parley/contract/ask';
import { askLimits } from '@parley/contract/ask';
import type { QueryResult } from '@parley/contract/query-result';
import type { Usage } from '@parley/contract/tools';
import { sumUsage } from '../ai/sum-usage.ts';
import { isoTimestamp } from '../platform/serialization/iso-timestamp.ts';
import { rowsAsJson } from '../platform/serialization/json-with-rows.ts';
import { timeOrderedId } from '../platform/time-ordered-id.ts';
import type { Origin } from './request-caller.ts';

type Beginning = Pick<Origin, 'door' | 'caller'> & {
  kind: ExecutionKind;
  question: string;
  /** Without an id: a hosted project that was not saved as a connection. */
  connection: { id: string | null; name: string | null };
  conversationId?: string | null;
  /** The saved tool that it runs. */
  tool?: Pick<Execution, 'toolId' | 'toolName' | 'toolVersion' | 'dialect' | 'chips' | 'sql'>;
};

/** What is known of a run so far. It becomes a record whatever happens. */
export type Receipt = {
  readonly id: string;
  readonly kind: ExecutionKind;
  note(facts: Partial<Execution>): void;
  step(step: AskStep): void;
  say(prose: Prose): void;
  spend(usage: Usage | null | undefined): void;
  /** Keeps the first rows, and what they can be drawn as. */
  ran(result: QueryResult, chart: Execution['chart']): void;
  close(status: Execution['status'], error?: Execution['error']): Execution;
};

export function openReceipt(beginning: Beginning): Receipt {
  const { kind, question, door, caller, connection, conversationId = null, tool } = beginning;
  const began = performance.now();
  // In one piece: a copy of a blank one that is filled afterwards costs several times as much, for every run.
  const draft: Execution = {
    id: timeOrderedId(),
    kind,
    question,
    door,
    caller,
    connectionId: connection.id,
    connectionName: connection.name,
    conversationId,
    executedAt: isoTimestamp(),
    status: 'failed',
    toolId: tool?.toolId ?? null,
    toolName: tool?.toolName ?? null,
    toolVersion: tool?.toolVersion ?? null,
    dialect: tool?.dialect ?? null,
    chips: tool?.chips ?? [],
    template: tool?.sql ?? null,
    sql: tool?.sql ?? null,
    rewrite: null,
    reading: null,
    readings: [],
    schemaFingerprint: null,
    rowCount: null,
    truncated: false,
    resultHash: null,
    result: null,
    chart: null,
    prose: [],
    candidates: [],
    steps: [],
    provider: null,
    usage: null,
    error: null,
    vote: null,
    durationMs: 0,
  };
  const note = (facts: Partial<Execution>) => void Object.assign(draft, facts);
  return {
    id: draft.id,
    kind,
    note,
    step: (step) => {
      const { steps } = draft;
      const isLast = steps.at(-1)?.step === step.step;
      const known = isLast ? steps.length - 1 : steps.findIndex((earlier) => earlier.step === step.step);
      if (known >= 0 && !isLast) steps.splice(known, 1);
      steps[isLast ? known : steps.length] = step;
    },
    say: (prose) => note({ prose: [...draft.prose, prose] }),
    spend: (usage) => note({ usage: sumUsage(draft.usage, usage ?? null) }),
    ran: (result, chart) => {
      draft.rowCount = result.rows.length;
      draft.truncated = result.truncated !== null;
      draft.resultHash = hashOf(result);
      draft.chart = chart;
      draft.result = result.rows.length > askLimits.keptRows ? firstRows(result) : result;
    },
    close: (status, error = null) => ({
      ...draft,
      // More of them may follow where it is closed twice.
      steps: [...draft.steps],
      status,
      error,
      durationMs: Math.round((performance.now() - began) * 10) / 10,
    }),
  };
}

function firstRows(result: QueryResult): QueryResult {
  return { ...result, rows: result.rows.slice(0, askLimits.keptRows) };
}

/** Equal for equal columns and rows, whatever they were called to be or took to read. */
function hashOf({ columns, rows }: QueryResult): string {
  const names = JSON.stringify(columns.map(({ name }) => name));
  return hash('sha256', `[${names},${rowsAsJson(rows)}]`, 'base64url');
}
