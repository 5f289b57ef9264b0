import type { AccessToken, TokenScope } from '@parley/contract/agent-access';
import type { Owner } from './acting-member.ts';

export type NewToken = Pick<
  AccessToken,
  'name' | 'hint' | 'scopes' | 'connectionIds' | 'origin' | 'expiresAt'
> & {
  hash: string;
  /** Chosen by whoever must find it again by something else; any other id is made here. */
  id?: string;
};

export type FoundToken = { token: AccessToken; owner: Owner };

export type AgentClient = { id: string; name: string; redirectUris: string[] };

/** What a person allowed, until the agent comes for it. */
export type AgentGrant = {
  clientId: string;
  redirectUri: string;
  challenge: string;
  scopes: TokenScope[];
  connectionIds: string[] | null;
};
