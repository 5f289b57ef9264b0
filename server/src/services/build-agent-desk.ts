import { createAgentDesk } from '../agents/agent-desk.ts';
import type { Asks } from '../ask/asks.ts';
import type { ExecutionQueue } from '../ask/execution-queue.ts';
import type { Runs } from '../connections/runs.ts';
import type { Sources } from '../connections/sources.ts';

type DeskParts = {
  asks: Asks;
  executionQueue: ExecutionQueue;
  databases: { sources: Sources; runs: Runs };
};

/** The same runs and sources as for a person, in the words of the desk. */
export function buildAgentDesk({ asks, executionQueue, databases: { sources, runs } }: DeskParts) {
  return createAgentDesk({
    keep: executionQueue.add,
    asks,
    lend: sources.lend,
    open: sources.open,
    rehearse: (owner, { sql: query, connectionId: connection_id, parameters, values }, signal) =>
      runs.rehearse(owner, { connection_id, query, parameters, values }, signal),
    rehearsedOn: runs.rehearsedOn,
    confirm: runs.confirm,
  });
}
