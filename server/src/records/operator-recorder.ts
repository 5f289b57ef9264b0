import type { NewAction } from '../store/operator-overview-types.ts';
import type { Store } from '../store/store.ts';

/**
 * The only way into the record of what operators did. An action is written down before it begins, as of unknown
 * outcome, and closed after it: without a store nothing is begun, and a server that dies in between leaves it so.
 */
export type OperatorRecorder = {
  record<T>(action: NewAction, work: () => Promise<T>): Promise<T>;
};

type Parts = { store: Pick<Store, 'operatorActions'>; onFailure(error: unknown): void };

export function createOperatorRecorder({ store, onFailure }: Parts): OperatorRecorder {
  return {
    record: async (action, work) => {
      const id = await store.operatorActions.begin(action);
      // It has been done: that its record cannot be closed must not make it look as if it had failed.
      const end = (outcome: 'done' | 'failed') => store.operatorActions.end(id, outcome).catch(onFailure);
      try {
        const value = await work();
        await end('done');
        return value;
      } catch (error) {
        await end('failed');
        throw error;
      }
    },
  };
}
