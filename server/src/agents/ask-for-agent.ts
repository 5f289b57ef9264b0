import type { ResultPage, V1AskOutput } from '@parley/contract/agent-access';
import type { Execution, Prose } from '@parley/contract/ask';
import { askMessages } from '@parley/contract/ask';
import { maskingMessages } from '@parley/contract/database-schema';
import { ParleyError } from '@parley/contract/errors';
import type { QueryResult } from '@parley/contract/query-result';
import type { AskService } from '../ask/ask-service.ts';
import { valuesOf, whatIsMissing } from '../ask/parameter-chips.ts';
import type { ConnectionMasking } from '../masking/connection-masking.ts';
import type { Masked } from '../masking/masked-provider-for-source.ts';
import { eachValue } from '../masking/masked-tasks.ts';
import type { StandIns } from '../masking/value-stand-ins.ts';
import type { Owner } from '../store/acting-member.ts';
import type { AgentAskInput, AgentRequest } from './agent-request-types.ts';
import { maskedPage } from './hide-marked-values-from-agents.ts';
import { paginateResult } from './paginate-result.ts';
import type { AgentView } from './visible-tools-and-sources.ts';

type Parts = {
  asks: Pick<AskService, 'answer'>;
  /** What of a connection is marked as personal or secret; null where nothing is. */
  masking(place: { owner: Owner; id: string; signal: AbortSignal }): Promise<ConnectionMasking | null> | null;
};

/** A question of a program or an agent: only the tools it sees are candidates. */
export async function askForAgent(
  parts: Parts,
  request: AgentRequest,
  { question, source, reading, limit, time_zone: timeZone }: AgentAskInput,
): Promise<V1AskOutput> {
  const { owner, view, door, caller, signal } = request;
  const { id: connectionId } = sourceFor(view, source);
  const masked = await maskedFor(parts, request, connectionId);
  const toolIds = view.tools
    .filter(({ tool }) => tool.connectionId === connectionId)
    .map(({ tool }) => tool.id);
  const { execution, result, prose } = await parts.asks.answer(
    owner,
    {
      question,
      connectionId,
      mode: 'rag',
      plain: false,
      moment: { now: new Date().toISOString(), timeZone, weekStart: 'monday' },
      ...(view.isNarrowed ? { toolIds } : {}),
      // One that was offered with stand-ins in it is named by its own words.
      ...(reading === undefined ? {} : { reading: masked?.standIns.reveal(reading) ?? reading }),
    },
    { door, caller, signal, toolsOnly: view.hasToolset, isCleared: view.isCleared },
  );
  const wordings = execution.readings.map(({ wording }) => wording);
  const answer: V1AskOutput = {
    execution_id: execution.id,
    status: execution.status,
    tool: view.tools.find(({ tool }) => tool.id === execution.toolId)?.name ?? null,
    reading: execution.reading,
    readings: wordings,
    parameters: valuesOf(execution.chips),
    sql: view.seesStatements ? execution.sql : null,
    summary: summaryOf(execution, prose),
    result: result && (await pageOf(result, execution, { limit, masked })),
    error: execution.error,
  };
  return masked ? hiddenAnswer(answer, masked.standIns) : answer;
}

async function maskedFor(
  parts: Pick<Parts, 'masking'>,
  { owner, view, signal }: AgentRequest,
  id: string,
): Promise<Masked | null> {
  const masking = view.isCleared ? null : await parts.masking({ owner, id, signal });
  return masking && { masking, standIns: await masking.standIns() };
}

/** What was understood may name values that nobody said: 'Ada' was taken for 'Ada Lovelace'. */
function hiddenAnswer(answer: V1AskOutput, { hide }: StandIns): V1AskOutput {
  const { parameters, reading, readings, sql, summary, result, error } = answer;
  const completed = Object.values(parameters).filter(
    (value): value is string => typeof value === 'string' && hide(value) !== value,
  );
  // A statement may show a parameter as it was given.
  const shown = (cell: string | null) =>
    cell !== null && completed.some((value) => cell.includes(value)) ? hide(cell) : cell;
  return {
    ...answer,
    parameters: eachValue(parameters, hide),
    reading: reading && hide(reading),
    readings: readings.map(hide),
    sql: sql && hide(sql),
    summary: hide(summary),
    result: result && { ...result, rows: result.rows.map((row) => row.map(shown)) },
    error:
      error?.code === 'sql_failed'
        ? { ...error, message: maskingMessages.silentFailure }
        : error && { ...error, message: hide(error.message) },
  };
}

function summaryOf({ status, readings, chips }: Execution, prose: readonly Prose[]): string {
  if (status === 'needs_choice') return askMessages.chooseReading(readings.map(({ wording }) => wording));
  if (status === 'needs_values') return whatIsMissing(chips);
  return prose
    .filter(({ struck }) => !struck)
    .map(({ text }) => text)
    .join('');
}

/** The next rows are had by running the tool itself; a statement that was made for the question is not in it. */
async function pageOf(
  result: QueryResult,
  { resultHash, rewrite, reading, sql }: Execution,
  { limit, masked }: { limit: number; masked: Masked | null },
): Promise<ResultPage> {
  const hash = resultHash ?? '';
  const page = masked
    ? await maskedPage(masked, { result, hash, page: { limit }, sql: sql ?? '' })
    : paginateResult(result, hash, { limit });
  return rewrite || reading !== null ? { ...page, cursor: null } : page;
}

function sourceFor({ sources }: AgentView, called: string | undefined) {
  const fitting = sources.filter(({ id, name, projectRef }) =>
    called === undefined ? true : id === called || name === called || projectRef === called,
  );
  const [found] = fitting;
  if (found && fitting.length === 1) return found;
  const names = sources.map(({ name }) => name).join(', ') || 'none yet';
  const message = `Name the source to ask: ${names}.`;
  throw new ParleyError('invalid_input', { message, fields: { source: message } });
}
