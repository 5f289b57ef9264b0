import type { NewSpaceEvent, SpaceEvent, SpaceEventsWanted } from '../store/space-event-types.ts';
import type { Store } from '../store/store.ts';

/** The record of a shared space: what was changed there, by whom, when and from where. */
export type SpaceRecorder = {
  /** A change that cannot be written down is not begun. Gives what closes the entry. */
  begin(event: NewSpaceEvent): Promise<(outcome: 'done' | 'refused') => void>;
  list(spaceId: string, wanted: SpaceEventsWanted): Promise<SpaceEvent[]>;
};

type Parts = { store: Pick<Store, 'spaceEvents'>; onFailure(error: unknown): void };

export function createSpaceRecorder({ store, onFailure }: Parts): SpaceRecorder {
  return {
    begin: async (event) => {
      const id = await store.spaceEvents.begin(event);
      return (outcome) => void store.spaceEvents.end(id, outcome).catch(onFailure);
    },
    list: (spaceId, wanted) => store.spaceEvents.list(spaceId, wanted),
  };
}
