import type {
  AuthorizeInput,
  ConsentInput,
  TokenInput,
  TokenOutput,
} from '@parley/contract/accounts/agent-oauth';
import type { AccessToken, createTokenInput, TokenScope } from '@parley/contract/agent-access';
import type { z } from 'zod';
import type { Owner } from '../../store/acting-member.ts';
import type { AgentClient } from '../../store/agent-token-types.ts';

/** Who holds a token, and what it opens. */
export type Bearer = {
  owner: Owner;
  tokenId: string;
  name: string;
  scopes: readonly TokenScope[];
  /** null: every source of the owner. */
  connectionIds: readonly string[] | null;
};

export type AccessTokenService = {
  list(owner: Owner): Promise<AccessToken[]>;
  /** The only moment at which the secret is known. */
  create(
    owner: Owner,
    input: z.infer<typeof createTokenInput>,
  ): Promise<{ token: AccessToken; secret: string }>;
  revoke(owner: Owner, id: string): Promise<void>;
  /** Also what agents hold. Says how many there were. */
  revokeAll(personId: string): Promise<number>;
  /** To be called when tokens were removed by another way than these. */
  forget(): void;
  /**
   * Reads an Authorization header. Throws `unauthenticated` for anything but a good token. No promise where the token was
   * read a moment ago, as with most calls of a program.
   */
  authenticate(header: string | undefined): Promise<Bearer> | Bearer;
  /** The same from the store: for what stays open. */
  authenticateNow(header: string | undefined): Promise<Bearer>;
};

/** The refusals that the protocol has a word for. */
export class OauthError extends Error {
  override readonly name = 'OauthError';
  readonly error:
    | 'invalid_request'
    | 'invalid_grant'
    | 'invalid_target'
    | 'invalid_redirect_uri'
    | 'invalid_client_metadata';

  constructor(error: OauthError['error'], message: string) {
    super(message);
    this.error = error;
  }
}

/** A small authorisation server for agents: public clients, codes with PKCE, tokens that renew themselves. */
export type AgentOauth = {
  register(client: { name: string; redirectUris: string[] }): Promise<AgentClient>;
  /** What the person is asked. Throws where the browser must not be sent back: an unknown client or address. */
  describe(input: AuthorizeInput): Promise<{ client: AgentClient; scopes: TokenScope[] }>;
  /** Gives the address to which the browser goes back, with a code or with the refusal. */
  decide(owner: Owner, input: ConsentInput): Promise<string>;
  exchange(input: TokenInput): Promise<TokenOutput>;
  /** Of a token or of what renews it; of anything else it says nothing. */
  revoke(secret: string): Promise<void>;
};

/** `bearer` as the call is to be answered: with the rows that its maker may read, where they are an asker. */
export type Watched = { bearer: Bearer; close(): void };

/** Calls of tokens that are being answered. */
export type OpenCalls = {
  /**
   * Ends the call when its token is revoked, or its maker is removed from the space, given fewer rights or, as an asker,
   * held to other rows, on whichever server that was decided. To be awaited before any row is read. `close` is to be
   * called when the call is over. Undefined where nobody is asked.
   */
  watch(call: OpenCall): Promise<Watched> | undefined;
};

export type OpenCall = { authorization: string | undefined; bearer: Bearer; end(): void };
