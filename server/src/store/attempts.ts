import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Tables } from './tables.ts';

export type Attempts = {
  /** Counts one more attempt and says how many the window has seen and when it ends (ms). */
  count(key: string, window: number, now: number): Promise<{ count: number; expiresAt: number }>;
  /** Takes one attempt back: it turned out to be none of those the limit is about. */
  refund(key: string): Promise<void>;
  /** Windows that ended are of no use to anybody. */
  sweep(now: number): Promise<void>;
};

/** One statement a call, so that servers which share the store cannot both take the last place. */
export function attempts(db: Kysely<Tables>): Attempts {
  return {
    count: async (key, window, now) => {
      const row = await db
        .insertInto('parley_attempts')
        .values({ key, count: 1, expires_at: now + window })
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet({
            count: sql`case when parley_attempts.expires_at <= ${now} then 1 else parley_attempts.count + 1 end`,
            expires_at: sql`case when parley_attempts.expires_at <= ${now} then excluded.expires_at else parley_attempts.expires_at end`,
          }),
        )
        .returning(['count', 'expires_at'])
        .executeTakeFirstOrThrow();
      return { count: row.count, expiresAt: Number(row.expires_at) };
    },
    refund: async (key) => {
      await db
        .updateTable('parley_attempts')
        .set({ count: sql`count - 1` })
        .where('key', '=', key)
        .where('count', '>', 0)
        .execute();
    },
    sweep: async (now) => {
      await db.deleteFrom('parley_attempts').where('expires_at', '<=', now).execute();
    },
  };
}
