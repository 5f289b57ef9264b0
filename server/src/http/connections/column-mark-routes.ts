import { markProposalsOutput, marksInput, marksOutput } from '@parley/contract/database-schema';
import { api } from '@parley/contract/routes';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { HttpServices } from '../http-services.ts';
import { clientDisconnectSignal } from '../plugins/client-disconnect-signal.ts';
import { ownerOf, requireUser } from '../plugins/require-current-user.ts';

type Services = Pick<HttpServices, 'accounts' | 'marks' | 'sharedAnswers'>;

const params = z.object({ id: z.uuid() });

export function columnMarkRoutes(app: FastifyInstance, { accounts, marks, sharedAnswers }: Services): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const onRequest = requireUser(accounts);

  routes.get(
    api.marks,
    { onRequest, schema: { params, response: { 200: marksOutput } } },
    async (request) => ({ marks: await marks.list(ownerOf(request), request.params.id) }),
  );

  routes.put(
    api.marks,
    { onRequest, schema: { params, body: marksInput, response: { 200: marksOutput } } },
    async (request) => {
      const owner = ownerOf(request);
      const { id } = request.params;
      const changed = await marks.change(owner, id, request.body.changes);
      await sharedAnswers.endPublicOf(owner, id);
      return { marks: changed };
    },
  );

  routes.get(
    api.markProposals,
    { onRequest, schema: { params, response: { 200: markProposalsOutput } } },
    async (request, reply) => ({
      proposals: await marks.proposals({
        owner: ownerOf(request),
        id: request.params.id,
        signal: clientDisconnectSignal(reply),
      }),
    }),
  );
}
