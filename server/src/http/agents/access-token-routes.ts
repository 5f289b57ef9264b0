import { createTokenInput, createTokenOutput, tokensOutput } from '@parley/contract/agent-access';
import { api } from '@parley/contract/routes';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { HttpServices } from '../http-services.ts';
import { assertMayClear } from '../plugins/authorize-in-space.ts';
import { ownerOf, requireUser } from '../plugins/require-current-user.ts';

type Services = Pick<HttpServices, 'accounts' | 'connections' | 'tokens'>;

const params = z.object({ id: z.uuid() });

export function accessTokenRoutes(app: FastifyInstance, { accounts, connections, tokens }: Services): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const onRequest = requireUser(accounts);

  routes.get(
    api.accessTokens,
    { onRequest, schema: { response: { 200: tokensOutput } } },
    async (request) => ({ tokens: await tokens.list(ownerOf(request)) }),
  );

  routes.post(
    api.accessTokens,
    { onRequest, schema: { body: createTokenInput, response: { 201: createTokenOutput } } },
    async (request, reply) => {
      const owner = ownerOf(request);
      assertMayClear(owner, request.body.scopes);
      for (const id of request.body.connectionIds ?? []) await connections.show(owner, id);
      return reply.status(201).send(await tokens.create(owner, request.body));
    },
  );

  routes.delete(api.accessToken, { onRequest, schema: { params } }, async (request, reply) => {
    await tokens.revoke(ownerOf(request), request.params.id);
    return reply.status(204).send();
  });
}
