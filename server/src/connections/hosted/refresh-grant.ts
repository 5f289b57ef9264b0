import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { ParleyError } from '@parley/contract/errors';
import { oauthLimits } from '@parley/contract/hosted-projects';
import type { StoredGrant } from '../../store/grant-rehearsal-and-upload-types.ts';
import type { Store } from '../../store/store.ts';
import type { OauthTokenClient } from './oauth-token-client.ts';
import type { TokenEncryption } from './token-encryption.ts';

export type Refreshing = {
  store: Pick<Store, 'grants'>;
  oauth: OauthTokenClient;
  encryption: TokenEncryption;
};

/** Longer than the service may take to answer, so that no second server begins while the first still waits. */
const leaseTime = 30_000;
const lookAgain = 100;

export function isFresh({ expiresAt }: StoredGrant): boolean {
  return Date.parse(expiresAt) - Date.now() > oauthLimits.refreshMargin;
}

/**
 * Exactly one refresh at a time, on however many servers: two that spend the same refresh token would lose the
 * grant. Whoever comes second waits for what the first one brings.
 */
export function createGrantRefresher(parts: Refreshing): (grant: StoredGrant) => Promise<StoredGrant> {
  const running = new Map<string, Promise<StoredGrant>>();
  return (grant) => {
    const known = running.get(grant.id);
    if (known) return known;
    const refreshing = refresh(parts, grant).finally(() => running.delete(grant.id));
    running.set(grant.id, refreshing);
    return refreshing;
  };
}

async function refresh(parts: Refreshing, grant: StoredGrant): Promise<StoredGrant> {
  for (;;) {
    const now = Date.now();
    const lease = { id: randomUUID(), now, until: now + leaseTime };
    if (await parts.store.grants.lease(grant, lease)) return refreshLeased(parts, grant, lease.id);
    const current = await parts.store.grants.find(grant.spaceId, grant.id);
    if (!current) throw new ParleyError('grant_missing');
    if (current.version !== grant.version) return current;
    await sleep(lookAgain);
  }
}

async function refreshLeased(parts: Refreshing, grant: StoredGrant, leaseId: string): Promise<StoredGrant> {
  const { store, oauth, encryption } = parts;
  const answer = await oauth.refresh(encryption.open(grant).refreshToken);
  if ('refused' in answer) {
    await store.grants.removeLeased(grant.id, leaseId);
    throw new ParleyError('grant_missing');
  }
  if ('failed' in answer) {
    await store.grants.release(grant.id, leaseId);
    // Nothing is known about the grant: what it holds is used for as long as it lasts.
    if (Date.parse(grant.expiresAt) > Date.now()) return grant;
    throw answer.failed;
  }
  const { expiresAt, ...pair } = answer.tokens;
  const renewed = await store.grants.renew(grant.id, leaseId, {
    sealedTokens: encryption.seal(pair, grant),
    expiresAt,
  });
  if (!renewed) throw new ParleyError('grant_missing');
  return renewed;
}
