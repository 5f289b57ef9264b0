import { costsQuery } from '@parley/contract/ai/ai-model-settings';
import { offerInput, offerLimits, operatorAiOutput } from '@parley/contract/operator/operator-api';
import { api } from '@parley/contract/routes';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { HttpServices } from '../http-services.ts';
import { userOf } from '../plugins/require-current-user.ts';
import { requireOperator } from './require-operator.ts';

type Services = Pick<HttpServices, 'accounts' | 'offerModels' | 'operators'>;

export function modelOfferRoutes(app: FastifyInstance, services: Services): void {
  const { offerModels } = services;
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const onRequest = requireOperator(services);

  routes.get(
    api.operatorAi,
    { onRequest, schema: { querystring: costsQuery, response: { 200: operatorAiOutput } } },
    (request) => offerModels.show(userOf(request), request.query.month),
  );

  routes.put(
    api.operatorOffer,
    { onRequest, schema: { params: z.object({ id: z.string().min(1).max(100) }), body: offerInput } },
    async (request, reply) => {
      await offerModels.setOffered(userOf(request), request.params.id, request.body.offered);
      return reply.status(204).send();
    },
  );

  routes.put(
    api.operatorOfferLimits,
    { onRequest, schema: { body: offerLimits } },
    async (request, reply) => {
      await offerModels.limit(userOf(request), request.body);
      return reply.status(204).send();
    },
  );
}
