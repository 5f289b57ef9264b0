import {
  aiProviderInput,
  aiProviderOutput,
  aiProvidersOutput,
  aiSettingsInput,
  costsOutput,
  costsQuery,
  listModelsInput,
  listModelsOutput,
  probeInput,
  probeOutput,
} from '@parley/contract/ai/ai-model-settings';
import { api } from '@parley/contract/routes';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { HttpServices } from '../http-services.ts';
import { clientDisconnectSignal } from '../plugins/client-disconnect-signal.ts';
import { ownerOf, requireUser } from '../plugins/require-current-user.ts';

type Services = Pick<HttpServices, 'accounts' | 'aiModels' | 'aiCosts' | 'attempts'>;

const params = z.object({ id: z.uuid() });

/** A person's models, what each is used for, and what they cost. */
export function aiModelRoutes(
  app: FastifyInstance,
  { accounts, aiModels, aiCosts, attempts }: Services,
): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const onRequest = requireUser(accounts);

  routes.get(
    api.aiProviders,
    { onRequest, schema: { response: { 200: aiProvidersOutput } } },
    async (request) => aiCosts.overview(ownerOf(request)),
  );

  routes.post(
    api.aiProviders,
    { onRequest, schema: { body: aiProviderInput, response: { 200: aiProviderOutput } } },
    async (request) => ({ provider: await aiModels.add(ownerOf(request), request.body) }),
  );

  routes.put(
    api.aiProvider,
    { onRequest, schema: { params, body: aiProviderInput, response: { 200: aiProviderOutput } } },
    async (request) => ({
      provider: await aiModels.change(ownerOf(request), request.params.id, request.body),
    }),
  );

  routes.delete(api.aiProvider, { onRequest, schema: { params } }, async (request, reply) => {
    await aiModels.remove(ownerOf(request), request.params.id);
    return reply.status(204).send();
  });

  routes.post(
    api.listModels,
    { onRequest, schema: { body: listModelsInput, response: { 200: listModelsOutput } } },
    async (request, reply) => {
      await attempts.admit('tryModel', { account: ownerOf(request).email });
      return { models: await aiModels.models(ownerOf(request), request.body, clientDisconnectSignal(reply)) };
    },
  );

  routes.post(
    api.probeModel,
    { onRequest, schema: { params, body: probeInput, response: { 200: probeOutput } } },
    async (request, reply) => {
      await attempts.admit('tryModel', { account: ownerOf(request).email });
      const wish = { task: request.body.task, signal: clientDisconnectSignal(reply) };
      return { result: await aiModels.probe(ownerOf(request), request.params.id, wish) };
    },
  );

  routes.put(
    api.aiSettings,
    { onRequest, schema: { body: aiSettingsInput, response: { 200: aiProvidersOutput } } },
    async (request) => aiCosts.save(ownerOf(request), request.body),
  );

  routes.get(
    api.aiCosts,
    { onRequest, schema: { querystring: costsQuery, response: { 200: costsOutput } } },
    async (request) => aiCosts.costs(ownerOf(request), request.query.month),
  );
}
