import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { StateFile } from '../state-file.ts';
import type { Challenge } from './pkce.ts';

export type Request = {
  clientId: string;
  redirectUri: string;
  state: string | undefined;
  challenge: Challenge | undefined;
  organization: string | undefined;
};

/** What one consent allows: the client may use one organisation, with these scopes. */
export type Grant = { id: string; organization: string; scopes: readonly string[]; revoked: boolean };

export type Tokens = { accessToken: string; refreshToken: string };

type Code = { request: Request; grant: string; expiresAt: number };
type Access = { grant: string; expiresAt: number };
type State = {
  requests: Record<string, { request: Request; expiresAt: number }>;
  grants: Record<string, Grant>;
  codes: Record<string, Code>;
  access: Record<string, Access>;
  refresh: Record<string, { grant: string }>;
};

const codeLifetimeMs = 10 * 60_000;

/** Everything the service remembers about consents. Tokens and codes are kept as hashes only. */
export class Grants {
  readonly #file: StateFile<State>;
  readonly #state: State;

  constructor(path: string) {
    this.#file = new StateFile(path);
    this.#state = this.#file.read(() => ({ requests: {}, grants: {}, codes: {}, access: {}, refresh: {} }));
  }

  begin(request: Request): string {
    const id = randomUUID();
    this.#state.requests[id] = { request, expiresAt: Date.now() + codeLifetimeMs };
    this.#save();
    return id;
  }

  request(id: string): Request | undefined {
    const entry = this.#state.requests[id];
    return entry && entry.expiresAt > Date.now() ? entry.request : undefined;
  }

  decline(id: string): void {
    delete this.#state.requests[id];
    this.#save();
  }

  /** Gives the code that the browser carries back. */
  approve(id: string, { organization, scopes }: Pick<Grant, 'organization' | 'scopes'>): string {
    const request = this.request(id);
    if (request === undefined) throw new Error(`There is no request ${id}.`);
    const grant = { id: randomUUID(), organization, scopes, revoked: false };
    const code = randomUUID();
    delete this.#state.requests[id];
    this.#state.grants[grant.id] = grant;
    this.#state.codes[hash(code)] = { request, grant: grant.id, expiresAt: Date.now() + codeLifetimeMs };
    this.#save();
    return code;
  }

  /** A code is spent by looking at it, so that it can never be tried twice. */
  takeCode(code: string): { request: Request; grant: Grant } | undefined {
    const entry = this.#state.codes[hash(code)];
    if (entry === undefined) return undefined;
    delete this.#state.codes[hash(code)];
    this.#save();
    const grant = this.#state.grants[entry.grant];
    return grant && entry.expiresAt > Date.now() ? { request: entry.request, grant } : undefined;
  }

  issue(grant: Grant, lifetimeSeconds: number): Tokens {
    const accessToken = `sbp_oauth_${randomBytes(20).toString('hex')}`;
    const refreshToken = randomBytes(32).toString('base64url');
    const expiresAt = Date.now() + lifetimeSeconds * 1000;
    this.#state.access[hash(accessToken)] = { grant: grant.id, expiresAt };
    this.#state.refresh[hash(refreshToken)] = { grant: grant.id };
    this.#save();
    return { accessToken, refreshToken };
  }

  ofAccessToken(token: string): Grant | undefined {
    const entry = this.#state.access[hash(token)];
    const grant = entry && entry.expiresAt > Date.now() ? this.#state.grants[entry.grant] : undefined;
    return grant?.revoked ? undefined : grant;
  }

  ofRefreshToken(token: string): Grant | undefined {
    const entry = this.#state.refresh[hash(token)];
    return entry && this.#state.grants[entry.grant];
  }

  spendRefreshToken(token: string): void {
    delete this.#state.refresh[hash(token)];
    this.#save();
  }

  /** The grant stays known, so that its tokens are answered as revoked and not as strange. */
  revoke(grant: Grant): void {
    grant.revoked = true;
    this.#save();
  }

  revokeAll(): void {
    for (const grant of Object.values(this.#state.grants)) grant.revoked = true;
    this.#save();
  }

  expireAccessTokens(): void {
    this.#state.access = {};
    this.#save();
  }

  #save(): void {
    const now = Date.now();
    for (const entries of [this.#state.requests, this.#state.codes, this.#state.access]) {
      for (const [key, { expiresAt }] of Object.entries(entries)) if (expiresAt <= now) delete entries[key];
    }
    this.#file.write(this.#state);
  }
}

function hash(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
