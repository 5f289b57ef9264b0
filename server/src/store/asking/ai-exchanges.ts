import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { type Owner, ownedBy } from '../acting-member.ts';
import type { Tables } from '../database/table-types.ts';
import type { ExchangePlace, SealedExchanges } from '../sealed-ai-exchange-types.ts';

/** Sealed texts of what was sent to providers; who may open them is not the store's business. */
export type AiExchangeStore = {
  /** Of this person alone: what somebody asked is theirs, also where the connection is the space's. */
  find(owner: Owner, place: ExchangePlace): Promise<SealedExchanges | null>;
  findRow(spaceId: string, id: string): Promise<SealedExchanges | null>;
  /** In the place of what was there. `seal` is called with the row's id, because the envelope is bound to it. */
  save(owner: Owner, place: ExchangePlace, seal: (rowId: string) => string): Promise<void>;
  remove(owner: Owner, place: ExchangePlace): Promise<void>;
  /** The names of the keys that sealed any of them. */
  keys(): Promise<string[]>;
  /** In the order of their ids, those after `after`. */
  sealedWith(key: string, page: { after: string; limit: number }): Promise<SealedExchanges[]>;
  reseal(id: string, from: string, to: string): Promise<void>;
};

export function aiExchanges(db: Kysely<Tables>): AiExchangeStore {
  const select = () => db.selectFrom('parley_ai_exchanges').select(['id', 'space_id', 'sealed']);
  const remove = async ({ id: spaceId, personId }: Owner, place: ExchangePlace) => {
    const [column, id] = columnOf(place);
    await db
      .deleteFrom('parley_ai_exchanges')
      .where('space_id', '=', spaceId)
      .where('profile_id', '=', personId)
      .where(column, '=', id)
      .execute();
  };
  return {
    find: async ({ id: spaceId, personId }, place) => {
      const [column, id] = columnOf(place);
      const row = await select()
        .where('space_id', '=', spaceId)
        .where('profile_id', '=', personId)
        .where(column, '=', id)
        .executeTakeFirst();
      return row ? toEntity(row) : null;
    },
    findRow: async (spaceId, id) => {
      const row = await select().where('space_id', '=', spaceId).where('id', '=', id).executeTakeFirst();
      return row ? toEntity(row) : null;
    },
    save: async (owner, place, seal) => {
      const id = randomUUID();
      const [column, placeId] = columnOf(place);
      const sealed = seal(id);
      await remove(owner, place);
      await db
        .insertInto('parley_ai_exchanges')
        .values({
          id,
          ...ownedBy(owner),
          execution_id: null,
          connection_id: null,
          [column]: placeId,
          sealed,
          sealed_with: keyOf(sealed),
          created_at: new Date().toISOString(),
        })
        .execute();
    },
    remove,
    keys: async () => {
      const rows = await db.selectFrom('parley_ai_exchanges').select('sealed_with').distinct().execute();
      return rows.map(({ sealed_with }) => sealed_with);
    },
    sealedWith: async (key, { after, limit }) => {
      const ofKey = select().where('sealed_with', '=', key).where('id', '>', after);
      return (await ofKey.orderBy('id').limit(limit).execute()).map(toEntity);
    },
    reseal: async (id, from, to) => {
      await db
        .updateTable('parley_ai_exchanges')
        .set({ sealed: to, sealed_with: keyOf(to) })
        .where('id', '=', id)
        .where('sealed', '=', from)
        .execute();
    },
  };
}

function columnOf(place: ExchangePlace): ['execution_id' | 'connection_id', string] {
  return 'executionId' in place ? ['execution_id', place.executionId] : ['connection_id', place.connectionId];
}

/** An envelope begins with its version and the name of its key. */
function keyOf(sealed: string): string {
  return sealed.split('.', 2).join('.');
}

function toEntity({ id, space_id, sealed }: { id: string; space_id: string; sealed: string }) {
  return { id, spaceId: space_id, sealed };
}
