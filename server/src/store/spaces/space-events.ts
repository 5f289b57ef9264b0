import type { Kysely, Transaction } from 'kysely';
import { timeOrderedId } from '../../platform/time-ordered-id.ts';
import { isoText } from '../database/column-conversions.ts';
import type { Tables } from '../database/table-types.ts';
import type { NewSpaceEvent, SpaceEvent, SpaceEventsWanted } from '../space-event-types.ts';

/** What was changed in shared spaces. Nothing changes or removes an entry but its own end, and the time that records are kept. */
export type SpaceEvents = {
  /** Before it is done, as of unknown outcome. */
  begin(event: NewSpaceEvent): Promise<string>;
  end(id: string, outcome: 'done' | 'refused'): Promise<void>;
  /** The newest first; `before` is the id of the last one that was seen. */
  list(spaceId: string, wanted: SpaceEventsWanted): Promise<SpaceEvent[]>;
  sweep(before: number): Promise<void>;
};

/** One that is done with the transaction it stands in, on this server itself. */
export async function addEvent(
  tx: Transaction<Tables>,
  { spaceId: space_id, ...event }: Pick<NewSpaceEvent, 'spaceId' | 'person' | 'route'>,
): Promise<void> {
  const done_at = new Date().toISOString();
  const facts = { id: timeOrderedId(), subject: null, address: '', outcome: 'done', done_at };
  await tx
    .insertInto('parley_space_events')
    .values({ ...facts, space_id, ...event })
    .execute();
}

export function spaceEvents(db: Kysely<Tables>): SpaceEvents {
  return {
    begin: async ({ spaceId: space_id, ...event }) => {
      const id = timeOrderedId();
      const done_at = new Date().toISOString();
      await db
        .insertInto('parley_space_events')
        .values({ id, space_id, ...event, outcome: 'unknown', done_at })
        .execute();
      return id;
    },
    end: async (id, outcome) => {
      await db
        .updateTable('parley_space_events')
        .set({ outcome })
        .where('id', '=', id)
        .where('outcome', '=', 'unknown')
        .execute();
    },
    list: async (spaceId, { person, before, limit }) => {
      const rows = await db
        .selectFrom('parley_space_events')
        .selectAll()
        .where('space_id', '=', spaceId)
        .$if(person !== undefined, (query) => query.where('person', '=', person ?? ''))
        .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return rows.map(({ space_id: _space, done_at, ...row }) => ({ ...row, doneAt: isoText(done_at) }));
    },
    sweep: async (before) => {
      await db
        .deleteFrom('parley_space_events')
        .where('done_at', '<', new Date(before).toISOString())
        .execute();
    },
  };
}
