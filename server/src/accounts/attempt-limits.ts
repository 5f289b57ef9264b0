import { createHash } from 'node:crypto';
import { ParleyError } from '@parley/contract/errors';
import { limits } from '@parley/contract/limits';
import type { Store } from '../store/store.ts';
import { networkPrefixOf } from './client-network-prefix.ts';

export type LimitedAction = keyof typeof limits.attempts;

/** Who is trying. An account is counted over all addresses, so that many machines gain nothing. */
export type Attempter = {
  address?: string;
  account?: string | undefined;
  /** Where one attempt may be as much work as many. */
  cost?: number;
};

export type Admission = {
  /** Called when the attempt succeeded and so was no guess. */
  refund(): Promise<void>;
};

export type AttemptLimits = {
  /** Counts the attempt before it is made; one too many ends the request. */
  admit(action: LimitedAction, who: Attempter): Promise<Admission>;
};

export function createAttemptLimits(store: Pick<Store, 'attempts'>): AttemptLimits {
  return { admit: (action, who) => admit(store, action, who) };
}

async function admit(
  store: Pick<Store, 'attempts'>,
  action: LimitedAction,
  who: Attempter,
): Promise<Admission> {
  const { count, window } = limits.attempts[action];
  const keys = keysFor(action, who);
  const now = Date.now();
  const counted = await Promise.all(
    keys.map((key) => store.attempts.count({ key, window, now, cost: who.cost ?? 1 })),
  );
  const over = counted.filter((entry) => entry.count > count);
  if (over.length > 0) {
    const wait = Math.max(...over.map((entry) => entry.expiresAt)) - now;
    throw new ParleyError('too_many_requests', { values: { seconds: Math.max(1, Math.ceil(wait / 1_000)) } });
  }
  return {
    refund: async () => {
      await Promise.all(keys.map((key) => store.attempts.refund(key)));
    },
  };
}

/** Addresses are kept as hashes: a limit needs no list of who tried. */
function keysFor(action: LimitedAction, { address, account }: Attempter): string[] {
  const subjects = [
    ...(address ? [`address ${networkPrefixOf(address)}`] : []),
    ...(account ? [`account ${account}`] : []),
  ];
  return subjects.map((subject) => `${action}:${createHash('sha256').update(subject).digest('base64url')}`);
}
