import { setImmediate as nextTurn } from 'node:timers/promises';
import { ParleyError } from '@parley/contract/errors';
import type { PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { statementTimeout } from '../statement-timeout.ts';

/** Time that the wait for a connection always leaves for the statement itself. */
const leastTime = 500;

export type ClientWithTimeout = { client: PostgresPoolClient; leased(waited: number): void };

/** Runs a call and gives its failure in our words. */
type Translated = <T>(run: () => Promise<T>) => Promise<T>;
type Query = (...values: unknown[]) => Promise<unknown>;

/**
 * A connection whose statements end in time. A server that hangs takes statements and never answers: whoever waits
 * is told so, and the connection is not used again, because nobody knows what is still under way on it.
 */
export function clientWithTimeout(client: pg.PoolClient, translated: Translated): ClientWithTimeout {
  let waitedFor = 0;
  /** Once true, the connection is of no more use: closing it also ends an open transaction. */
  let isAway = false;
  const timely = async (run: () => Promise<unknown>) => {
    if (isAway) throw new ParleyError('store_unavailable');
    const time = Math.max(leastTime, statementTimeout() - waitedFor);
    waitedFor = 0;
    try {
      return await inTime(run(), time);
    } catch (error) {
      isAway ||= error instanceof ParleyError;
      throw error;
    }
  };
  const wrapper = new Proxy(client, {
    get: (target, property) => {
      const member: unknown = Reflect.get(target, property, target);
      if (typeof member !== 'function') return member;
      if (property === 'release') return () => target.release(isAway);
      if (property !== 'query') return member.bind(target);
      // Only the form that gives a promise is used here.
      const query = member.bind(target) as Query;
      return (...values: unknown[]) => timely(() => translated(() => query(...values)));
    },
  });
  const leased = (waited: number) => {
    waitedFor = waited;
  };
  // What kysely asks of a client, the driver's own has.
  return { client: wrapper as unknown as PostgresPoolClient, leased };
}

async function inTime<T>(answer: Promise<T>, time: number): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  let isAnswered = false;
  const timer = setTimeout(async () => {
    // After a busy moment of ours the answer may be here already, unread: it is read before the next turn.
    await nextTurn();
    await nextTurn();
    if (!isAnswered) reject(new ParleyError('store_unavailable'));
  }, time);
  try {
    return await Promise.race([answer, late]);
  } finally {
    isAnswered = true;
    clearTimeout(timer);
  }
}
