import {
  type Connection,
  connectionInput,
  connectionOutput,
  connectionsOutput,
  testConnectionInput,
  testConnectionOutput,
} from '@parley/contract/connections';
import { api } from '@parley/contract/routes';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { SpaceMember } from '../../accounts/spaces/public-types.ts';
import type { HttpServices } from '../http-services.ts';
import { clientDisconnectSignal } from '../plugins/client-disconnect-signal.ts';
import { ownerOf, requireUser } from '../plugins/require-current-user.ts';

type Services = Pick<HttpServices, 'accounts' | 'connections'>;

const params = z.object({ id: z.uuid() });

export function connectionRoutes(app: FastifyInstance, { accounts, connections }: Services): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const onRequest = requireUser(accounts);

  routes.get(
    api.connections,
    { onRequest, schema: { response: { 200: connectionsOutput } } },
    async (request) => {
      const owner = ownerOf(request);
      return { connections: (await connections.list(owner)).map((one) => shownTo(owner, one)) };
    },
  );

  routes.post(
    api.connections,
    { onRequest, schema: { body: connectionInput, response: { 201: connectionOutput } } },
    async (request, reply) =>
      reply.status(201).send({ connection: await connections.create(ownerOf(request), request.body) }),
  );

  routes.get(
    api.connection,
    { onRequest, schema: { params, response: { 200: connectionOutput } } },
    async (request) => {
      const owner = ownerOf(request);
      return { connection: shownTo(owner, await connections.show(owner, request.params.id)) };
    },
  );

  routes.put(
    api.connection,
    { onRequest, schema: { params, body: connectionInput, response: { 200: connectionOutput } } },
    async (request) => ({
      connection: await connections.update(ownerOf(request), request.params.id, request.body),
    }),
  );

  routes.delete(api.connection, { onRequest, schema: { params } }, async (request, reply) => {
    await connections.remove(ownerOf(request), request.params.id);
    return reply.status(204).send();
  });

  routes.post(
    api.testConnection,
    { onRequest, schema: { body: testConnectionInput, response: { 200: testConnectionOutput } } },
    (request, reply) => connections.test(ownerOf(request), request.body, clientDisconnectSignal(reply)),
  );

  routes.post(
    api.sampleConnection,
    { onRequest, schema: { response: { 200: connectionOutput } } },
    async (request) => ({ connection: await connections.sample(ownerOf(request)) }),
  );
}

/** Askers learn what they can ask, not where it is kept and by whom it is reached. */
function shownTo({ role }: SpaceMember, connection: Connection): Connection {
  if (role !== 'asker') return connection;
  const nowhere = { host: '', port: null, database: '', username: '', file: null, projectRef: null };
  const nothing = { hasPassword: false, usesConnectionString: false, schemas: [], trustedFunctions: [] };
  return { ...connection, ...nowhere, ...nothing, allowWrites: false, passwordLost: false };
}
