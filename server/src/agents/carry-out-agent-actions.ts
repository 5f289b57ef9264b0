import type { V1AskOutput, V1RunOutput, V1Source, V1Table } from '@parley/contract/agent-access';
import { ParleyError } from '@parley/contract/errors';
import { permissions, roleNames } from '@parley/contract/spaces/roles';
import type { Tool } from '@parley/contract/tools';
import { toolMessages } from '@parley/contract/tools';
import type { AskService } from '../ask/ask-service.ts';
import type { AskedSource } from '../ask/asked-source-types.ts';
import { chipsWith, valuesOf } from '../ask/parameter-chips.ts';
import { runTool } from '../ask/run-tool.ts';
import type { StatementFacts } from '../language/statement/analyse-statement.ts';
import type { ConnectionMasking } from '../masking/connection-masking.ts';
import type { Recorder } from '../records/execution-recorder.ts';
import { stripStatements, withoutSourceWords } from '../records/strip-statements.ts';
import type { Owner } from '../store/acting-member.ts';
import { rejectUnknownParameters } from '../tools/reject-unknown-parameters.ts';
import type { AgentAskInput, AgentRequest, AgentRunInput, ParameterValues } from './agent-request-types.ts';
import { askForAgent } from './ask-for-agent.ts';
import { compactSchema } from './compact-schema.ts';
import { maskedPage, withoutDatabaseWords } from './hide-marked-values-from-agents.ts';
import { paginateResult } from './paginate-result.ts';
import { whyNotFound } from './tool-names-for-agents.ts';
import type { AgentTool } from './visible-tools-and-sources.ts';

/** Everything a program or an agent can do. Each of it is recorded with its caller. */
export type AgentActions = {
  /** A tool that changes data is tried and undone; its rehearsal waits for `confirm`. */
  run(request: AgentRequest, input: AgentRunInput): Promise<V1RunOutput>;
  confirm(request: AgentRequest, rehearsalId: string): Promise<Confirmed>;
  ask(request: AgentRequest, input: AgentAskInput): Promise<V1AskOutput>;
  sources(request: AgentRequest): V1Source[];
  /** The tables of a source the caller may see. */
  schema(request: AgentRequest, sourceId: string): Promise<V1Table[]>;
};

type Place = { owner: Owner; id: string; signal: AbortSignal };
type Rehearsed = { rehearsal_id: string; rows_affected: number; expires_at: string; execution_id: string };
type Confirmed = { execution_id: string; rows_affected: number };
type Change = { tool: AgentTool['tool']; values: ParameterValues };

export type AgentActionParts = {
  recorder: Pick<Recorder, 'read'>;
  asks: Pick<AskService, 'answer'>;
  /** Lends the database of a connection for reading. */
  lend(place: Place): Pick<AskedSource, 'bind' | 'use'>;
  open(place: Place): Promise<Pick<AskedSource, 'schema'>>;
  /** What of a connection is marked as personal or secret; null where nothing is. */
  masking(place: Place): Promise<ConnectionMasking | null> | null;
  /** As it was read when the tool was saved. */
  statementOf(owner: Owner, tool: Tool): Promise<StatementFacts>;
  /** These two record what they do. */
  rehearse(request: AgentRequest, change: Change): Promise<Rehearsed>;
  confirm(request: AgentRequest, rehearsalId: string): Promise<Confirmed>;
  /** What was rehearsed, confirmed since or not; null when there is no such rehearsal. */
  rehearsed(owner: Owner, rehearsalId: string): Promise<{ toolId: string | null } | null>;
};

export function carryOutAgentActions(parts: AgentActionParts): AgentActions {
  return {
    run: (request, input) => shownTo(request, () => run(parts, request, input)),
    confirm: (request, id) => confirm(parts, request, id),
    ask: (request, input) =>
      shownTo(request, async () => {
        assertMayRead(request);
        return askForAgent(parts, request, input);
      }),
    sources: ({ view }) =>
      view.sources.map(({ id, name, type, projectRef: project }) => {
        const tools = view.tools.filter(({ tool }) => tool.connectionId === id).length;
        return { id, name, type, project, tools };
      }),
    schema: async (request, id) => {
      const { owner, view, signal } = request;
      assertMayRead(request);
      if (!view.seesStatements) throw new ParleyError('space_role', { values: { roles: rolesSeeing } });
      if (!view.sources.some((source) => source.id === id)) throw noSource();
      const source = await parts.open({ owner, id, signal });
      return compactSchema(await source.schema());
    },
  };
}

