import { hash as digest, randomBytes } from 'node:crypto';
import type { AccessToken } from '@parley/contract/agent-access';
import { accessLimits, tokenPattern } from '@parley/contract/agent-access';
import { ParleyError } from '@parley/contract/errors';
import type { Owner } from '../../store/acting-member.ts';
import type { FoundToken, NewToken } from '../../store/agent-token-types.ts';
import type { Store } from '../../store/store.ts';
import type { AccessTokenService, Bearer } from './public-types.ts';

const dayMs = 86_400_000;
/** A token that was revoked on another server is at most this long still good on this one. */
const trustedFor = 2_000;
const usedEvery = 60_000;
const mostTrusted = 1_000;

/** The times of the token are read once: it comes with each of a program's calls. */
type Trusted = FoundToken & { holder: Bearer; until: number; endsAt: number; notedUntil: number };

export function createTokens(store: Pick<Store, 'accessTokens'>): AccessTokenService {
  const trusted = new Map<string, Trusted>();
  const hashFor = recentHashes();
  let revocations = 0;
  const lookNow = async (hash: string): Promise<Trusted> => {
    trusted.delete(hash);
    const before = revocations;
    const found = await store.accessTokens.find(hash);
    if (!found || endOf(found.token) <= Date.now()) throw refused();
    const { token } = found;
    const entry = {
      ...found,
      holder: holderOf(found),
      until: Date.now() + trustedFor,
      endsAt: endOf(token),
      notedUntil: notedUntil(token),
    };
    // What was read before a revocation must not be trusted after it.
    if (before !== revocations) return entry;
    if (trusted.size >= mostTrusted) trusted.clear();
    trusted.set(hash, entry);
    return entry;
  };
  const usedNow = async (entry: Trusted): Promise<Bearer> => {
    const noting = noteUse(store, entry.token);
    entry.notedUntil = notedUntil(entry.token);
    await noting;
    return entry.holder;
  };
  return {
    list: (owner) => store.accessTokens.list(owner),
    create: async (owner, { name, scopes, connectionIds, lifetimeDays }) => {
      await assertRoom(store, owner);
      const secret = newSecret();
      const token = await addWithinLimit(store, owner, {
        name,
        hash: hashOf(secret),
        hint: secret.slice(0, 12),
        scopes: [...new Set(scopes)],
        connectionIds,
        origin: 'person',
        expiresAt: lifetimeDays === null ? null : new Date(Date.now() + lifetimeDays * dayMs).toISOString(),
      });
      return { token, secret };
    },
    revoke: async (owner, id) => {
      if (!(await store.accessTokens.remove(owner, id))) {
        throw new ParleyError('not_found', { message: 'There is no such token.' });
      }
      revocations += 1;
      for (const [hash, { token }] of trusted) if (token.id === id) trusted.delete(hash);
    },
    revokeAll: async (personId) => {
      const revoked = await store.accessTokens.removeAll(personId);
      revocations += 1;
      trusted.clear();
      return revoked;
    },
    forget: () => {
      revocations += 1;
      trusted.clear();
    },
    authenticate: (header) => {
      const hash = hashFor(header);
      const entry = trusted.get(hash);
      const now = Date.now();
      if (!entry || entry.until <= now) return lookNow(hash).then(usedNow);
      if (entry.endsAt <= now) throw refused();
      return entry.notedUntil > now ? entry.holder : usedNow(entry);
    },
    authenticateNow: async (header) => (await lookNow(hashFor(header))).holder,
  };
}

/** The hashes of the headers of the last moment: a program sends the same one with each of its calls. */
function recentHashes(): (header: string | undefined) => string {
  const known = new Map<string, string>();
  return (header = '') => {
    const hash = known.get(header) ?? hashIn(header);
    // No secret stays in memory for longer than that, also where no other call comes.
    if (known.size === 0) setTimeout(() => known.clear(), trustedFor).unref();
    if (known.size < mostTrusted && !known.has(header)) known.set(header, hash);
    return hash;
  };
}

function hashIn(header: string): string {
  const secret = /^Bearer\s+(\S+)$/i.exec(header)?.[1] ?? '';
  if (!tokenPattern.test(secret)) throw refused();
  return hashOf(secret);
}

function holderOf({ token, owner }: FoundToken): Bearer {
  const { id: tokenId, name, scopes, connectionIds } = token;
  return { owner, tokenId, name, scopes, connectionIds };
}

export function newSecret(): string {
  return `parley_${randomBytes(32).toString('base64url')}`;
}

/** The secret has 256 random bits: nothing slower than one hash is needed to keep it from being guessed back. */
export function hashOf(secret: string): string {
  return digest('sha256', secret, 'base64url');
}

function endOf({ expiresAt }: AccessToken): number {
  return expiresAt === null ? Number.POSITIVE_INFINITY : Date.parse(expiresAt);
}

/** Until then the store knows of its use in the last minute. */
function notedUntil({ lastUsedAt }: AccessToken): number {
  return lastUsedAt === null ? 0 : Date.parse(lastUsedAt) + usedEvery;
}

async function noteUse(store: Pick<Store, 'accessTokens'>, token: AccessToken): Promise<void> {
  if (notedUntil(token) > Date.now()) return;
  token.lastUsedAt = new Date().toISOString();
  await store.accessTokens.markUsed(token.id, token.lastUsedAt);
}

type TokenStore = Pick<Store, 'accessTokens'>;

export async function assertRoom(store: TokenStore, owner: Owner): Promise<void> {
  if ((await store.accessTokens.list(owner)).length >= accessLimits.perPerson) throw full();
}

/** Counted once it is there: of several that are made at the same moment none is one too many. */
export async function addWithinLimit(
  store: TokenStore,
  owner: Owner,
  wished: NewToken,
): Promise<AccessToken> {
  const token = await store.accessTokens.add(owner, wished);
  if ((await store.accessTokens.list(owner)).length <= accessLimits.perPerson) return token;
  await store.accessTokens.remove(owner, token.id);
  throw full();
}

function full(): ParleyError {
  const message = `You have ${accessLimits.perPerson} tokens already. Revoke one that is no longer needed.`;
  return new ParleyError('invalid_input', { message });
}

function refused(): ParleyError {
  return new ParleyError('unauthenticated', {
    message: 'Send a valid access token: Authorization: Bearer parley_…',
  });
}
