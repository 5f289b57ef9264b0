import type { ResultPage, V1AskOutput } from '@parley/contract/access';
import type { Execution, Prose } from '@parley/contract/ask';
import { askMessages } from '@parley/contract/ask';
import { ParleyError } from '@parley/contract/errors';
import type { QueryResult } from '@parley/contract/query';
import type { Asks } from '../ask/asks.ts';
import { valuesOf } from '../ask/chips.ts';
import type { AgentAskInput, AgentRequest } from './agent-request.ts';
import type { AgentView } from './agent-view.ts';
import { resultPage } from './result-page.ts';

/** A question of a program or an agent: only the tools it sees are candidates. */
export async function askFor(
  asks: Pick<Asks, 'answer'>,
  request: AgentRequest,
  { question, source, reading, limit, time_zone: timeZone }: AgentAskInput,
): Promise<V1AskOutput> {
  const { owner, view, door, caller, signal } = request;
  const { id: connectionId } = sourceFor(view, source);
  const toolIds = view.tools
    .filter(({ tool }) => tool.connectionId === connectionId)
    .map(({ tool }) => tool.id);
  const { execution, result, prose } = await asks.answer(
    owner,
    {
      question,
      connectionId,
      mode: 'rag',
      plain: false,
      moment: { now: new Date().toISOString(), timeZone, weekStart: 'monday' },
      ...(view.isNarrowed ? { toolIds } : {}),
      ...(reading === undefined ? {} : { reading }),
    },
    { door, caller, signal, toolsOnly: view.hasToolset },
  );
  const wordings = execution.readings.map(({ wording }) => wording);
  return {
    execution_id: execution.id,
    status: execution.status,
    tool: view.tools.find(({ tool }) => tool.id === execution.toolId)?.name ?? null,
    reading: execution.reading,
    readings: wordings,
    parameters: valuesOf(execution.chips),
    sql: execution.sql,
    summary: execution.status === 'needs_choice' ? askMessages.chooseReading(wordings) : summaryOf(prose),
    result: result && pageOf(result, execution, limit),
    error: execution.error,
  };
}

function summaryOf(prose: readonly Prose[]): string {
  return prose
    .filter(({ struck }) => !struck)
    .map(({ text }) => text)
    .join('');
}

/** The next rows are had by running the tool itself; a statement that was made for the question is not in it. */
function pageOf(result: QueryResult, execution: Execution, limit: number): ResultPage {
  const { resultHash, rewrite, reading } = execution;
  const page = resultPage(result, resultHash ?? '', { limit });
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
