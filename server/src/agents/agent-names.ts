import { createHash } from 'node:crypto';
import { ownToolNames } from '@parley/contract/access';
import type { Tool } from '@parley/contract/tools';

/**
 * What agents call the tools of one owner: the system name without its timestamp. Where two would have the same,
 * neither has it, so that a name never comes to mean another tool than it did.
 */
export function agentNames(tools: readonly Pick<Tool, 'id' | 'systemName'>[]): Map<string, string> {
  const stems = tools.map(({ id, systemName }) => ({ id, stem: systemName.replace(/_\d+$/, '') }));
  const sharing = Map.groupBy(stems, ({ stem }) => stem);
  const isTaken = (stem: string) =>
    (sharing.get(stem)?.length ?? 0) > 1 || ownToolNames.some((name) => name === stem);
  return new Map(stems.map(({ id, stem }) => [id, isTaken(stem) ? `${stem}_${mark(id)}` : stem]));
}

function mark(id: string): string {
  return createHash('sha256').update(id).digest('hex').slice(0, 6);
}
