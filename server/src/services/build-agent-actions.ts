import { createAgentActions } from '../agents/agent-actions.ts';
import type { AskService } from '../ask/ask-service.ts';
import { createStatements, withStatement } from '../ask/statements.ts';
import type { Runs } from '../connections/running/runs.ts';
import type { Sources } from '../connections/sources.ts';
import type { Recorder } from '../records/recorder.ts';
import type { Store } from '../store/store.ts';

type DeskParts = {
  store: Pick<Store, 'tools'>;
  asks: AskService;
  recorder: Recorder;
  databases: { sources: Sources; runs: Runs };
};

/** The same runs and sources as for a person, in the words of the actions. */
export function buildAgentActions({ store, asks, recorder, databases: { sources, runs } }: DeskParts) {
  const statements = createStatements(store);
  return createAgentActions({
    recorder,
    asks,
    lend: sources.lend,
    open: sources.open,
    masking: sources.masking,
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
    confirm: runs.confirm,
  });
}
