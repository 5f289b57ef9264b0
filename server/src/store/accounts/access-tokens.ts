import { randomUUID } from 'node:crypto';
import type { AccessToken, TokenScope } from '@parley/contract/agent-access';
import { tokenOrigins } from '@parley/contract/agent-access';
import { mayDo, spaceRoles } from '@parley/contract/spaces/roles';
import type { Kysely, Selectable } from 'kysely';
import { type Owner, ownedBy, ownerOfRow } from '../acting-member.ts';
import type { FoundToken, NewToken } from '../agent-token-types.ts';
import { isoText, isoTextOrNull } from '../database/column-conversions.ts';
import { parseEnumText } from '../database/parse-enum-text.ts';
import type { Tables } from '../database/table-types.ts';

export type AccessTokens = {
  /** Those that this person made for this space, the newest first. */
  list(owner: Owner): Promise<AccessToken[]>;
  /** Of every space. */
  ofPerson(personId: string): Promise<AccessToken[]>;
  add(owner: Owner, token: NewToken): Promise<AccessToken>;
  /**
   * By what is kept of its secret; `null` when there is none, its owner is disabled, or no member of its space any more. Whether it has expired is the
   * caller's question.
   */
  find(hash: string): Promise<FoundToken | null>;
  findById(id: string): Promise<FoundToken | null>;
  /** The same token with another secret: the one before opens nothing any more. */
  renew(id: string, secret: Pick<NewToken, 'hash' | 'hint' | 'expiresAt'>): Promise<void>;
  markUsed(id: string, at: string): Promise<void>;
  remove(owner: Owner, id: string): Promise<boolean>;
  /** All of a person, of whichever space, and what agents were allowed but have not come for; says how many tokens there were. */
  removeAll(profileId: string): Promise<number>;
};

export function accessTokens(db: Kysely<Tables>): AccessTokens {
  const ofPerson = (personId: string) =>
    db
      .selectFrom('parley_access_tokens')
      .selectAll()
      .where('profile_id', '=', personId)
      .orderBy('created_at', 'desc')
      .orderBy('id');
  return {
    list: async (owner) =>
      (await ofPerson(owner.personId).where('space_id', '=', owner.id).execute()).map(toEntity),
    ofPerson: async (personId) => (await ofPerson(personId).execute()).map(toEntity),
    add: async (owner, { id = randomUUID(), name, hash, hint, scopes, connectionIds, origin, expiresAt }) => {
      const row = {
        id,
        ...ownedBy(owner),
        name,
        hash,
        hint,
        scopes: JSON.stringify(scopes),
        connection_ids: connectionIds && JSON.stringify(connectionIds),
        origin,
        expires_at: expiresAt,
        last_used_at: null,
        created_at: new Date().toISOString(),
      };
      await db.insertInto('parley_access_tokens').values(row).execute();
      return toEntity(row);
    },
    find: async (hash) => {
      const row = await ofEnabled(db).where('token.hash', '=', hash).executeTakeFirst();
      return row ? toFound(row) : null;
    },
    findById: async (id) => {
      const row = await ofEnabled(db).where('token.id', '=', id).executeTakeFirst();
      return row ? toFound(row) : null;
    },
    renew: async (id, { hash, hint, expiresAt: expires_at }) => {
      await db
        .updateTable('parley_access_tokens')
        .set({ hash, hint, expires_at })
        .where('id', '=', id)
        .execute();
    },
    markUsed: async (id, at) => {
      await db.updateTable('parley_access_tokens').set({ last_used_at: at }).where('id', '=', id).execute();
    },
    remove: async (owner, id) => {
      const { numDeletedRows } = await db
        .deleteFrom('parley_access_tokens')
        .where('space_id', '=', owner.id)
        .where('profile_id', '=', owner.personId)
        .where('id', '=', id)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
    removeAll: (profileId) =>
      db.transaction().execute(async (tx) => {
        await tx.deleteFrom('parley_agent_codes').where('profile_id', '=', profileId).execute();
        const { numDeletedRows } = await tx
          .deleteFrom('parley_access_tokens')
          .where('profile_id', '=', profileId)
          .executeTakeFirst();
        return Number(numDeletedRows);
      }),
  };
}

const ofEnabled = (db: Kysely<Tables>) =>
  db
    .selectFrom('parley_access_tokens as token')
    .innerJoin('parley_profiles as profile', 'profile.id', 'token.profile_id')
    .leftJoin('parley_members as member', (join) =>
      join
        .onRef('member.space_id', '=', 'token.space_id')
        .onRef('member.profile_id', '=', 'token.profile_id'),
    )
    .selectAll('token')
    .select('member.role')
    .where('profile.disabled_at', 'is', null)
    // Whoever was removed from a space is out of it with their tokens, too.
    .where((row) =>
      row.or([row('token.space_id', '=', row.ref('token.profile_id')), row('member.role', 'is not', null)]),
    );

type FoundRow = Selectable<Tables['parley_access_tokens']> & { role: string | null };

/** Whoever may no longer clear a token for marked values has none that is cleared, also of those from before. */
function toFound(row: FoundRow): FoundToken {
  const token = toEntity(row);
  // Only a personal space has no members.
  const role = row.role === null ? 'owner' : parseEnumText(spaceRoles, row.role);
  const isCleared = mayDo(role, 'clear-tokens');
  const scopes = isCleared ? token.scopes : token.scopes.filter((scope) => scope !== 'unmasked');
  return { token: { ...token, scopes }, owner: ownerOfRow(row, role) };
}

function toEntity(row: Selectable<Tables['parley_access_tokens']>): AccessToken {
  return {
    id: row.id,
    name: row.name,
    hint: row.hint,
    // Only `add` writes these columns, from values of that very type.
    scopes: JSON.parse(row.scopes) as TokenScope[],
    connectionIds: row.connection_ids === null ? null : (JSON.parse(row.connection_ids) as string[]),
    origin: parseEnumText(tokenOrigins, row.origin),
    expiresAt: isoTextOrNull(row.expires_at),
    lastUsedAt: isoTextOrNull(row.last_used_at),
    createdAt: isoText(row.created_at),
  };
}
