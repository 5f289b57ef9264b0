import {
  authorizeInput,
  authorizeOutput,
  consentInput,
  consentOutput,
  registerClientInput,
  registerClientOutput,
  revokeInput,
  tokenInput,
  tokenOutput,
} from '@parley/contract/accounts/agent-oauth';
import { tokenScopes } from '@parley/contract/agent-access';
import { api } from '@parley/contract/routes';
import { mayDo } from '@parley/contract/spaces/roles';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { OauthError } from '../../accounts/agent-access/public-types.ts';
import type { HttpServices } from '../http-services.ts';
import { assertMayClear } from '../plugins/authorize-in-space.ts';
import { ownerOf, requireUser } from '../plugins/require-current-user.ts';

type Services = Pick<HttpServices, 'accounts' | 'agentOauth' | 'attempts' | 'config' | 'connections'>;

/** How an agent without a pasted token gets one: it registers, a person allows it, it comes back for it. */
export function agentOauthRoutes(app: FastifyInstance, services: Services): void {
  metadataRoutes(app, services.config.origin);
  consentRoutes(app, services);
  app.register((agents, _options, done) => {
    agentRoutes(agents, services);
    done();
  });
}

function metadataRoutes(app: FastifyInstance, origin: string): void {
  const resource = {
    resource: `${origin}${api.mcp}`,
    resource_name: 'Parley',
    authorization_servers: [origin],
    scopes_supported: tokenScopes,
    bearer_methods_supported: ['header'],
  };
  const server = {
    issuer: origin,
    authorization_endpoint: `${origin}/oauth/consent`,
    token_endpoint: `${origin}${api.oauthToken}`,
    registration_endpoint: `${origin}${api.oauthRegister}`,
    revocation_endpoint: `${origin}${api.oauthRevoke}`,
    scopes_supported: tokenScopes,
    response_types_supported: ['code'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: ['none'],
    revocation_endpoint_auth_methods_supported: ['none'],
    authorization_response_iss_parameter_supported: true,
  };
  for (const path of [api.protectedResource, api.protectedResourceRoot]) app.get(path, () => resource);
  app.get(api.authorizationServer, () => server);
}

/** The person's side: their own page, their session. */
function consentRoutes(app: FastifyInstance, { accounts, agentOauth, connections }: Services): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const onRequest = requireUser(accounts);

  routes.get(
    api.oauthRequest,
    { onRequest, schema: { querystring: authorizeInput, response: { 200: authorizeOutput } } },
    async (request) => {
      const { client, scopes } = await agentOauth.describe(request.query);
      const { host, protocol } = new URL(request.query.redirect_uri);
      // A scheme of its own leads to a program; whatever stands after it is no host that anybody knows.
      const redirectHost = /^https?:$/.test(protocol) ? host : protocol;
      const offered = mayDo(ownerOf(request).role, 'clear-tokens')
        ? scopes
        : scopes.filter((scope) => scope !== 'unmasked');
      return { client: { name: client.name, redirectHost }, scopes: offered };
    },
  );

  routes.post(
    api.oauthConsent,
    { onRequest, schema: { body: consentInput, response: { 200: consentOutput } } },
    async (request) => {
      const owner = ownerOf(request);
      assertMayClear(owner, request.body.scopes);
      for (const id of request.body.connectionIds ?? []) await connections.show(owner, id);
      return { redirect: await agentOauth.decide(owner, request.body) };
    },
  );
}

/** The agent's side: no cookie counts here, and failures wear the shape that agents know. */
function agentRoutes(app: FastifyInstance, { agentOauth, attempts }: Services): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.setErrorHandler(answerOauthError);

  app.post(api.oauthRegister, async (request, reply) => {
    await attempts.admit('registerAgent', { address: request.ip });
    const { client_name: name, redirect_uris: redirectUris } = read(registerClientInput, request.body);
    const client = await agentOauth.register({ name, redirectUris });
    return reply.status(201).send(
      registerClientOutput.parse({
        client_id: client.id,
        client_name: client.name,
        redirect_uris: client.redirectUris,
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
      }),
    );
  });

  app.post(api.oauthToken, async (request) =>
    tokenOutput.parse(await agentOauth.exchange(read(tokenInput, request.body))),
  );

  app.post(api.oauthRevoke, async (request, reply) => {
    await agentOauth.revoke(read(revokeInput, request.body).token);
    return reply.status(200).send({});
  });
}

function read<T extends z.ZodType>(schema: T, body: unknown): z.infer<T> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  throw new OauthError('invalid_request', parsed.error.issues.map(({ message }) => message).join(' '));
}

function answerOauthError(error: Error, _request: FastifyRequest, reply: FastifyReply) {
  if (!(error instanceof OauthError)) throw error;
  return reply.status(400).send({ error: error.error, error_description: error.message });
}
