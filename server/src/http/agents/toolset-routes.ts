import { toolsetInput, toolsetOutput, toolsetsOutput } from '@parley/contract/agent-access';
import { api } from '@parley/contract/routes';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { HttpServices } from '../http-services.ts';
import { ownerOf, requireUser } from '../plugins/require-current-user.ts';

type Services = Pick<HttpServices, 'accounts' | 'toolsets'>;

const params = z.object({ id: z.uuid() });

export function toolsetRoutes(app: FastifyInstance, { accounts, toolsets }: Services): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const onRequest = requireUser(accounts);

  routes.get(api.toolsets, { onRequest, schema: { response: { 200: toolsetsOutput } } }, async (request) => ({
    toolsets: await toolsets.list(ownerOf(request)),
  }));

  routes.post(
    api.toolsets,
    { onRequest, schema: { body: toolsetInput, response: { 201: toolsetOutput } } },
    async (request, reply) =>
      reply.status(201).send({ toolset: await toolsets.create(ownerOf(request), request.body) }),
  );

  routes.put(
    api.toolset,
    { onRequest, schema: { params, body: toolsetInput, response: { 200: toolsetOutput } } },
    async (request) => ({
      toolset: await toolsets.change(ownerOf(request), request.params.id, request.body),
    }),
  );

  routes.delete(api.toolset, { onRequest, schema: { params } }, async (request, reply) => {
    await toolsets.remove(ownerOf(request), request.params.id);
    return reply.status(204).send();
  });
}
