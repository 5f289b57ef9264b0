import { api } from '@parley/contract/routes';
import {
  attributesInput,
  attributesOutput,
  groupInput,
  groupMembersInput,
  groupOutput,
  groupsOutput,
} from '@parley/contract/spaces/row-rules-and-groups';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { HttpServices } from '../http-services.ts';
import { ownerOf, requireUserNow } from '../plugins/require-current-user.ts';

type Services = Pick<HttpServices, 'accounts' | 'groups'>;

const params = z.object({ id: z.string().min(1).max(100) });

/** Groups and attributes of the members of the open space. */
export function groupRoutes(app: FastifyInstance, { accounts, groups }: Services): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const onRequest = requireUserNow(accounts);

  routes.get(
    api.spaceGroups,
    { onRequest, schema: { response: { 200: groupsOutput } } },
    async (request) => ({
      groups: await groups.list(ownerOf(request)),
    }),
  );

  routes.post(
    api.spaceGroups,
    { onRequest, schema: { body: groupInput, response: { 201: groupOutput } } },
    async (request, reply) =>
      reply.status(201).send({ group: await groups.create(ownerOf(request), request.body.name) }),
  );

  routes.put(api.spaceGroup, { onRequest, schema: { params, body: groupInput } }, async (request, reply) => {
    await groups.rename(ownerOf(request), request.params.id, request.body.name);
    return reply.status(204).send();
  });

  routes.delete(api.spaceGroup, { onRequest, schema: { params } }, async (request, reply) => {
    await groups.remove(ownerOf(request), request.params.id);
    return reply.status(204).send();
  });

  routes.put(
    api.spaceGroupMembers,
    { onRequest, schema: { params, body: groupMembersInput } },
    async (request, reply) => {
      await groups.setMembers(ownerOf(request), request.params.id, request.body.personIds);
      return reply.status(204).send();
    },
  );

  routes.get(api.spaceAttributes, { onRequest, schema: { response: { 200: attributesOutput } } }, (request) =>
    groups.attributes(ownerOf(request)),
  );

  routes.put(
    api.personAttributes,
    { onRequest, schema: { params, body: attributesInput } },
    async (request, reply) => {
      await groups.changeAttributes(ownerOf(request), request.params.id, request.body.changes);
      return reply.status(204).send();
    },
  );
}
