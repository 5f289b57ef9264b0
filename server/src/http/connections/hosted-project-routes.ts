import { connectionOutput } from '@parley/contract/connections';
import { ParleyError } from '@parley/contract/errors';
import {
  grantsOutput,
  projectParams,
  projectsOutput,
  tokenExchangeInput,
  tokenExchangeOutput,
} from '@parley/contract/hosted-projects';
import { api } from '@parley/contract/routes';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { HttpServices } from '../http-services.ts';
import { ownerOf, requireUser } from '../plugins/require-current-user.ts';

type Services = Pick<HttpServices, 'accounts' | 'attempts' | 'hosted'>;

const grantParams = z.object({ id: z.uuid() });
const listQuery = z.object({ refresh: z.literal('1').optional() });

/** Grants and the projects they lead to. */
export function hostedProjectRoutes(app: FastifyInstance, { accounts, hosted, attempts }: Services): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const onRequest = requireUser(accounts);
  const service = () => {
    if (!hosted) throw new ParleyError('hosted_not_configured');
    return hosted;
  };

  routes.post(
    api.tokenExchange,
    { onRequest, schema: { body: tokenExchangeInput, response: { 200: tokenExchangeOutput } } },
    (request) => service().projects.exchange(ownerOf(request), request.body),
  );

  routes.get(api.grants, { onRequest, schema: { response: { 200: grantsOutput } } }, async (request) => ({
    grants: hosted ? await hosted.grants.list(ownerOf(request)) : [],
  }));

  routes.delete(api.grant, { onRequest, schema: { params: grantParams } }, async (request, reply) => {
    await service().grants.disconnect(ownerOf(request), request.params.id);
    return reply.status(204).send();
  });

  routes.get(
    api.projects,
    { onRequest, schema: { querystring: listQuery, response: { 200: projectsOutput } } },
    async (request) => {
      const owner = ownerOf(request);
      const refresh = request.query.refresh !== undefined;
      if (refresh) await attempts.admit('refreshProjects', { account: owner.personId });
      return service().projects.list(owner, { refresh });
    },
  );

  routes.post(
    api.connectProject,
    { onRequest, schema: { params: projectParams, response: { 200: connectionOutput } } },
    async (request) => ({
      connection: await service().projects.connect(ownerOf(request), request.params.ref),
    }),
  );
}
