import { createAgentDesk } from '../agents/agent-desk.ts';
import type { Asks } from '../ask/asks.ts';
import type { Runs } from '../connections/runs.ts';
import type { Sources } from '../connections/sources.ts';
import type { Recorder } from '../records/recorder.ts';

type DeskParts = {
  asks: Asks;
  recorder: Recorder;
  databases: { sources: Sources; runs: Runs };
};

/** The same runs and sources as for a person, in the words of the desk. */
export function buildAgentDesk({ asks, recorder, databases: { sources, runs } }: DeskParts) {
  return createAgentDesk({
    recorder,
    asks,
    lend: sources.lend,
    open: sources.open,
    rehearse: (visit, { tool, values }) => {
      const { id, name, version, connectionId: connection_id, sql: query, parameters } = tool;
      return runs.rehearse(visit, { connection_id, query, parameters, values, tool: { id, name, version } });
    },
    rehearsed: runs.rehearsed,
    confirm: runs.confirm,
  });
}
