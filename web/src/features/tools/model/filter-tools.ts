import type { Tool } from '@parley/contract/tools';

export const toolOrders = ['newest', 'name', 'changed'] as const;
export const toolStates = ['all', 'on', 'off', 'broken', 'no_source'] as const;

export type ToolFilter = {
  words: string;
  /** A connection's id, or '' for all. */
  source: string;
  state: (typeof toolStates)[number];
  order: (typeof toolOrders)[number];
};

export const noFilter: ToolFilter = { words: '', source: '', state: 'all', order: 'newest' };

const fits: Record<ToolFilter['state'], (tool: Tool) => boolean> = {
  all: () => true,
  on: (tool) => tool.isActive,
  off: (tool) => !tool.isActive,
  broken: (tool) => tool.status === 'broken',
  no_source: (tool) => tool.status === 'no_source',
};

const compare: Record<ToolFilter['order'], (a: Tool, b: Tool) => number> = {
  newest: (a, b) => b.createdAt.localeCompare(a.createdAt),
  name: (a, b) => a.name.localeCompare(b.name, undefined, { numeric: true }),
  changed: (a, b) => b.updatedAt.localeCompare(a.updatedAt),
};

/** Every word must occur somewhere: in the name, the description, a table or the SQL. */
export function filterTools(tools: readonly Tool[], { words, source, state, order }: ToolFilter): Tool[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return tools
    .filter((tool) => source === '' || tool.connectionId === source)
    .filter(fits[state])
    .filter((tool) => wanted.every((word) => textOf(tool).includes(word)))
    .sort(compare[order]);
}

function textOf({ name, description, tables, sql }: Tool): string {
  return [name, description, ...tables, sql].join('\n').toLowerCase();
}
