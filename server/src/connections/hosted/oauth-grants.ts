import { ParleyError } from '@parley/contract/errors';
import type { Grant, tokenExchangeInput, tokenExchangeOutput } from '@parley/contract/hosted-projects';
import type { z } from 'zod';
import type { HostedConfig } from '../../platform/config.ts';
import type { SecretBox } from '../../platform/secrets/secret-box.ts';
import type { Owner } from '../../store/acting-member.ts';
import type { StoredGrant } from '../../store/grant-rehearsal-and-upload-types.ts';
import type { Store } from '../../store/store.ts';
import { TokenRefused } from './failure-from-hosted-response.ts';
import type { OauthTokenClient } from './oauth-token-client.ts';
import { createGrantRefresher, isFresh } from './refresh-grant.ts';
import { createTokenEncryption } from './token-encryption.ts';

type ExchangeInput = z.infer<typeof tokenExchangeInput>;
type ExchangeOutput = z.infer<typeof tokenExchangeOutput>;

/** What a person allowed us to reach. The provider's tokens stay in here: callers get what a call brought. */
export type Grants = {
  /** Turns the code of a consent into a grant. What the browser gets is a handle to it. */
  exchange(owner: Owner, input: ExchangeInput): Promise<{ handle: ExchangeOutput; grant: StoredGrant }>;
  list(owner: Owner): Promise<Grant[]>;
  /** Revoked at the provider as far as that can be done, and forgotten here whatever it says. */
  disconnect(owner: Owner, id: string): Promise<void>;
  /** Makes a call with the grant's token, refreshed where it is due or was not accepted. */
  call<T>(grant: { spaceId: string; id: string }, send: (token: string) => Promise<T>): Promise<T>;
};

type Addresses = { origin: string; alsoAllowedOrigins: readonly string[] };

type Parts = {
  store: Pick<Store, 'grants'>;
  secrets: SecretBox;
  oauth: OauthTokenClient;
  hosted: HostedConfig;
  addresses: Addresses;
};

/** The pages that know what to do with a code. */
const callbacks = new Set(['/auth/oauth-callback', '/database/callback']);

export function createGrants(parts: Parts): Grants {
  const { store, secrets, oauth } = parts;
  const encryption = createTokenEncryption(secrets);
  const refresh = createGrantRefresher({ store, oauth, encryption });
  const find = async ({ spaceId, id }: { spaceId: string; id: string }) => {
    const grant = await store.grants.find(spaceId, id);
    if (!grant) throw new ParleyError('grant_missing');
    return grant;
  };
  const revoke = async (grant: StoredGrant) => oauth.revoke(encryption.open(grant).refreshToken);
  return {
    exchange: async (owner, input) => {
      assertOurs(parts, input);
      const { code, code_verifier: verifier, redirect_uri: redirectUri } = input;
      const answer = await oauth.exchange({ code, verifier, redirectUri });
      if ('failed' in answer) throw answer.failed;
      if ('refused' in answer)
        throw new ParleyError('hosted_refused', { values: { reason: answer.refused } });
      const { expiresAt, ...pair } = answer.tokens;
      const seal = (id: string) => encryption.seal(pair, { id, spaceId: owner.id });
      const grant = await store.grants.add(owner, { seal, expiresAt });
      return { handle: handleOf(grant), grant };
    },
    list: async (owner) => (await store.grants.list(owner.id)).map(toGrant),
    disconnect: async (owner, id) => {
      const grant = await store.grants.find(owner.id, id);
      if (!grant) throw new ParleyError('not_found');
      await revoke(grant).catch(() => undefined);
      await store.grants.remove(owner.id, id);
    },
    call: async (of, send) => {
      const stored = await find(of);
      // Before a refresh takes the lease: tokens that cannot be read need a new consent.
      encryption.open(stored);
      const grant = isFresh(stored) ? stored : await refresh(stored);
      try {
        return await send(encryption.open(grant).accessToken);
      } catch (error) {
        if (!(error instanceof TokenRefused)) throw error;
      }
      return retried(send, encryption.open(await refresh(grant)).accessToken);
    },
  };
}

async function retried<T>(send: (token: string) => Promise<T>, token: string): Promise<T> {
  try {
    return await send(token);
  } catch (error) {
    throw error instanceof TokenRefused ? new ParleyError('grant_missing', { cause: error }) : error;
  }
}

/** A code that was sent to somebody else's page, or for somebody else's client, is not ours to use. */
function assertOurs({ hosted, addresses }: Parts, { client_id, redirect_uri }: ExchangeInput): void {
  const { origin, alsoAllowedOrigins } = addresses;
  const target = new URL(redirect_uri);
  const isOurs = [origin, ...alsoAllowedOrigins].includes(target.origin) && callbacks.has(target.pathname);
  if (isOurs && client_id === hosted.clientId) return;
  const field = isOurs ? 'client_id' : 'redirect_uri';
  const message = isOurs
    ? 'This is not the client that this server signs in as.'
    : 'The sign-in was not meant to come back to this server.';
  throw new ParleyError('invalid_input', { message, fields: { [field]: message } });
}

function handleOf({ id, expiresAt }: StoredGrant): ExchangeOutput {
  const expires_in = Math.max(0, Math.round((Date.parse(expiresAt) - Date.now()) / 1_000));
  return { access_token: id, refresh_token: id, expires_in, token_type: 'Bearer' };
}

function toGrant({ id, listing, expiresAt, createdAt }: StoredGrant): Grant {
  return { id, organizations: listing?.organizations ?? [], expiresAt, createdAt };
}
