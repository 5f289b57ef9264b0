import { ParleyError } from '@parley/contract/errors';
import { mostOpenToolRequests, type ToolRequest } from '@parley/contract/spaces/tool-requests';
import type { Owner } from '../store/acting-member.ts';
import type { Store } from '../store/store.ts';

/** What askers want tools for. */
export type ToolRequestService = {
  open(owner: Owner): Promise<ToolRequest[]>;
  add(owner: Owner, wish: { question: string; connectionId: string }): Promise<void>;
  markDone(owner: Owner, id: string): Promise<void>;
};

export function createToolRequestService({
  toolRequests,
  connections,
}: Pick<Store, 'toolRequests' | 'connections'>): ToolRequestService {
  return {
    open: ({ id }) => toolRequests.open(id),
    add: async (owner, wish) => {
      const isKnown = (await connections.list(owner.id)).some(({ id }) => id === wish.connectionId);
      if (!isKnown) throw new ParleyError('not_found');
      if (owner.id === owner.personId) {
        throw new ParleyError('invalid_input', {
          message: 'In your personal space you make tools yourself.',
        });
      }
      const own = (await toolRequests.open(owner.id)).filter(({ by }) => by === owner.email);
      if (own.length >= mostOpenToolRequests) {
        throw new ParleyError('invalid_input', {
          message: `${mostOpenToolRequests} of your wishes are open already. Talk to a maker first.`,
        });
      }
      await toolRequests.add(owner, wish);
    },
    markDone: async (owner, id) => {
      if (!(await toolRequests.markDone(owner, id))) {
        throw new ParleyError('not_found', { message: 'This wish is done already.' });
      }
    },
  };
}
