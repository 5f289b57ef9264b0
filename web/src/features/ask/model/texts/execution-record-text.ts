import type { Execution, ExecutionDoor, ExecutionKind, ExecutionStatus } from '@parley/contract/ask';
import { rowCountWords } from '@parley/contract/query-result';

export const kindWords: Readonly<Record<ExecutionKind, string>> = {
  question: 'Question',
  tool: 'Tool run',
  statement: 'Statement run by hand',
  preview: 'Table viewed',
  download: 'Download',
  rehearsal: 'Rehearsal',
  confirmation: 'Confirmed change',
};

const doorWords: Readonly<Record<ExecutionDoor, string>> = {
  web: 'in the browser',
  api: 'over REST',
  mcp: 'over MCP',
};

const statusWords: Readonly<Record<ExecutionStatus, string>> = {
  success: 'Answered',
  failed: 'Failed',
  nothing_relevant: 'No tool fits',
  needs_values: 'Values missing',
  needs_choice: 'Waits for a choice',
  needs_confirmation: 'Waits for confirmation',
  cancelled: 'Cancelled',
  unknown: 'Outcome unknown',
};

type Outcome = Pick<Execution, 'kind' | 'status' | 'rowCount'>;

/** What became of it, in a few words. */
export function outcomeWords({ kind, status, rowCount }: Outcome): string {
  const rows = rowCount === null ? null : rowCountWords(rowCount);
  if (kind === 'rehearsal' && status === 'needs_confirmation' && rows) return `${rows} would change`;
  if (kind === 'question' || status !== 'success' || rows === null) return statusWords[status];
  return kind === 'confirmation' ? `${rows} changed` : rows;
}

/** Who did it, and how they came in. */
export function whoWords({ caller, door }: Pick<Execution, 'caller' | 'door'>): string {
  return `${caller ?? 'You'} ${doorWords[door]}`;
}

/** Questions and tools are answered in the console; everything else is only shown. */
export function isAnswer({ kind }: Pick<Execution, 'kind'>): boolean {
  return kind === 'question' || kind === 'tool';
}
