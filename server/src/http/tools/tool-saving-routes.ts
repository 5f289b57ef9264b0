import { api } from '@parley/contract/routes';
import { saveJobOutput, saveJobsOutput, saveToolsInput } from '@parley/contract/tools';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { HttpServices } from '../http-services.ts';
import { clientDisconnectSignal } from '../plugins/client-disconnect-signal.ts';
import { sendEvents } from '../plugins/event-stream.ts';
import { longStatementRateLimit } from '../plugins/long-statement-rate-limit.ts';
import { ownerOf, requireUser } from '../plugins/require-current-user.ts';

type Services = Pick<HttpServices, 'accounts' | 'attempts' | 'connections' | 'saves'>;

const params = z.object({ id: z.uuid() });

export function toolSavingRoutes(
  app: FastifyInstance,
  { accounts, attempts, connections, saves }: Services,
): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const onRequest = requireUser(accounts);

  routes.post(
    api.saveTools,
    {
      onRequest,
      preHandler: longStatementRateLimit(attempts),
      schema: { body: saveToolsInput, response: { 202: saveJobOutput } },
    },
    async (request, reply) => {
      const owner = ownerOf(request);
      await connections.show(owner, request.body.connectionId);
      return reply.status(202).send({ job: await saves.start(owner, request.body) });
    },
  );

  routes.get(
    api.saveTools,
    { onRequest, schema: { response: { 200: saveJobsOutput } } },
    async (request) => ({ jobs: await saves.list(ownerOf(request)) }),
  );

  routes.get(
    api.saveJob,
    { onRequest, schema: { params, response: { 200: saveJobOutput } } },
    async (request) => ({ job: await saves.find(ownerOf(request), request.params.id) }),
  );

  routes.get(api.saveEvents, { onRequest, schema: { params } }, async (request, reply) => {
    const owner = ownerOf(request);
    const { id } = await saves.find(owner, request.params.id);
    return sendEvents(reply, saves.follow(owner, id, clientDisconnectSignal(reply)));
  });
}
