import type { V1AskOutput, V1RunOutput, V1Source, V1Table } from '@parley/contract/access';
import { ParleyError } from '@parley/contract/errors';
import type { Tool } from '@parley/contract/tools';
import { toolMessages } from '@parley/contract/tools';
import type { Asks } from '../ask/asks.ts';
import { chipsWith, valuesOf } from '../ask/chips.ts';
import { runTool } from '../ask/run-tool.ts';
import type { AskedSource } from '../ask/source.ts';
import type { Recorder } from '../records/recorder.ts';
import type { Owner } from '../store/owner.ts';
import { assertKnownValues } from '../tools/assert-known-values.ts';
import { askFor } from './agent-ask.ts';
import { whyNotFound } from './agent-names.ts';
import type { AgentTool } from './agent-view.ts';
import { compactTables } from './compact-tables.ts';
import { resultPage } from './result-page.ts';
import type { AskWish, RunWish, Values, Visit } from './visit.ts';

/** Everything a program or an agent can do. Each of it is recorded with its caller. */
export type AgentDesk = {
  /** A tool that changes data is tried and undone; its rehearsal waits for `confirm`. */
  run(visit: Visit, wish: RunWish): Promise<V1RunOutput>;
  confirm(visit: Visit, rehearsalId: string): Promise<Confirmed>;
  ask(visit: Visit, wish: AskWish): Promise<V1AskOutput>;
  sources(visit: Visit): V1Source[];
  /** The tables of a source the caller may see. */
  schema(visit: Visit, sourceId: string): Promise<V1Table[]>;
};

type Place = { owner: Owner; id: string; signal: AbortSignal };
type Rehearsed = { rehearsal_id: string; rows_affected: number; expires_at: string; execution_id: string };
type Confirmed = { execution_id: string; rows_affected: number };
type Change = { tool: AgentTool['tool']; values: Values };

export type DeskParts = {
  recorder: Pick<Recorder, 'read'>;
  asks: Pick<Asks, 'answer'>;
  /** Lends the database of a connection for reading. */
  lend(place: Place): Pick<AskedSource, 'use'>;
  open(place: Place): Promise<Pick<AskedSource, 'schema'>>;
  /** These two record what they do. */
  rehearse(visit: Visit, change: Change): Promise<Rehearsed>;
  confirm(visit: Visit, rehearsalId: string): Promise<Confirmed>;
  /** What was rehearsed, confirmed since or not; null when there is no such rehearsal. */
  rehearsed(owner: Owner, rehearsalId: string): Promise<{ toolId: string | null } | null>;
};

export function createAgentDesk(parts: DeskParts): AgentDesk {
  return {
    run: async (visit, wish) => {
      const found = visit.view.find(wish.name);
      if (!found) throw whyNotFound(wish.name, visit.view.tools);
      assertKnownValues(found.tool.parameters, wish.parameters);
      return found.tool.type === 'mutation'
        ? change(parts, visit, { ...wish, found })
        : read(parts, visit, { ...wish, found });
    },
    confirm: (visit, id) => confirm(parts, visit, id),
    ask: async (visit, wish) => {
      assertMayRead(visit);
      return askFor(parts.asks, visit, wish);
    },
    sources: ({ view }) =>
      view.sources.map(({ id, name, type, projectRef: project }) => {
        const tools = view.tools.filter(({ tool }) => tool.connectionId === id).length;
        return { id, name, type, project, tools };
      }),
    schema: async (visit, id) => {
      const { owner, view, signal } = visit;
      assertMayRead(visit);
      if (!view.sources.some((source) => source.id === id)) throw noSource();
      const source = await parts.open({ owner, id, signal });
      return compactTables(await source.schema());
    },
  };
}

type Found = RunWish & { found: AgentTool };

async function read(parts: DeskParts, visit: Visit, { found, ...wish }: Found): Promise<V1RunOutput> {
  const { owner, signal } = visit;
  const { name, tool } = found;
  const source = { connection: connectionOf(tool), ...parts.lend({ owner, id: tool.connectionId, signal }) };
  const { execution, result } = await runTool(parts.recorder, {
    ...visit,
    tool,
    values: wish.parameters,
    source,
  });
  return {
    tool: name,
    execution_id: execution.id,
    parameters: valuesOf(execution.chips),
    result: resultPage(result, execution.resultHash ?? '', wish),
    rehearsal: null,
  };
}

async function change(parts: DeskParts, visit: Visit, { found, ...wish }: Found): Promise<V1RunOutput> {
  const { name, tool } = found;
  const { chips } = chipsWith(tool.parameters, wish.parameters, { before: [], known: [] });
  const parameters = valuesOf(chips);
  const { execution_id, ...tried } = await parts.rehearse(visit, { tool, values: parameters });
  const { rehearsal_id, rows_affected, expires_at } = tried;
  const rehearsal = { rehearsal_id, rows_affected, expires_at };
  return { tool: name, execution_id, parameters, result: null, rehearsal };
}

/** A rehearsal of what is out of sight is none: neither another source's nor another toolset's. */
async function confirm(parts: DeskParts, visit: Visit, rehearsalId: string): Promise<Confirmed> {
  const { owner, view } = visit;
  if (!view.mayWrite) throw new ParleyError('writes_not_allowed', { message: 'This token may only read.' });
  const rehearsed = await parts.rehearsed(owner, rehearsalId);
  const isSeen = view.tools.some(({ tool }) => tool.id === rehearsed?.toolId);
  if (!isSeen) throw new ParleyError('not_found', { message: 'This rehearsal is no longer valid.' });
  return parts.confirm(visit, rehearsalId);
}

function assertMayRead({ view }: Visit): void {
  if (!view.mayRead) throw new ParleyError('reads_not_allowed');
}

function connectionOf({ connectionId: id, connectionName }: Tool & { connectionId: string }) {
  return { id, name: connectionName ?? '' };
}

function noSource(): ParleyError {
  return new ParleyError('not_found', { message: toolMessages.noSource });
}
