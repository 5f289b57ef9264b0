import { api } from '@parley/contract/routes';
import { suggestInput, suggestionsOutput } from '@parley/contract/tools';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { HttpServices } from '../http-services.ts';
import { clientDisconnectSignal } from '../plugins/client-disconnect-signal.ts';
import { sendEvents } from '../plugins/event-stream.ts';
import { ownerOf, requireUser } from '../plugins/require-current-user.ts';

type Services = Pick<HttpServices, 'accounts' | 'attempts' | 'connections' | 'suggestions'>;

const querystring = z.object({ connectionId: z.uuid() });

export function suggestionRoutes(
  app: FastifyInstance,
  { accounts, attempts, connections, suggestions }: Services,
): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const onRequest = requireUser(accounts);

  routes.get(
    api.suggestions,
    { onRequest, schema: { querystring, response: { 200: suggestionsOutput } } },
    async (request) => {
      const owner = ownerOf(request);
      const { id } = await connections.show(owner, request.query.connectionId);
      return suggestions.last(owner, id);
    },
  );

  routes.post(api.suggestions, { onRequest, schema: { body: suggestInput } }, async (request, reply) => {
    const owner = ownerOf(request);
    const signal = clientDisconnectSignal(reply);
    // Before the stream begins: somebody else's connection is not found, as everywhere.
    await connections.show(owner, request.body.connectionId);
    await attempts.admit('suggest', { address: request.ip, account: owner.personId });
    return sendEvents(reply, suggestions.stream(owner, request.body, signal));
  });
}
