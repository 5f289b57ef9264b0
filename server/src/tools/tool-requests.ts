import { ParleyError } from '@parley/contract/errors';
import { mostOpenWishes, type ToolWish } from '@parley/contract/spaces/tool-requests';
import type { Owner } from '../store/owner.ts';
import type { Store } from '../store/store.ts';

/** What askers want tools for. */
export type ToolWishService = {
  open(owner: Owner): Promise<ToolWish[]>;
  add(owner: Owner, wish: { question: string; connectionId: string }): Promise<void>;
  markDone(owner: Owner, id: string): Promise<void>;
};

export function createToolWishes({
  toolWishes,
  connections,
}: Pick<Store, 'toolWishes' | 'connections'>): ToolWishService {
  return {
    open: ({ id }) => toolWishes.open(id),
    add: async (owner, wish) => {
      const isKnown = (await connections.list(owner.id)).some(({ id }) => id === wish.connectionId);
      if (!isKnown) throw new ParleyError('not_found');
      if (owner.id === owner.personId) {
        throw new ParleyError('invalid_input', {
          message: 'In your personal space you make tools yourself.',
        });
      }
      const own = (await toolWishes.open(owner.id)).filter(({ by }) => by === owner.email);
      if (own.length >= mostOpenWishes) {
        throw new ParleyError('invalid_input', {
          message: `${mostOpenWishes} of your wishes are open already. Talk to a maker first.`,
        });
      }
      await toolWishes.add(owner, wish);
    },
    markDone: async (owner, id) => {
      if (!(await toolWishes.markDone(owner, id))) {
        throw new ParleyError('not_found', { message: 'This wish is done already.' });
      }
    },
  };
}
