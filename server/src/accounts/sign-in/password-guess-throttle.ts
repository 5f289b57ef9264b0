import { createHash } from 'node:crypto';
import { ParleyError } from '@parley/contract/errors';
import { limits } from '@parley/contract/limits';
import type { Store } from '../../store/store.ts';
import type { Admission } from '../attempt-limits.ts';
import { networkPrefixOf } from '../client-network-prefix.ts';
import type { PasswordGuesses } from './public-types.ts';

type Guessed = Pick<Store, 'attempts'>;

/**
 * Wrong passwords make the next try wait, longer each time. Who waits depends on where the guess comes from, so that
 * nobody can keep an owner out by guessing: a device that has signed in to the account before waits only for itself,
 * and so does a network from which the account has seen few wrong passwords. Why: docs/decisions/0022.
 */
export function createPasswordGuessThrottle(store: Guessed): PasswordGuesses {
  return {
    admit: async (guesser) => {
      if ('session' in guesser) return own(store, `session ${guesser.session}`);
      const { address, account, device } = guesser;
      if (device !== undefined) return own(store, `device ${device} ${account}`);
      return stranger(store, account, networkPrefixOf(address));
    },
  };
}

/** A turn that nobody else can use up. A right password settles all that was wrong before. */
async function own(store: Guessed, subject: string): Promise<Admission> {
  const key = keyOf(subject);
  const { waitsUntil } = await store.attempts.guess(key, Date.now());
  if (waitsUntil !== null) throw tooSoon(waitsUntil);
  return { refund: () => store.attempts.forget(key) };
}

/**
 * The network waits for its own guesses. Besides, its first one takes a turn that all new networks share, and those
 * after its free ones a turn of all networks that guess: neither kind can use up the turns of the other.
 */
async function stranger(store: Guessed, account: string, network: string): Promise<Admission> {
  const ownKey = keyOf(`network ${network} ${account}`);
  const mine = await store.attempts.guess(ownKey, Date.now());
  if (mine.waitsUntil !== null) throw tooSoon(mine.waitsUntil);
  const kind = mine.count === 1 ? 'new' : mine.count > limits.guesses.free ? 'guessing' : null;
  const sharedKey = kind && keyOf(`${kind} networks ${account}`);
  const shared = sharedKey && (await store.attempts.guess(sharedKey, Date.now()));
  if (shared && shared.waitsUntil !== null) {
    // No password was tried: the network must not be taken for one that guesses.
    await store.attempts.refund(ownKey);
    throw tooSoon(shared.waitsUntil);
  }
  return {
    refund: async () => {
      await store.attempts.forget(ownKey);
      if (sharedKey) await store.attempts.refund(sharedKey);
    },
  };
}

function tooSoon(until: number): ParleyError {
  const seconds = Math.max(1, Math.ceil((until - Date.now()) / 1_000));
  return new ParleyError('too_many_requests', { values: { seconds } });
}

/** As a hash: a limit needs no list of who tried. */
function keyOf(subject: string): string {
  return `guess:${createHash('sha256').update(subject).digest('base64url')}`;
}
