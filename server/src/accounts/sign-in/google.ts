import { ParleyError } from '@parley/contract/errors';
import type { Auth, AuthParts, GoogleSettings } from './auth.ts';
import { buildAuth } from './auth.ts';
import type { Google } from './public-types.ts';
import { resignCookies } from './re-sign-cookies-and-tokens.ts';

const landing = '/auth/callback';

/**
 * Kept apart from the rest of the accounts because reading the provider's settings may fail: then only this
 * door is shut, and the next attempt tries again.
 */
export function createGoogle(parts: AuthParts): Google {
  const settings = parts.settings.google;
  let ready: Promise<Auth> | undefined;
  const auth = async () => {
    if (!settings) throw new ParleyError('google_not_configured');
    ready ??= connect(parts, settings);
    try {
      return await ready;
    } catch (error) {
      ready = undefined;
      throw new ParleyError('google_failed', { cause: error });
    }
  };
  return {
    configured: settings !== undefined,
    start: async (headers) => start(await auth(), headers),
    finish: async (request) => {
      const headers = resignCookies(request.headers, parts.settings);
      return (await auth()).handler(new Request(request, { headers }));
    },
  };
}

async function start(auth: Auth, headers: Headers) {
  const { response, headers: answer } = await auth.api.signInSocial({
    body: { provider: 'google', callbackURL: landing, errorCallbackURL: landing, disableRedirect: true },
    headers,
    returnHeaders: true,
  });
  if (!response.url) throw new ParleyError('google_failed');
  return { url: response.url, cookies: answer.getSetCookie() };
}

async function connect(parts: AuthParts, settings: GoogleSettings): Promise<Auth> {
  const { genericOAuth } = await import('better-auth/plugins');
  const plugin = genericOAuth({
    config: [
      {
        providerId: 'google',
        clientId: settings.clientId,
        clientSecret: settings.clientSecret,
        discoveryUrl: `${settings.issuer}/.well-known/openid-configuration`,
        scopes: ['openid', 'email', 'profile'],
        accessType: 'offline',
        prompt: 'consent',
        pkce: true,
        requireIdTokenVerification: true,
        mapProfileToUser: (profile) => namesOf(profile),
      },
    ],
  });
  const auth = await buildAuth(parts, [plugin]);
  const { socialProviders } = await auth.$context;
  // The library drops a provider it cannot reach and goes on; to us that is a failure worth another try.
  if (!socialProviders.some((provider) => provider.id === 'google')) {
    throw new Error('The OpenID provider did not answer with its settings.');
  }
  return auth;
}

/** Names may be missing from the claims; an account needs none. */
function namesOf(profile: Record<string, unknown>) {
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return {
    name: text(profile.name) || text(profile.email),
    firstName: text(profile.given_name),
    lastName: text(profile.family_name),
  };
}
