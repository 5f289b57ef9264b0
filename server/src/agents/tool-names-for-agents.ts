import { createHash } from 'node:crypto';
import { ownToolNames } from '@parley/contract/agent-access';
import { ParleyError } from '@parley/contract/errors';
import type { Tool } from '@parley/contract/tools';

/**
 * What agents call the tools of one owner: the system name without its timestamp. Where two would have the same,
 * neither has it, so that a name never comes to mean another tool than it did.
 */
export function toolNamesForAgents(tools: readonly Pick<Tool, 'id' | 'systemName'>[]): Map<string, string> {
  const stems = tools.map((tool) => ({ id: tool.id, stem: stemOf(tool) }));
  const sharing = Map.groupBy(stems, ({ stem }) => stem);
  const isTaken = (stem: string) =>
    (sharing.get(stem)?.length ?? 0) > 1 || ownToolNames.some((name) => name === stem);
  return new Map(stems.map(({ id, stem }) => [id, isTaken(stem) ? `${stem}_${mark(id)}` : stem]));
}

/** Why nothing is called so: it may be what several tools were called, each of which has a longer name. */
export function whyNotFound(name: string, tools: readonly { name: string; tool: Tool }[]): ParleyError {
  const sharing = tools.filter(({ tool }) => stemOf(tool) === name).map((one) => one.name);
  if (sharing.length === 0) return new ParleyError('not_found', { message: `There is no tool '${name}'.` });
  const message = `More than one tool is called '${name}'. Use its longer name: ${sharing.join(', ')}.`;
  return new ParleyError('invalid_input', { message });
}

function stemOf({ systemName }: Pick<Tool, 'systemName'>): string {
  return systemName.replace(/_\d+$/, '');
}

function mark(id: string): string {
  return createHash('sha256').update(id).digest('hex').slice(0, 6);
}
