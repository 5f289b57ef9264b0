/// <reference path="./oidc-provider.d.ts" />
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Interaction, Provider } from 'oidc-provider';

export type OpenIdUser = {
  sub: string;
  email: string;
  email_verified: boolean;
  given_name?: string;
  family_name?: string;
};

export type OpenIdClient = { clientId: string; clientSecret: string; redirectUri?: string };

export type OpenIdProvider = {
  /** For GOOGLE_ISSUER. */
  issuer: string;
  /** Who signs in from now on. */
  setUser(user: OpenIdUser): void;
  /** For when the port of the application is known only after its start. Forgets running sign-ins. */
  setRedirectUri(uri: string): void;
  /** Clicks through the pages without a browser; gives the address the application is called back at. */
  walk(authorizationUrl: string, decision: Decision): Promise<string>;
  close(): Promise<void>;
};

type Decision = 'allow' | 'cancel';

const scopes = 'openid email profile';
const signingKey = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' });

/** A real OpenID provider on loopback. Its two pages have the buttons 'Continue', 'Allow' and 'Cancel'. */
export async function startOpenIdProvider(client: OpenIdClient): Promise<OpenIdProvider> {
  let user: OpenIdUser = { sub: 'google-1', email: 'ada@example.com', email_verified: true };
  let handle: RequestListener = (_request, response) => response.writeHead(503).end();
  const server = createServer((request, response) => handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const setRedirectUri = (redirectUri: string) => {
    handle = requestListener(
      buildProvider(issuer, { ...client, redirectUri }, () => user),
      () => user,
    );
  };
  setRedirectUri(client.redirectUri ?? 'http://localhost/callback');

  return {
    issuer,
    setUser: (next) => {
      user = next;
    },
    setRedirectUri,
    walk: (url, decision) => walk(url, issuer, decision),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function buildProvider(issuer: string, client: Required<OpenIdClient>, user: () => OpenIdUser): Provider {
  return new Provider(issuer, {
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: [client.redirectUri],
        grant_types: ['authorization_code', 'refresh_token'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [{ ...signingKey, use: 'sig', alg: 'RS256' }] },
    cookies: { keys: [randomBytes(16).toString('hex')] },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name'],
    },
    // Google puts the profile into the ID token itself.
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => false },
    interactions: { url: (_context: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    findAccount: (_context: unknown, accountId: string) => ({
      accountId,
      claims: () => ({ ...user(), name: [user().given_name, user().family_name].filter(Boolean).join(' ') }),
    }),
    ttl: { AccessToken: 3_599, Grant: 3_600, IdToken: 3_600, Interaction: 600, Session: 600 },
  });
}

function requestListener(provider: Provider, user: () => OpenIdUser): RequestListener {
  const protocol = provider.callback();
  return (request, response) => {
    if (request.url?.startsWith('/interaction/') !== true) return protocol(request, response);
    interact(provider, user(), { request, response }).catch((error: unknown) => {
      response.writeHead(500, { 'content-type': 'text/plain' }).end(String(error));
    });
  };
}

type Exchange = { request: IncomingMessage; response: ServerResponse };

async function interact(
  provider: Provider,
  user: OpenIdUser,
  { request, response }: Exchange,
): Promise<void> {
  const interaction = await provider.interactionDetails(request, response);
  if (request.method === 'GET') {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(page(interaction.prompt.name === 'login' ? 'Continue' : 'Allow', user));
    return;
  }
  const cancelled = (await readForm(request)).get('decision') === 'cancel';
  const result = cancelled
    ? { error: 'access_denied', error_description: 'The user said no.' }
    : await agree(provider, interaction, user);
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: true });
}

async function agree(provider: Provider, { prompt, params }: Interaction, user: OpenIdUser) {
  if (prompt.name === 'login') return { login: { accountId: user.sub } };
  const granted = new provider.Grant({ accountId: user.sub, clientId: String(params.client_id) });
  granted.addOIDCScope(scopes);
  return { consent: { grantId: await granted.save() } };
}

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return new URLSearchParams(Buffer.concat(chunks).toString());
}

function page(yes: string, user: OpenIdUser): string {
  return `<!doctype html><html lang="en"><title>Test account</title><h1>${user.email}</h1>
<form method="post"><button name="decision" value="allow">${yes}</button>
<button name="decision" value="cancel">Cancel</button></form></html>`;
}

async function walk(authorizationUrl: string, issuer: string, decision: Decision): Promise<string> {
  const cookies = new Map<string, string>();
  let url = authorizationUrl;
  let method: 'GET' | 'POST' = 'GET';
  for (let step = 0; step < 12; step += 1) {
    const response: Response = await fetch(url, {
      method,
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(method === 'POST' ? { body: new URLSearchParams({ decision }) } : {}),
    });
    for (const cookie of response.headers.getSetCookie()) remember(cookies, cookie);
    const next: string | null = response.headers.get('location');
    if (next === null && (!response.ok || method === 'POST')) throw new Error(await response.text());
    method = next === null ? 'POST' : 'GET';
    url = next === null ? url : new URL(next, url).href;
    if (!url.startsWith(`${issuer}/`)) return url;
  }
  throw new Error('The provider kept redirecting.');
}

function remember(cookies: Map<string, string>, header: string): void {
  const [pair = ''] = header.split(';');
  const at = pair.indexOf('=');
  cookies.set(pair.slice(0, at), pair.slice(at + 1));
}
