import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerTarget } from '../server-target.ts';
import { Session } from './wire/session.ts';

/** A server that has just lost its client takes a moment to notice it and to end the transaction. */
const looks = 20;
const pause = 100;

/**
 * The connection broke before the answer to COMMIT came. The server keeps what became of a transaction, so a new
 * connection asks it. Null: it does not say.
 */
export async function askWhetherCommitHappened(
  place: ServerTarget,
  transaction: string | null,
): Promise<boolean | null> {
  const state = transaction === null ? null : await stateOf(place, transaction).catch(() => null);
  if (state === 'committed') return true;
  return state === 'aborted' ? false : null;
}

async function stateOf(place: ServerTarget, transaction: string): Promise<string | null> {
  const session = await Session.open(place);
  try {
    for (let look = 0; look < looks; look += 1) {
      if (look > 0) await sleep(pause);
      const state = await statusOf(session, transaction);
      if (state !== 'in progress') return state;
    }
    return null;
  } finally {
    await session.end();
  }
}

async function statusOf(session: Session, transaction: string): Promise<string | null> {
  const text = 'SELECT pg_catalog.txid_status($1::pg_catalog.int8)';
  const { results } = await session.run([{ text, values: [transaction] }]);
  return results[0]?.rows[0]?.[0] ?? null;
}