async function run(
  parts: AgentActionParts,
  request: AgentRequest,
  input: AgentRunInput,
): Promise<V1RunOutput> {
  const found = request.view.find(input.name);
  if (!found) throw whyNotFound(input.name, request.view.tools);
  rejectUnknownParameters(found.tool.parameters, input.parameters);
  return await silently(parts, request, found.tool.connectionId, (masking) =>
    found.tool.type === 'mutation'
      ? change(parts, request, { input, found })
      : read(parts, request, { input, found, masking }),
  );
}

/** Whoever sees no statements does not read what a database says of them, or where it is, when it fails. */
function shownTo<T>({ view }: AgentRequest, work: () => Promise<T>): Promise<T> {
  return view.seesStatements ? work() : withoutSql(work);
}

async function withoutSql<T>(work: () => Promise<T>): Promise<T> {
  try {
    return stripStatements(await work());
  } catch (error) {
    throw error instanceof ParleyError ? withoutSourceWords(error) : error;
  }
}

/** Where something is marked, an agent that is not cleared does not read what the database says about a failure. */
function silently<T>(
  parts: Pick<AgentActionParts, 'masking'>,
  { owner, view, signal }: AgentRequest,
  connectionId: string | null,
  work: (masking: ConnectionMasking | null) => Promise<T>,
): Promise<T> {
  const isOpen = view.isCleared || connectionId === null;
  const reading = isOpen ? null : parts.masking({ owner, id: connectionId, signal });
  return reading === null ? work(null) : masked(reading, work);
}

async function masked<T>(
  reading: Promise<ConnectionMasking | null>,
  work: (masking: ConnectionMasking | null) => Promise<T>,
): Promise<T> {
  const masking = await reading;
  try {
    return await work(masking);
  } catch (error) {
    throw masking && error instanceof ParleyError ? withoutDatabaseWords(error) : error;
  }
}

type Found = { input: AgentRunInput; found: AgentTool };

async function read(
  parts: AgentActionParts,
  request: AgentRequest,
  { input, found, masking }: Found & { masking: ConnectionMasking | null },
): Promise<V1RunOutput> {
  const { owner, door, caller, signal } = request;
  const { name, tool } = found;
  const source = { connection: connectionOf(tool), ...parts.lend({ owner, id: tool.connectionId, signal }) };
  const run = { owner, door, caller, tool, values: input.parameters, source };
  const { execution, result } = await runTool(parts.recorder, run);
  return {
    tool: name,
    execution_id: execution.id,
    parameters: valuesOf(execution.chips),
    result: masking
      ? await maskedPage(
          { masking, standIns: await masking.standIns() },
          {
            result,
            hash: execution.resultHash ?? '',
            page: input,
            sql: tool.sql,
            flow: (await parts.statementOf(owner, tool)).flow,
          },
        )
      : paginateResult(result, execution.resultHash ?? '', input),
    rehearsal: null,
  };
}

async function change(
  parts: AgentActionParts,
  request: AgentRequest,
  { input, found }: Found,
): Promise<V1RunOutput> {
  const { name, tool } = found;
  // Bound ones are filled where the statement is approved.
  const free = tool.parameters.filter(({ boundTo }) => boundTo === undefined);
  const { chips } = chipsWith(free, input.parameters, { before: [], known: [] });
  const parameters = valuesOf(chips);
  const { execution_id, ...tried } = await parts.rehearse(request, { tool, values: parameters });
  const { rehearsal_id, rows_affected, expires_at } = tried;
  const rehearsal = { rehearsal_id, rows_affected, expires_at };
  return { tool: name, execution_id, parameters, result: null, rehearsal };
}

/** A rehearsal of what is out of sight is none: neither another source's nor another toolset's. */
async function confirm(
  parts: AgentActionParts,
  request: AgentRequest,
  rehearsalId: string,
): Promise<Confirmed> {
  const { owner, view } = request;
  if (!view.mayWrite) throw new ParleyError('writes_not_allowed', { message: 'This token may only read.' });
  const rehearsed = await parts.rehearsed(owner, rehearsalId);
  const isSeen = view.tools.some(({ tool }) => tool.id === rehearsed?.toolId);
  if (!isSeen) throw new ParleyError('not_found', { message: 'This rehearsal is no longer valid.' });
  const { connectionId = null } = view.tools.find(({ tool }) => tool.id === rehearsed?.toolId)?.tool ?? {};
  return silently(parts, request, connectionId, () => parts.confirm(request, rehearsalId));
}

function assertMayRead({ view }: AgentRequest): void {
  if (!view.mayRead) throw new ParleyError('reads_not_allowed');
}

const rolesSeeing = permissions.look.map((role) => roleNames[role].toLowerCase()).join(', ');

function connectionOf({ connectionId: id, connectionName }: Tool & { connectionId: string }) {
  return { id, name: connectionName ?? '' };
}

function noSource(): ParleyError {
  return new ParleyError('not_found', { message: toolMessages.noSource });
}
