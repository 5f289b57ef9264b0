import type { Tool } from '@parley/contract/tools';
import type { Viewer } from '../store/acting-member.ts';
import type { Store } from '../store/store.ts';
import type { Tools } from '../store/tools/tools.ts';
import { hideParameterOptionsAndDefaults } from './hide-parameter-options-and-defaults.ts';
import { hideRowsInHistory } from './hide-rows-in-history.ts';
import { toolRuleVerdicts } from './tool-rule-verdicts.ts';

/**
 * The store as everybody is given it: for askers, a tool that does not carry the rules of its space is not there, nor
 * are rows that were not theirs; everybody else sees why a tool is closed.
 */
export function storeWithRowRules(store: Store): Store {
  const ruled = { ...store, tools: ruledTools(store) };
  return { ...ruled, executions: hideRowsInHistory(ruled) };
}

function withoutChoices(tool: Tool): Tool {
  return { ...tool, parameters: tool.parameters.map(hideParameterOptionsAndDefaults) };
}

function ruledTools(store: Store): Tools {
  const { tools } = store;
  const judged = async (viewer: Viewer, found: readonly Tool[]): Promise<Tool[]> => {
    if (found.length === 0) return [];
    const verdicts = await toolRuleVerdicts(store, viewer, found);
    return found.flatMap((tool): Tool[] => {
      const { closed = null, isRuled = false } = verdicts.get(tool.id) ?? {};
      if (viewer.role !== 'asker') return [{ ...tool, closedToAskers: closed }];
      if (closed !== null) return [];
      return [isRuled ? withoutChoices(tool) : tool];
    });
  };
  // Lists are kept longer than a call (`ask/finding/tool-catalogue-cache.ts`): never by the rules of when it came in.
  const list = async ({ rowRights: _, ...viewer }: Viewer) => judged(viewer, await tools.list(viewer));
  return {
    ...tools,
    list,
    find: async (viewer, id) => {
      const tool = await tools.find(viewer, id);
      return tool && ((await judged(viewer, [tool]))[0] ?? null);
    },
    ofStatement: async (viewer, statement) => judged(viewer, await tools.ofStatement(viewer, statement)),
    seesAll: async (viewer, ids) => {
      if (viewer.role !== 'asker' || ids.length === 0) return tools.seesAll(viewer, ids);
      const seen = new Set((await list(viewer)).map(({ id }) => id));
      return ids.every((id) => seen.has(id));
    },
  };
}
