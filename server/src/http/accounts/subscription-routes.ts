import { subscribeInput, subscriptionOutput } from '@parley/contract/accounts/plans';
import { api } from '@parley/contract/routes';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { HttpServices } from '../http-services.ts';
import { ownerOf, requireUser } from '../plugins/require-current-user.ts';

type Services = Pick<HttpServices, 'accounts' | 'plans'>;

export function subscriptionRoutes(app: FastifyInstance, { accounts, plans }: Services): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const onRequest = requireUser(accounts);

  routes.get(
    api.subscription,
    { onRequest, schema: { response: { 200: subscriptionOutput } } },
    async (request) => ({ subscription: await plans.current(ownerOf(request)) }),
  );

  routes.post(
    api.subscription,
    { onRequest, schema: { body: subscribeInput, response: { 200: subscriptionOutput } } },
    async (request) => ({ subscription: await plans.choose(ownerOf(request), request.body.plan) }),
  );
}
