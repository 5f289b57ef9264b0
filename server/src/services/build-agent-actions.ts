import { createAgentActions } from '../agents/agent-actions.ts';
import type { Asks } from '../ask/asks.ts';
import type { Runs } from '../connections/running/runs.ts';
import type { Sources } from '../connections/sources.ts';
import type { Recorder } from '../records/recorder.ts';

type DeskParts = {
  asks: Asks;
  recorder: Recorder;
  databases: { sources: Sources; runs: Runs };
};

/** The same runs and sources as for a person, in the words of the actions. */
export function buildAgentActions({ asks, recorder, databases: { sources, runs } }: DeskParts) {
  return createAgentActions({
    recorder,
    asks,
    lend: sources.lend,
    open: sources.open,
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
