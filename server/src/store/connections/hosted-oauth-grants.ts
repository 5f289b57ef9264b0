import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import { type Owner, ownedBy } from '../acting-member.ts';
import { isoText, isoTextOrNull } from '../database/column-conversions.ts';
import type { Tables } from '../database/table-types.ts';
import type { Listing, StoredGrant } from '../grant-rehearsal-and-upload-types.ts';

export type NewGrant = {
  /** Called with the row's id, because the envelope is bound to it. */
  seal(rowId: string): string;
  expiresAt: string;
};

export type GrantStore = {
  list(spaceId: string): Promise<StoredGrant[]>;
  find(spaceId: string, id: string): Promise<StoredGrant | null>;
  add(owner: Owner, grant: NewGrant): Promise<StoredGrant>;
  /** True for one caller at a time, on however many servers: whoever holds the lease may refresh. */
  lease(grant: StoredGrant, lease: { id: string; now: number; until: number }): Promise<boolean>;
  release(id: string, leaseId: string): Promise<void>;
  /** Ends the lease with a new pair of tokens. */
  renew(
    id: string,
    leaseId: string,
    to: { sealedTokens: string; expiresAt: string },
  ): Promise<StoredGrant | null>;
  /** Ends the lease and the grant with it. */
  removeLeased(id: string, leaseId: string): Promise<void>;
  remove(spaceId: string, id: string): Promise<boolean>;
  saveListing(id: string, listing: Listing): Promise<void>;
  /** Connections of the old grants go on with the new one; the old ones are gone. */
  replace(spaceId: string, old: readonly string[], by: string): Promise<void>;
  /** Every stored envelope, for sealing again under a new key. */
  sealed(): Promise<{ id: string; spaceId: string; sealedTokens: string }[]>;
  /** Puts a new envelope in place of the one that was read; tokens saved meanwhile are left alone. */
  reseal(id: string, from: string, to: string): Promise<void>;
};

export function grants(db: Kysely<Tables>): GrantStore {
  const ofOwner = (spaceId: string) =>
    db.selectFrom('parley_oauth_grants').selectAll().where('space_id', '=', spaceId);
  return {
    list: async (spaceId) =>
      (await ofOwner(spaceId).orderBy('created_at').orderBy('id').execute()).map(toEntity),
    find: async (spaceId, id) => {
      const row = await ofOwner(spaceId).where('id', '=', id).executeTakeFirst();
      return row ? toEntity(row) : null;
    },
    add: (owner, grant) => add(db, owner, grant),
    ...leases(db),
    remove: async (spaceId, id) => {
      const { numDeletedRows } = await db
        .deleteFrom('parley_oauth_grants')
        .where('space_id', '=', spaceId)
        .where('id', '=', id)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
    saveListing: async (id, listing) => {
      const listed_at = new Date().toISOString();
      await db
        .updateTable('parley_oauth_grants')
        .set({ listing: JSON.stringify(listing), listed_at })
        .where('id', '=', id)
        .execute();
    },
    replace: (spaceId, old, by) => replace(db, spaceId, { old, by }),
    sealed: async () => {
      const rows = await db
        .selectFrom('parley_oauth_grants')
        .select(['id', 'space_id', 'sealed_tokens'])
        .execute();
      return rows.map((row) => ({
        id: row.id,
        spaceId: row.space_id,
        sealedTokens: row.sealed_tokens,
      }));
    },
    reseal: async (id, from, to) => {
      await db
        .updateTable('parley_oauth_grants')
        .set({ sealed_tokens: to })
        .where('id', '=', id)
        .where('sealed_tokens', '=', from)
        .execute();
    },
  };
}

async function add(db: Kysely<Tables>, owner: Owner, { seal, expiresAt }: NewGrant): Promise<StoredGrant> {
  const now = new Date().toISOString();
  const id = randomUUID();
  const row = await db
    .insertInto('parley_oauth_grants')
    .values({
      id,
      ...ownedBy(owner),
      sealed_tokens: seal(id),
      expires_at: expiresAt,
      version: 1,
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toEntity(row);
}

function leases(db: Kysely<Tables>): Pick<GrantStore, 'lease' | 'release' | 'renew' | 'removeLeased'> {
  return {
    lease: async (grant, { id, now, until }) => {
      const { numUpdatedRows } = await db
        .updateTable('parley_oauth_grants')
        .set({ lease_id: id, lease_until: new Date(until).toISOString() })
        .where('id', '=', grant.id)
        .where('version', '=', grant.version)
        .where((row) =>
          row.or([row('lease_until', 'is', null), row('lease_until', '<', new Date(now).toISOString())]),
        )
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    release: async (id, leaseId) => {
      await db
        .updateTable('parley_oauth_grants')
        .set({ lease_id: null, lease_until: null })
        .where('id', '=', id)
        .where('lease_id', '=', leaseId)
        .execute();
    },
    renew: async (id, leaseId, { sealedTokens, expiresAt }) => {
      const row = await db
        .updateTable('parley_oauth_grants')
        .set((grant) => ({
          sealed_tokens: sealedTokens,
          expires_at: expiresAt,
          version: grant('version', '+', 1),
          lease_id: null,
          lease_until: null,
          updated_at: new Date().toISOString(),
        }))
        .where('id', '=', id)
        .where('lease_id', '=', leaseId)
        .returningAll()
        .executeTakeFirst();
      return row ? toEntity(row) : null;
    },
    removeLeased: async (id, leaseId) => {
      await db
        .deleteFrom('parley_oauth_grants')
        .where('id', '=', id)
        .where('lease_id', '=', leaseId)
        .execute();
    },
  };
}

async function replace(
  db: Kysely<Tables>,
  spaceId: string,
  { old, by }: { old: readonly string[]; by: string },
): Promise<void> {
  if (old.length === 0) return;
  await db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('parley_connections')
      .set({ grant_id: by })
      .where('space_id', '=', spaceId)
      .where('grant_id', 'in', old)
      .execute();
    await transaction
      .deleteFrom('parley_oauth_grants')
      .where('space_id', '=', spaceId)
      .where('id', 'in', old)
      .execute();
  });
}

function toEntity(row: Selectable<Tables['parley_oauth_grants']>): StoredGrant {
  return {
    id: row.id,
    spaceId: row.space_id,
    sealedTokens: row.sealed_tokens,
    expiresAt: isoText(row.expires_at),
    version: row.version,
    // Only `saveListing` writes this column, from a value of that very type.
    listing: row.listing === null ? null : (JSON.parse(row.listing) as Listing),
    listedAt: isoTextOrNull(row.listed_at),
    createdAt: isoText(row.created_at),
  };
}
