import type { SchemaChanges } from '@parley/contract/connections';
import type { Tool } from '@parley/contract/tools';
import { today } from '../platform/today.ts';
import type { Owner } from '../store/acting-member.ts';
import type { Store } from '../store/store.ts';
import { prepareStatement } from './checking/prove-statement.ts';
import { sampleParameterValues } from './checking/sample-parameter-values.ts';
import type { OpenedSource } from './database-for-tools.ts';

export type Recheck = (owner: Owner, checking: Checking) => Promise<void>;

type Checking = {
  source: OpenedSource;
  /** What a rescan found different, where there was an earlier scan. */
  changes: SchemaChanges | null;
};

/**
 * Has the real database check every tool of a source again. One that no longer prepares is marked with what
 * changed, and is left out of routing; one that does again is well.
 */
export async function recheckTools(
  { tools }: Pick<Store, 'tools'>,
  owner: Owner,
  { source, changes }: Checking,
): Promise<void> {
  const mine = (await tools.list(owner)).filter(({ connectionId }) => connectionId === source.connection.id);
  if (mine.length === 0) return;
  await source.use(async (database) => {
    for (const tool of mine) {
      const values = sampleParameterValues(tool.parameters, { profiles: [], today: today() });
      const prepared = await prepareStatement(database, tool, values);
      const problem = 'problem' in prepared ? describe(tool, changes, prepared.problem) : null;
      const isKnown = problem === tool.problem && (problem === null) === (tool.status === 'ok');
      if (!isKnown) await tools.markChecked(owner.id, tool.id, problem);
    }
  });
}

function describe(tool: Tool, changes: SchemaChanges | null, reason: string): string {
  // What it lost is known only in the scan that lost it: the next one finds nothing new.
  if (!changes && tool.problem !== null) return tool.problem;
  const lost = changes ? lostBy(tool, changes) : [];
  if (lost.length === 0 && tool.problem?.endsWith(reason)) return tool.problem;
  return [...lost, reason].join(' ');
}

function lostBy(tool: Tool, { removed, changed }: SchemaChanges): string[] {
  const uses = usedBy(tool);
  return [
    ...removed.filter(uses).map((name) => `${name} was removed.`),
    ...changed.filter(uses).map((name) => `${name} was changed.`),
  ];
}

/** Changes are named with their schema, a tool's own names often without. */
function usedBy({ tables, fields }: Tool): (changed: string) => boolean {
  const names = [...tables, ...fields];
  return (changed) => names.some((name) => changed === name || changed.endsWith(`.${name}`));
}
