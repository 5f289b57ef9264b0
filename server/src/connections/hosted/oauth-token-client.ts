import { ParleyError } from '@parley/contract/errors';
import createClient from 'openapi-fetch';
import type { HostedConfig } from '../../platform/config.ts';
import { scaleTimeLimit } from '../../platform/scale-time-limit.ts';
import { textOf, unreachable } from './failure-from-hosted-response.ts';
import type { components, paths } from './management-api-types.ts';

export type OauthTokens = { accessToken: string; refreshToken: string; expiresAt: string };

/** `refused` is the service's last word on a code or a grant; `failed` says nothing about it. */
export type TokenAnswer = { tokens: OauthTokens } | { refused: string } | { failed: ParleyError };

export type OauthTokenClient = {
  exchange(code: { code: string; verifier: string; redirectUri: string }): Promise<TokenAnswer>;
  /** Never repeated by itself: the answer may be lost while the old token is already spent. */
  refresh(refreshToken: string): Promise<TokenAnswer>;
  /** Ends the authorisation and every token of it. */
  revoke(refreshToken: string): Promise<void>;
};

type TokenBody = components['schemas']['OAuthTokenBody'];

const time = scaleTimeLimit(20_000);
/** 401 is about the server's own credentials: no grant is lost by them. */
const refusals = new Set([400, 403, 404, 406, 410, 422]);

export function createOauthTokenClient({ apiUrl, clientId, clientSecret }: HostedConfig): OauthTokenClient {
  const client = createClient<paths>({ baseUrl: apiUrl });
  const basic = [clientId, clientSecret].map(encodeURIComponent).join(':');
  const headers = {
    authorization: `Basic ${Buffer.from(basic).toString('base64')}`,
    'content-type': 'application/x-www-form-urlencoded',
  };
  const ask = (body: TokenBody) =>
    client.POST('/v1/oauth/token', {
      body,
      bodySerializer: (form) => new URLSearchParams(form as Record<string, string>).toString(),
      headers,
      signal: AbortSignal.timeout(time),
    });
  const token = async (body: TokenBody): Promise<TokenAnswer> => {
    try {
      const { data, error, response } = await ask(body);
      return data ? { tokens: toTokens(data) } : judge(error, response);
    } catch (error) {
      return { failed: unreachable(error) };
    }
  };
  return {
    exchange: ({ code, verifier, redirectUri }) =>
      token({
        grant_type: 'authorization_code',
        code,
        code_verifier: verifier,
        redirect_uri: redirectUri,
      }),
    refresh: (refreshToken) => token({ grant_type: 'refresh_token', refresh_token: refreshToken }),
    revoke: async (refreshToken) => {
      await client.POST('/v1/oauth/revoke', {
        body: { client_id: clientId, client_secret: clientSecret, refresh_token: refreshToken },
        signal: AbortSignal.timeout(time),
      });
    },
  };
}

function judge(error: unknown, response: Response): TokenAnswer {
  const reason = textOf(error, response);
  if (refusals.has(response.status)) return { refused: reason };
  return {
    failed: new ParleyError('hosted_failed', {
      values: { reason: `The hosted service gave no token: ${reason}` },
    }),
  };
}

function toTokens({
  access_token,
  refresh_token,
  expires_in,
}: components['schemas']['OAuthTokenResponse']): OauthTokens {
  return {
    accessToken: access_token,
    refreshToken: refresh_token,
    expiresAt: new Date(Date.now() + expires_in * 1_000).toISOString(),
  };
}
