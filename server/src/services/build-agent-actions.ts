import { ParleyError } from '@parley/contract/errors';
import { spaceEventNames } from '@parley/contract/spaces/space-api';
import type { AgentRequest } from '../agents/agent-request-types.ts';
import { carryOutAgentActions } from '../agents/carry-out-agent-actions.ts';
import type { AskService } from '../ask/ask-service.ts';
import { createStatements, withStatement } from '../ask/tool-statement-facts.ts';
import type { Sources } from '../connections/open-source-for-user.ts';
import type { RunService } from '../connections/running/public-types.ts';
import type { Recorder } from '../records/execution-recorder.ts';
import type { SpaceRecorder } from '../records/space-recorder.ts';
import type { Store } from '../store/store.ts';

type DeskParts = {
  store: Pick<Store, 'tools'>;
  asks: AskService;
  recorder: Recorder;
  spaceRecorder: SpaceRecorder;
  databases: { sources: Sources; runs: RunService };
};

/** The same runs and sources as for a person, in the words of the actions. */
export function buildAgentActions({ store, asks, recorder, spaceRecorder, databases }: DeskParts) {
  const { sources, runs } = databases;
  const statements = createStatements(store);
  return carryOutAgentActions({
    recorder,
    asks,
    lend: sources.lend,
    open: sources.open,
    masking: sources.recentMasking,
    statementOf: async ({ id }, tool) => (await withStatement(statements, id, tool)).statement,
    rehearse: (request, { tool, values }) => {
      const { id, name, version, connectionId: connection_id, sql: query, parameters } = tool;
      return runs.rehearse(request, {
        connection_id,
        query,
        parameters,
        values,
        tool: { id, name, version },
      });
    },
    rehearsed: runs.rehearsed,
    confirm: recordChanges(spaceRecorder, runs.confirm),
  });
}

/** In a shared space its record tells of the change, as of one that is made on a page. */
function recordChanges(recorder: SpaceRecorder, confirm: RunService['confirm']) {
  return async (request: AgentRequest, rehearsalId: string): ReturnType<RunService['confirm']> => {
    const { owner, caller } = request;
    if (owner.id === owner.personId) return confirm(request, rehearsalId);
    const close = await recorder.begin({
      spaceId: owner.id,
      person: owner.email,
      route: spaceEventNames.agentChange,
      subject: caller,
      address: request.address(),
    });
    try {
      const confirmed = await confirm(request, rehearsalId);
      close('done');
      return confirmed;
    } catch (error) {
      if (error instanceof ParleyError) close('refused');
      throw error;
    }
  };
}
