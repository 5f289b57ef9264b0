import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { type Owner, ownedBy, ownerOfRow } from '../acting-member.ts';
import type { AgentClient, AgentGrant } from '../agent-token-types.ts';
import { isoText } from '../database/column-conversions.ts';
import type { Tables } from '../database/table-types.ts';

export type AgentRenewal = { tokenId: string; clientId: string; expiresAt: string };

export type AgentClients = {
  add(client: Omit<AgentClient, 'id'>): Promise<AgentClient>;
  find(id: string): Promise<AgentClient | null>;
  /** Also remembers that somebody allowed this client. */
  addCode(owner: Owner, code: { hash: string; grant: AgentGrant; expiresAt: string }): Promise<void>;
  /** Takes it out, so that it serves once. */
  takeCode(hash: string): Promise<{ owner: Owner; grant: AgentGrant; expiresAt: string } | null>;
  /** False where its token was revoked meanwhile. */
  saveRenewal(renewal: AgentRenewal & { hash: string }): Promise<boolean>;
  /** Takes it out: the next one comes with the next token. */
  takeRenewal(hash: string): Promise<AgentRenewal | null>;
  findRenewal(hash: string): Promise<AgentRenewal | null>;
  sweep(now: number, unusedClient: number): Promise<void>;
};

export function agentClients(db: Kysely<Tables>): AgentClients {
  return {
    add: async ({ name, redirectUris }) => {
      const id = randomUUID();
      await db
        .insertInto('parley_agent_clients')
        .values({
          id,
          name,
          redirect_uris: JSON.stringify(redirectUris),
          allowed_at: null,
          created_at: new Date().toISOString(),
        })
        .execute();
      return { id, name, redirectUris };
    },
    find: async (id) => {
      const row = await db
        .selectFrom('parley_agent_clients')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst();
      // Only `add` writes the column, from a list of texts.
      return row ? { id, name: row.name, redirectUris: JSON.parse(row.redirect_uris) as string[] } : null;
    },
    addCode: (owner, { hash, grant, expiresAt: expires_at }) =>
      db.transaction().execute(async (tx) => {
        const client_id = grant.clientId;
        await tx
          .updateTable('parley_agent_clients')
          .set({ allowed_at: new Date().toISOString() })
          .where('id', '=', client_id)
          .execute();
        await tx
          .insertInto('parley_agent_codes')
          .values({
            hash,
            ...ownedBy(owner),
            client_id,
            grant: JSON.stringify(grant),
            expires_at,
          })
          .execute();
      }),
    takeCode: async (hash) => {
      const row = await db
        .deleteFrom('parley_agent_codes')
        .where('hash', '=', hash)
        .returningAll()
        .executeTakeFirst();
      if (!row) return null;
      // Only `addCode` writes the column, from a value of that very type.
      const grant = JSON.parse(row.grant) as AgentGrant;
      // What may be done with the token is asked anew with every call.
      const owner = ownerOfRow(row, 'asker');
      return { owner, grant, expiresAt: isoText(row.expires_at) };
    },
    ...renewals(db),
    sweep: (now, unusedClient) => sweep(db, now, unusedClient),
  };
}

type Renewals = Pick<AgentClients, 'saveRenewal' | 'takeRenewal' | 'findRenewal'>;

function renewals(db: Kysely<Tables>): Renewals {
  return {
    saveRenewal: async ({ tokenId: token_id, clientId: client_id, hash, expiresAt: expires_at }) => {
      const row = { token_id, client_id, hash, expires_at };
      try {
        await db.insertInto('parley_agent_refresh_tokens').values(row).execute();
        return true;
      } catch (error) {
        const tokens = db.selectFrom('parley_access_tokens').select('id');
        if (await tokens.where('id', '=', token_id).executeTakeFirst()) throw error;
        return false;
      }
    },
    takeRenewal: async (hash) => {
      const row = await db
        .deleteFrom('parley_agent_refresh_tokens')
        .where('hash', '=', hash)
        .returningAll()
        .executeTakeFirst();
      return row ? toRenewal(row) : null;
    },
    findRenewal: async (hash) => {
      const row = await db
        .selectFrom('parley_agent_refresh_tokens')
        .selectAll()
        .where('hash', '=', hash)
        .executeTakeFirst();
      return row ? toRenewal(row) : null;
    },
  };
}

function toRenewal(row: { token_id: string; client_id: string; expires_at: string | Date }): AgentRenewal {
  return { tokenId: row.token_id, clientId: row.client_id, expiresAt: isoText(row.expires_at) };
}

/** A token whose renewal is over is of no more use to anybody. */
async function sweep(db: Kysely<Tables>, now: number, unusedClient: number): Promise<void> {
  const time = new Date(now).toISOString();
  await db.deleteFrom('parley_agent_codes').where('expires_at', '<', time).execute();
  await db
    .deleteFrom('parley_access_tokens')
    .where('id', 'in', (query) =>
      query.selectFrom('parley_agent_refresh_tokens').select('token_id').where('expires_at', '<', time),
    )
    .execute();
  await db
    .deleteFrom('parley_agent_clients')
    .where('allowed_at', 'is', null)
    .where('created_at', '<', new Date(now - unusedClient).toISOString())
    .execute();
}
