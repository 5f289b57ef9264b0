import type { ExecutionKind } from '@parley/contract/ask';
import { hiddenFailures, ParleyError } from '@parley/contract/errors';

/** Under these names SQL is shown and kept, wherever they stand. `meaning` is a query as the reader keeps it. */
const texts = new Set(['sql', 'template', 'sql_query', 'raw_sql_query', 'before', 'after']);
/** Rows may have columns with any of those names; they are what was asked for. */
const rows = new Set(['result', 'raw_result']);
/** Their members are called as the parameters of a tool are, and `before` is a good name for one. */
const namedByParameters = new Set(['values', 'parameters', 'corrected', 'fields', 'input_schema']);
/** Runs that nobody asked a question for are called by their statement, unless a tool was run. */
const calledByStatement = new Set<unknown>([
  'statement',
  'preview',
  'download',
  'rehearsal',
  'confirmation',
] satisfies ExecutionKind[]);
const titles = new Set(['question', 'query']);

/** The same without the statements in it. What was a text stays one, so that the shape is the same. */
export function stripStatements<T>(value: T): T {
  return hidden(value) as T;
}

/** What a database says of a failure holds pieces of the statement, and where it is kept. */
export function withoutSourceWords(error: ParleyError): ParleyError {
  const message = wordsFor(error.code);
  return message === null ? error : new ParleyError(error.code, { message, cause: error });
}

function wordsFor(code: unknown): string | null {
  return code === 'connection_failed' || code === 'sql_failed' ? hiddenFailures[code] : null;
}

/** Under these names a failure says why, beside its code; `fields` says it once more. */
const reasons = new Set(['message', 'detail', 'error']);

function hidden(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(hidden);
  // A time of a stored row has no members, and would come out as an empty object.
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  const isCalledByStatement = hasStatementAsTitle(value);
  const words = 'code' in value ? wordsFor(value.code) : null;
  const isFailedStep = 'step' in value && 'state' in value && value.state === 'failed';
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, one]) => {
      if (name === 'meaning') return [];
      if (name === 'rewrite') return [[name, null]];
      if (words !== null && name === 'fields') return [];
      if (words !== null && reasons.has(name) && typeof one === 'string') return [[name, words]];
      if (isFailedStep && name === 'note' && one !== null) return [[name, hiddenFailures.step]];
      if (texts.has(name) && typeof one === 'string') return [[name, '']];
      if (isCalledByStatement && titles.has(name)) return [[name, 'A statement']];
      return [[name, holdsOtherNames(name, one) ? one : hidden(one)]];
    }),
  );
}

function hasStatementAsTitle(value: object): boolean {
  const { kind, toolName, tool_name } = value as Record<string, unknown>;
  return calledByStatement.has(kind) && (toolName ?? tool_name ?? null) === null;
}

/** The event `result` holds a statement beside its rows; lists of parameters are read like everything else. */
function holdsOtherNames(name: string, value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return namedByParameters.has(name) || (rows.has(name) && 'rows' in value);
}
