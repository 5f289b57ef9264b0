import { limits } from '@parley/contract/limits';
import type { Kysely, RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Tables } from '../database/table-types.ts';

export type Attempt = { key: string; window: number; now: number; cost: number };

export type Attempts = {
  /** Counts one more attempt, or one that costs as much as several, and says what the window has seen and when it ends (ms). */
  count(attempt: Attempt): Promise<{ count: number; expiresAt: number }>;
  /** Takes one attempt back: it turned out to be none of those the limit is about. */
  refund(key: string): Promise<void>;
  /**
   * Counts one more guess where its turn has come, and says how many there were; otherwise counts nothing and says
   * when the next may be made (ms).
   */
  guess(key: string, now: number): Promise<{ count: number; waitsUntil: number | null }>;
  /** As if nobody had ever tried. */
  forget(key: string): Promise<void>;
  /** Windows that ended are of no use to anybody. */
  sweep(now: number): Promise<void>;
};

/** One statement a call, so that servers which share the store cannot both take the last place. */
export function attempts(db: Kysely<Tables>): Attempts {
  return {
    count: async ({ key, window, now, cost }) => {
      const row = await db
        .insertInto('parley_attempts')
        .values({ key, count: cost, expires_at: now + window })
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet({
            count: sql`case when parley_attempts.expires_at <= ${now} then ${cost} else parley_attempts.count + ${cost} end`,
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
    guess: (key, now) => guess(db, key, now),
    forget: async (key) => {
      await db.deleteFrom('parley_attempts').where('key', '=', key).execute();
    },
    sweep: async (now) => {
      await db.deleteFrom('parley_attempts').where('expires_at', '<=', now).execute();
    },
  };
}

const { free, first, longest, forget } = limits.guesses;

/** What the guess after so many has to wait for, counted from the last one. */
function waitAfter(count: number): number {
  return count < free ? 0 : Math.min(first * 2 ** (count - free), longest);
}

/** The same in SQL. `expires_at` is the last guess and the time for which it is remembered. */
function nextTurn(): RawBuilder<number> {
  const counts: number[] = [free];
  while (waitAfter(counts.at(-1) ?? free) < longest) counts.push(counts.length + free);
  const steps = counts.map((count) => sql`when ${sql.lit(count)} then ${sql.lit(waitAfter(count))}`);
  return sql`parley_attempts.expires_at - ${sql.lit(forget)} + case when parley_attempts.count < ${sql.lit(free)} then 0
    else case parley_attempts.count ${sql.join(steps, sql` `)} else ${sql.lit(longest)} end end`;
}

async function guess(db: Kysely<Tables>, key: string, now: number) {
  const taken = await db
    .insertInto('parley_attempts')
    .values({ key, count: 1, expires_at: now + forget })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          count: sql`case when parley_attempts.expires_at <= ${now} then 1 else parley_attempts.count + 1 end`,
          expires_at: sql`excluded.expires_at`,
        })
        .where(({ eb, or }) => or([eb('parley_attempts.expires_at', '<=', now), eb(nextTurn(), '<=', now)])),
    )
    .returning('count')
    .executeTakeFirst();
  if (taken) return { count: taken.count, waitsUntil: null };
  const row = await db
    .selectFrom('parley_attempts')
    .select(['count', 'expires_at'])
    .where('key', '=', key)
    .executeTakeFirst();
  // Gone in between: whoever was in the way signed in.
  if (!row) return guess(db, key, now);
  return { count: row.count, waitsUntil: Number(row.expires_at) - forget + waitAfter(row.count) };
}
