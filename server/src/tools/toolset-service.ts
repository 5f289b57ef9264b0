import type { Toolset } from '@parley/contract/agent-access';
import { accessLimits } from '@parley/contract/agent-access';
import { ParleyError } from '@parley/contract/errors';
import { toolMessages } from '@parley/contract/tools';
import type { Owner } from '../store/acting-member.ts';
import type { Store } from '../store/store.ts';
import type { ToolsetContent } from '../store/toolset-content-type.ts';

/** Named groups of tools; one tool may be in many. */
export type Toolsets = {
  list(owner: Owner): Promise<Toolset[]>;
  create(owner: Owner, content: ToolsetContent): Promise<Toolset>;
  change(owner: Owner, id: string, content: ToolsetContent): Promise<Toolset>;
  remove(owner: Owner, id: string): Promise<void>;
};

export function createToolsetService(store: Pick<Store, 'toolsets' | 'tools'>): Toolsets {
  const list = (owner: Owner) => store.toolsets.list(owner.id);
  const show = async (owner: Owner, id: string) => {
    const found = (await list(owner)).find((set) => set.id === id);
    if (!found) throw gone();
    return found;
  };
  const assertOwnTools = async (owner: Owner, { toolIds }: ToolsetContent) => {
    if (await store.tools.seesAll(owner, toolIds)) return;
    throw new ParleyError('not_found', { message: toolMessages.notFound });
  };
  return {
    list,
    create: async (owner, content) => {
      await assertOwnTools(owner, content);
      if ((await list(owner)).length >= accessLimits.toolsets) {
        throw new ParleyError('invalid_input', {
          message: `You have ${accessLimits.toolsets} toolsets already.`,
        });
      }
      const id = await store.toolsets.add(owner, content);
      if (id === null) throw taken(content);
      return show(owner, id);
    },
    change: async (owner, id, content) => {
      await show(owner, id);
      await assertOwnTools(owner, content);
      const outcome = await store.toolsets.change(owner, id, content);
      if (outcome === 'gone') throw gone();
      if (outcome === 'taken') throw taken(content);
      return show(owner, id);
    },
    remove: async (owner, id) => {
      if (!(await store.toolsets.remove(owner.id, id))) throw gone();
    },
  };
}

function gone(): ParleyError {
  return new ParleyError('not_found', { message: 'There is no such toolset.' });
}

function taken({ name }: ToolsetContent): ParleyError {
  const message = `There is a toolset called ${name} already.`;
  return new ParleyError('invalid_input', { message, fields: { name: message } });
}
