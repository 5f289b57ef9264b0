import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type {
  AuthorizeInput,
  ConsentInput,
  TokenInput,
  TokenOutput,
} from '@parley/contract/accounts/agent-oauth';
import { oauthLimits } from '@parley/contract/accounts/agent-oauth';
import type { TokenScope } from '@parley/contract/agent-access';
import { tokenScopes } from '@parley/contract/agent-access';
import { ParleyError } from '@parley/contract/errors';
import type { DerivedKeys } from '../../platform/secrets/secret-box.ts';
import type { Owner } from '../../store/acting-member.ts';
import type { AgentClient, AgentGrant } from '../../store/agent-token-types.ts';
import type { Store } from '../../store/store.ts';
import { addWithinLimit, assertRoom, hashOf, newSecret } from './access-tokens.ts';
import { isRegistered, mayBeRedirectedTo } from './check-redirect-uris.ts';
import type { AccessTokenService } from './public-types.ts';
import { type AgentOauth, OauthError } from './public-types.ts';

type Parts = {
  store: Pick<Store, 'agentClients' | 'accessTokens'>;
  tokens: Pick<AccessTokenService, 'revoke'>;
  origin: string;
  /** Only who has it can make a refresh token that looks like one of ours. */
  renewalKeys: DerivedKeys;
};

export function createAgentOauth(parts: Parts): AgentOauth {
  const { store, tokens, origin } = parts;
  const describe = async (input: AuthorizeInput) => {
    const client = await store.agentClients.find(input.client_id);
    if (!client || !isRegistered(input.redirect_uri, client.redirectUris)) {
      throw new ParleyError('not_found', {
        message: 'This agent is not known here. Start again from the agent.',
      });
    }
    const asked = (input.scope ?? 'read').split(' ');
    return { client, scopes: tokenScopes.filter((scope) => scope === 'read' || asked.includes(scope)) };
  };
  return {
    register: async ({ name, redirectUris }) => {
      if (!redirectUris.every(mayBeRedirectedTo)) {
        throw new OauthError(
          'invalid_redirect_uri',
          'Use https, a program on the same machine, or its own scheme.',
        );
      }
      return store.agentClients.add({ name, redirectUris });
    },
    describe,
    decide: async (owner, input) => {
      const { client, scopes: asked } = await describe(input);
      const back = new URL(input.redirect_uri);
      if (input.state !== undefined) back.searchParams.set('state', input.state);
      back.searchParams.set('iss', origin);
      if (!input.allow) back.searchParams.set('error', 'access_denied');
      else if (!isOurs(input.resource, origin)) back.searchParams.set('error', 'invalid_target');
      else back.searchParams.set('code', await addCode(parts, owner, { client, asked, input }));
      return back.href;
    },
    exchange: async (input) => {
      // An agent that means somebody else's server would hand our token to it.
      if (!isOurs(input.resource, origin)) {
        throw new OauthError('invalid_target', 'Tokens of this server are for this server alone.');
      }
      return input.grant_type === 'refresh_token' ? renew(parts, input) : redeem(parts, input);
    },
    revoke: async (secret) => {
      const hash = hashOf(secret);
      const renewal = await store.agentClients.findRenewal(hash);
      const found = renewal
        ? await store.accessTokens.findById(renewal.tokenId)
        : await store.accessTokens.find(hash);
      if (found?.token.origin === 'oauth') await revokeIfThere(tokens, found.owner, found.token.id);
    },
  };
}

function isOurs(resource: string | undefined, origin: string): boolean {
  return resource === undefined || URL.parse(resource)?.origin === origin;
}

type Allowed = { client: AgentClient; asked: TokenScope[]; input: ConsentInput };

/** The person may allow less than was asked for, never more. */
async function addCode({ store }: Parts, owner: Owner, { client, asked, input }: Allowed): Promise<string> {
  await assertRoom(store, owner);
  const code = randomBytes(32).toString('base64url');
  const { redirect_uri: redirectUri, code_challenge: challenge, connectionIds } = input;
  const scopes = asked.filter((scope) => input.scopes.includes(scope));
  await store.agentClients.addCode(owner, {
    hash: hashOf(code),
    grant: { clientId: client.id, redirectUri, challenge, scopes, connectionIds },
    expiresAt: later(oauthLimits.code),
  });
  return code;
}

type Redemption = Extract<TokenInput, { grant_type: 'authorization_code' }>;

