import { randomUUID } from 'node:crypto';
import { limits } from '@parley/contract/limits';
import type { Parameter } from '@parley/contract/parameters';
import type { Kysely } from 'kysely';
import { isoText } from './columns.ts';
import type { Owner } from './owner.ts';
import type { Tables } from './tables.ts';

/** A write that was tried and waits for its confirmation. */
export type StoredRehearsal = {
  connectionId: string;
  connectionVersion: number;
  proposal: { sql: string; parameters: Parameter[]; values: Record<string, unknown> };
  expectedRows: number;
};

export type Rehearsals = {
  add(owner: Owner, rehearsal: StoredRehearsal): Promise<{ id: string; expiresAt: string }>;
  /** Which connection it waits for. */
  connectionOf(profileId: string, id: string): Promise<string | null>;
  /** Takes it out, so that it can be confirmed once only. `null` when it is gone, too old or another's. */
  take(profileId: string, id: string): Promise<StoredRehearsal | null>;
  sweep(now: number): Promise<void>;
};

export function rehearsals(db: Kysely<Tables>): Rehearsals {
  return {
    add: async (owner, { connectionId, connectionVersion, proposal, expectedRows }) => {
      const id = randomUUID();
      const expiresAt = new Date(Date.now() + limits.connection.rehearsal).toISOString();
      await db
        .insertInto('parley_rehearsals')
        .values({
          id,
          profile_id: owner.id,
          user_email: owner.email,
          connection_id: connectionId,
          connection_version: connectionVersion,
          proposal: JSON.stringify(proposal),
          expected_rows: expectedRows,
          expires_at: expiresAt,
        })
        .execute();
      return { id, expiresAt };
    },
    connectionOf: async (profileId, id) => {
      const row = await db
        .selectFrom('parley_rehearsals')
        .select('connection_id')
        .where('profile_id', '=', profileId)
        .where('id', '=', id)
        .executeTakeFirst();
      return row?.connection_id ?? null;
    },
    take: async (profileId, id) => {
      const row = await db
        .deleteFrom('parley_rehearsals')
        .where('profile_id', '=', profileId)
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst();
      if (!row || Date.parse(isoText(row.expires_at)) <= Date.now()) return null;
      return {
        connectionId: row.connection_id,
        connectionVersion: row.connection_version,
        // Only `add` writes this column, from a value of that very type.
        proposal: JSON.parse(row.proposal) as StoredRehearsal['proposal'],
        expectedRows: row.expected_rows,
      };
    },
    sweep: async (now) => {
      await db
        .deleteFrom('parley_rehearsals')
        .where('expires_at', '<', new Date(now).toISOString())
        .execute();
    },
  };
}
