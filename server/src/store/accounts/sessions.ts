import type { User } from '@parley/contract/auth';
import type { Kysely } from 'kysely';
import { isoText } from '../database/column-conversions.ts';
import type { Tables } from '../database/table-types.ts';

export type Sessions = {
  /** The session of this token and whose it is, unless they are disabled; the caller decides whether it still counts. */
  find(token: string): Promise<{ expiresAt: number; lastSeenAt: number; user: User } | null>;
  /** That whoever has a session was here just now. */
  markSeen(profileId: string): Promise<void>;
  /** Links to set a new password that were mailed to a person and not used yet. */
  dropResetLinks(profileId: string): Promise<void>;
};

export function sessions(db: Kysely<Tables>): Sessions {
  return {
    find: async (token) => {
      const row = await db
        .selectFrom('parley_sessions as session')
        .innerJoin('parley_profiles as profile', 'profile.id', 'session.user_id')
        .select([
          'session.expires_at',
          'profile.id',
          'profile.email',
          'profile.email_verified',
          'profile.first_name',
          'profile.last_name',
          'profile.created_at',
          'profile.last_seen_at',
        ])
        .where('session.token', '=', token)
        .where('profile.disabled_at', 'is', null)
        .executeTakeFirst();
      if (!row) return null;
      return {
        expiresAt: new Date(row.expires_at).getTime(),
        lastSeenAt: row.last_seen_at === null ? 0 : new Date(row.last_seen_at).getTime(),
        user: {
          id: row.id,
          email: row.email,
          firstName: row.first_name ?? '',
          lastName: row.last_name ?? '',
          emailVerified: Boolean(row.email_verified),
          createdAt: isoText(row.created_at),
        },
      };
    },
    markSeen: async (profileId) => {
      const last_seen_at = new Date().toISOString();
      await db.updateTable('parley_profiles').set({ last_seen_at }).where('id', '=', profileId).execute();
    },
    dropResetLinks: async (profileId) => {
      // The auth library keeps whose link it is as the whole value; nothing else has an id there.
      await db.deleteFrom('parley_verifications').where('value', '=', profileId).execute();
    },
  };
}