async function redeem(parts: Parts, input: Redemption): Promise<TokenOutput> {
  const { store } = parts;
  const id = tokenIdOf(input.code);
  const taken = await store.agentClients.takeCode(hashOf(input.code));
  if (!taken) await end(parts, id);
  if (!taken || isOver(taken.expiresAt) || !fits(taken.grant, input)) {
    throw new OauthError('invalid_grant', 'This code is not valid, or not any more.');
  }
  const { owner, grant } = taken;
  const client = await store.agentClients.find(grant.clientId);
  const secret = newSecret();
  const token = {
    id,
    name: client?.name ?? 'An agent',
    ...kept(secret),
    scopes: grant.scopes,
    connectionIds: grant.connectionIds,
    origin: 'oauth' as const,
    expiresAt: later(oauthLimits.access),
  };
  await addWithinLimit(store, owner, token).catch((error: unknown) => {
    throw error instanceof ParleyError ? new OauthError('invalid_grant', error.message) : error;
  });
  return handOut(parts, { secret, tokenId: id, clientId: grant.clientId, scopes: grant.scopes });
}

/** Follows from the code, so that a code that comes twice leads to what came of it: two hold it, and neither keeps it. */
function tokenIdOf(code: string): string {
  const digits = createHash('sha256').update(`token of ${code}`).digest('hex');
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');
}

function fits(grant: AgentGrant, input: Redemption): boolean {
  const challenge = createHash('sha256').update(input.code_verifier).digest('base64url');
  return (
    isSame(challenge, grant.challenge) &&
    grant.clientId === input.client_id &&
    grant.redirectUri === input.redirect_uri
  );
}

type Renewal = Extract<TokenInput, { grant_type: 'refresh_token' }>;

async function renew(parts: Parts, input: Renewal): Promise<TokenOutput> {
  const { store } = parts;
  const taken = await store.agentClients.takeRenewal(hashOf(input.refresh_token));
  if (!taken) await endStolen(parts, input.refresh_token);
  const found = taken && (await store.accessTokens.findById(taken.tokenId));
  if (!taken || !found || taken.clientId !== input.client_id || isOver(taken.expiresAt)) {
    throw new OauthError('invalid_grant', 'This token was used, revoked, or is too old.');
  }
  const secret = newSecret();
  const { id: tokenId, scopes } = found.token;
  await store.accessTokens.renew(tokenId, { ...kept(secret), expiresAt: later(oauthLimits.access) });
  return handOut(parts, { secret, tokenId, clientId: taken.clientId, scopes });
}

/**
 * A refresh token that was ours and is no longer known has been used before: two hold it, and nobody can say which of
 * them is the agent. Whoever has what came of it loses it; the agent asks the person again.
 */
async function endStolen(parts: Parts, renewal: string): Promise<void> {
  const [tokenId = '', proof = ''] = renewal.split('.');
  if (!parts.renewalKeys.some((key) => isSame(proof, proofOf(tokenId, key)))) return;
  await end(parts, tokenId);
}

async function end({ store, tokens }: Parts, tokenId: string): Promise<void> {
  const found = await store.accessTokens.findById(tokenId);
  if (found) await revokeIfThere(tokens, found.owner, tokenId);
}

/** Of several calls at once one is the first; to the others it is gone, which is what they wanted. */
async function revokeIfThere(tokens: Parts['tokens'], owner: Owner, id: string): Promise<void> {
  try {
    await tokens.revoke(owner, id);
  } catch (error) {
    if (!(error instanceof ParleyError && error.code === 'not_found')) throw error;
  }
}

/** By bytes: what is as long in letters may be longer, and comparing the two would throw. */
function isSame(given: string, due: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(due)];
  return left.length === right.length && timingSafeEqual(left, right);
}

function proofOf(tokenId: string, key: string): string {
  return createHmac('sha256', key).update(tokenId).digest('base64url');
}

type Issued = { secret: string; tokenId: string; clientId: string; scopes: readonly TokenScope[] };

async function handOut({ store, renewalKeys }: Parts, issued: Issued): Promise<TokenOutput> {
  const { secret, tokenId, clientId, scopes } = issued;
  const renewal = `${tokenId}.${proofOf(tokenId, renewalKeys[0])}.${randomBytes(32).toString('base64url')}`;
  const isSaved = await store.agentClients.saveRenewal({
    tokenId,
    clientId,
    hash: hashOf(renewal),
    expiresAt: later(oauthLimits.refresh),
  });
  // The same secret came again meanwhile, and ended what was about to be handed out.
  if (!isSaved) throw new OauthError('invalid_grant', 'This token was used, revoked, or is too old.');
  return {
    access_token: secret,
    token_type: 'Bearer',
    expires_in: oauthLimits.access / 1_000,
    refresh_token: renewal,
    scope: scopes.join(' '),
  };
}

function kept(secret: string) {
  return { hash: hashOf(secret), hint: secret.slice(0, 12) };
}

function later(milliseconds: number): string {
  return new Date(Date.now() + milliseconds).toISOString();
}

function isOver(time: string): boolean {
  return Date.parse(time) <= Date.now();
}
