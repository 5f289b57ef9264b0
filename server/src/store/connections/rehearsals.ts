import { randomUUID } from 'node:crypto';
import { limits } from '@parley/contract/limits';
import type { Kysely, Selectable } from 'kysely';
import { type Owner, ownedBy } from '../acting-member.ts';
import { isoText } from '../database/column-conversions.ts';
import type { Tables } from '../database/table-types.ts';
import type { RehearsedTool, StoredRehearsal } from '../grant-rehearsal-and-upload-types.ts';

export type Rehearsals = {
  add(owner: Owner, rehearsal: StoredRehearsal): Promise<{ id: string; expiresAt: string }>;
  /** It stays where it is. `null` when it is gone or another's. */
  find(owner: Owner, id: string): Promise<StoredRehearsal | null>;
  /** Takes it out, so that it can be confirmed once only. `null` when it is gone, too old or another's. */
  take(owner: Owner, id: string): Promise<StoredRehearsal | null>;
  sweep(now: number): Promise<void>;
};

export function rehearsals(db: Kysely<Tables>): Rehearsals {
  return {
    add: async (owner, { connectionId, connectionVersion, proposal, expectedRows, tool }) => {
      const id = randomUUID();
      const expiresAt = new Date(Date.now() + limits.connection.rehearsal).toISOString();
      await db
        .insertInto('parley_rehearsals')
        .values({
          id,
          ...ownedBy(owner),
          connection_id: connectionId,
          connection_version: connectionVersion,
          proposal: JSON.stringify(proposal),
          expected_rows: expectedRows,
          tool: tool && JSON.stringify(tool),
          expires_at: expiresAt,
        })
        .execute();
      return { id, expiresAt };
    },
    find: async (owner, id) => {
      const row = await db
        .selectFrom('parley_rehearsals')
        .selectAll()
        .where('space_id', '=', owner.id)
        .where('profile_id', '=', owner.personId)
        .where('id', '=', id)
        .executeTakeFirst();
      return row ? toEntity(row) : null;
    },
    take: async (owner, id) => {
      const row = await db
        .deleteFrom('parley_rehearsals')
        .where('space_id', '=', owner.id)
        .where('profile_id', '=', owner.personId)
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst();
      if (!row || Date.parse(isoText(row.expires_at)) <= Date.now()) return null;
      return toEntity(row);
    },
    sweep: async (now) => {
      await db
        .deleteFrom('parley_rehearsals')
        .where('expires_at', '<', new Date(now).toISOString())
        .execute();
    },
  };
}

function toEntity(row: Selectable<Tables['parley_rehearsals']>): StoredRehearsal {
  return {
    connectionId: row.connection_id,
    connectionVersion: row.connection_version,
    // Only `add` writes these columns, from values of those very types.
    proposal: JSON.parse(row.proposal) as StoredRehearsal['proposal'],
    expectedRows: row.expected_rows,
    tool: row.tool === null ? null : (JSON.parse(row.tool) as RehearsedTool),
  };
}
