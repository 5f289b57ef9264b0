import { api } from '@parley/contract/routes';
import { rowRulesInput, rowRulesOutput } from '@parley/contract/spaces/row-rules-and-groups';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { HttpServices } from '../http-services.ts';
import { ownerOf, requireUserNow } from '../plugins/require-current-user.ts';

type Services = Pick<HttpServices, 'accounts' | 'rowRules'>;

const params = z.object({ id: z.uuid() });

export function rowRuleRoutes(app: FastifyInstance, { accounts, rowRules }: Services): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const onRequest = requireUserNow(accounts);

  routes.get(api.rowRules, { onRequest, schema: { params, response: { 200: rowRulesOutput } } }, (request) =>
    rowRules.list(ownerOf(request), request.params.id),
  );

  routes.put(
    api.rowRules,
    { onRequest, schema: { params, body: rowRulesInput, response: { 200: rowRulesOutput } } },
    (request) => rowRules.set(ownerOf(request), request.params.id, request.body),
  );
}
