import { empty, json, type Reply, refuse } from '../http/build-reply.ts';
import type { Route } from '../http/match-routes.ts';
import { type Call, formBody, jsonBody } from '../http/read-request.ts';
import type { Settings } from '../settings.ts';
import type { Grant, Grants } from './grants.ts';
import { answersChallenge } from './pkce.ts';
import { basicCredentials, isClient } from './verify-oauth-client.ts';

type Parts = { settings: Settings; grants: Grants; refreshed(): void | Promise<void> };
type Form = ReadonlyMap<string, string>;

const formFields = new Set([
  'grant_type',
  'client_id',
  'client_secret',
  'code',
  'code_verifier',
  'redirect_uri',
  'refresh_token',
  'resource',
  'scope',
]);

export function tokenRoutes({ settings, grants, refreshed }: Parts): Route[] {
  return [
    { method: 'POST', path: '/v1/oauth/token', handle: token },
    { method: 'POST', path: '/v1/oauth/revoke', handle: revoke },
  ];

  function token(call: Call): Reply | Promise<Reply> {
    const form = formBody(call);
    for (const field of form.keys()) {
      if (!formFields.has(field)) throw refuse(400, `Unrecognized key: "${field}"`);
    }
    requireClient(
      basicCredentials(call.headers.authorization) ?? {
        id: form.get('client_id'),
        secret: form.get('client_secret'),
      },
    );
    switch (form.get('grant_type')) {
      case 'authorization_code':
        return exchange(form);
      case 'refresh_token':
        return refresh(form);
      default:
        throw refuse(400, 'grant_type: Invalid option: expected one of "authorization_code"|"refresh_token"');
    }
  }

  function exchange(form: Form): Reply {
    const taken = grants.takeCode(required(form, 'code'));
    if (taken === undefined) throw refuse(400, 'Invalid or expired authorization code');
    const { request, grant } = taken;
    if (required(form, 'redirect_uri') !== request.redirectUri) throw refuse(400, 'Mismatching redirect_uri');
    if (request.challenge && !answersChallenge(request.challenge, form.get('code_verifier') ?? '')) {
      throw refuse(400, 'Invalid code_verifier');
    }
    return issued(grant);
  }

  /** Rotation comes first and the answer last, so that two who refresh at once are told apart. */
  async function refresh(form: Form): Promise<Reply> {
    const old = required(form, 'refresh_token');
    const grant = grants.ofRefreshToken(old);
    if (grant === undefined) throw refuse(400, 'Invalid refresh token');
    if (grant.revoked) throw refuse(406, 'OAuth authorization has been revoked');
    grants.spendRefreshToken(old);
    const reply = issued(grant);
    await refreshed();
    return reply;
  }

  function issued(grant: Grant): Reply {
    const { accessToken, refreshToken } = grants.issue(grant, settings.tokenLifetimeSeconds);
    return json(
      201,
      {
        access_token: accessToken,
        refresh_token: refreshToken,
        expires_in: settings.tokenLifetimeSeconds,
        token_type: 'Bearer',
      },
      { 'cache-control': 'no-store' },
    );
  }

  function revoke(call: Call): Reply {
    const body = new Map(Object.entries(jsonBody(call)).map(([name, value]) => [name, String(value)]));
    requireClient({ id: required(body, 'client_id'), secret: required(body, 'client_secret') });
    const grant = grants.ofRefreshToken(required(body, 'refresh_token'));
    if (grant === undefined) throw refuse(404, 'Refresh token not found');
    grants.revoke(grant);
    return empty(204);
  }

  function requireClient(credentials: Parameters<typeof isClient>[1]): void {
    if (!isClient(settings, credentials)) throw refuse(401, 'Invalid client credentials');
  }
}

function required(form: Form, field: string): string {
  const value = form.get(field);
  if (!value) throw refuse(400, `${field}: Invalid input: expected string, received undefined`);
  return value;
}
