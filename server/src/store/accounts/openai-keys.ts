import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import { type Owner, ownedBy } from '../acting-member.ts';
import type { StoredApiKey } from '../ai-model-and-usage-types.ts';
import { booleanOrNull, isoText, isoTextOrNull } from '../database/column-conversions.ts';
import type { Tables } from '../database/table-types.ts';

const provider = 'openai';

type NewKey = {
  lastFour: string;
  isValid: boolean | null;
  /** Called with the row's id, because the envelope is bound to it. */
  seal(rowId: string): string;
};

export type ApiKeys = {
  find(spaceId: string): Promise<StoredApiKey | null>;
  save(owner: Owner, key: NewKey): Promise<StoredApiKey>;
  markVerified(spaceId: string, isValid: boolean): Promise<void>;
  markUsed(spaceId: string): Promise<void>;
  remove(spaceId: string): Promise<void>;
  /** Every stored envelope, for sealing again under a new key. */
  all(): Promise<StoredApiKey[]>;
  /** Puts a new envelope in place of the one that was read; a key saved meanwhile is left alone. */
  reseal(id: string, from: string, to: string): Promise<void>;
};

export function apiKeys(db: Kysely<Tables>): ApiKeys {
  const mine = (spaceId: string) =>
    db.selectFrom('parley_api_keys').selectAll().where('space_id', '=', spaceId).where('name', '=', provider);
  return {
    find: async (spaceId) => {
      const row = await mine(spaceId).executeTakeFirst();
      return row ? toStoredKey(row) : null;
    },
    save: (owner, key) => replace(db, owner, key),
    markVerified: async (spaceId, isValid) => {
      const now = new Date().toISOString();
      await db
        .updateTable('parley_api_keys')
        .set({ is_valid: isValid, last_used_at: now })
        .where('space_id', '=', spaceId)
        .where('name', '=', provider)
        .execute();
    },
    markUsed: async (spaceId) => {
      await db
        .updateTable('parley_api_keys')
        .set({ last_used_at: new Date().toISOString() })
        .where('space_id', '=', spaceId)
        .where('name', '=', provider)
        .execute();
    },
    remove: async (spaceId) => {
      await db
        .deleteFrom('parley_api_keys')
        .where('space_id', '=', spaceId)
        .where('name', '=', provider)
        .execute();
    },
    all: async () => (await db.selectFrom('parley_api_keys').selectAll().execute()).map(toStoredKey),
    reseal: async (id, from, to) => {
      await db
        .updateTable('parley_api_keys')
        .set({ sealed_key: to })
        .where('id', '=', id)
        .where('sealed_key', '=', from)
        .execute();
    },
  };
}

/** One statement: the new envelope and the id it is bound to replace the old pair together. */
async function replace(db: Kysely<Tables>, owner: Owner, key: NewKey) {
  const now = new Date().toISOString();
  const id = randomUUID();
  const change = {
    id,
    sealed_key: key.seal(id),
    last_four: key.lastFour,
    is_valid: key.isValid,
    updated_at: now,
    last_used_at: null,
  };
  const row = await db
    .insertInto('parley_api_keys')
    .values({ ...change, ...ownedBy(owner), name: provider, created_at: now })
    .onConflict((conflict) => conflict.columns(['space_id', 'name']).doUpdateSet(change))
    .returningAll()
    .executeTakeFirstOrThrow();
  return toStoredKey(row);
}

export function toStoredKey(row: Selectable<Tables['parley_api_keys']>): StoredApiKey {
  return {
    id: row.id,
    spaceId: row.space_id,
    sealedKey: row.sealed_key,
    lastFour: row.last_four,
    isValid: booleanOrNull(row.is_valid),
    createdAt: isoText(row.created_at),
    updatedAt: isoText(row.updated_at),
    lastUsedAt: isoTextOrNull(row.last_used_at),
  };
}
