import { api } from '@parley/contract/routes';
import {
  deleteSpaceInput,
  invitationSecret,
  inviteInput,
  inviteOutput,
  leaveSpaceInput,
  roleInput,
  shownInvitation,
  spaceInput,
  spaceNameInput,
  spaceOutput,
  spacePeopleOutput,
  spacesOutput,
} from '@parley/contract/spaces/space-api';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { HttpServices } from '../http-services.ts';
import { recordIn } from '../plugins/record-space-changes.ts';
import { ownerOf, requireUser, requireUserNow, userOf } from '../plugins/require-current-user.ts';

type Services = Pick<HttpServices, 'accounts' | 'attempts' | 'spaceRecorder' | 'spaces'>;

const params = z.object({ id: z.string().min(1).max(100) });

export function spaceRoutes(app: FastifyInstance, services: Services): void {
  ownSpaceRoutes(app, services);
  openSpaceRoutes(app, services);
  peopleRoutes(app, services);
}

/** What a person has, whichever space is open. */
function ownSpaceRoutes(app: FastifyInstance, services: Services): void {
  const { accounts, attempts, spaceRecorder, spaces } = services;
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const onRequest = requireUser(accounts);

  routes.get(api.spaces, { onRequest, schema: { response: { 200: spacesOutput } } }, async (request) => ({
    spaces: await spaces.list(userOf(request)),
  }));

  routes.post(
    api.spaces,
    { onRequest, schema: { body: spaceNameInput, response: { 201: spaceOutput } } },
    async (request, reply) => {
      const user = userOf(request);
      await attempts.admit('makeSpace', { account: user.id });
      return reply.status(201).send({ space: await spaces.create(user, request.body.name) });
    },
  );

  routes.post(
    api.showInvitation,
    { onRequest, schema: { body: invitationSecret, response: { 200: shownInvitation } } },
    async (request) => {
      const { spaceName, role, expiresAt } = await spaces.showInvitation(
        userOf(request),
        request.body.secret,
      );
      return { space: spaceName, role, expiresAt };
    },
  );

  routes.post(
    api.acceptInvitation,
    { onRequest, schema: { body: invitationSecret, response: { 200: spaceOutput } } },
    async (request) => {
      const user = userOf(request);
      const { spaceId } = await spaces.showInvitation(user, request.body.secret);
      await recordIn(request, spaceRecorder, { spaceId, person: user.email });
      return { space: await spaces.accept(user, request.body.secret) };
    },
  );
}

/** The space that is open. */
function openSpaceRoutes(app: FastifyInstance, { accounts, spaces }: Services): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const onRequest = requireUserNow(accounts);

  routes.get(api.space, { onRequest, schema: { response: { 200: spaceOutput } } }, async (request) => ({
    space: await spaces.show(ownerOf(request)),
  }));

  routes.put(
    api.space,
    { onRequest, schema: { body: spaceInput, response: { 200: spaceOutput } } },
    async (request) => ({ space: await spaces.change(ownerOf(request), request.body) }),
  );

  routes.delete(api.space, { onRequest, schema: { body: deleteSpaceInput } }, async (request, reply) => {
    await spaces.remove(ownerOf(request), request.body.name);
    return reply.status(204).send();
  });

  routes.post(api.leaveSpace, { onRequest, schema: { body: leaveSpaceInput } }, async (request, reply) => {
    await spaces.leave(ownerOf(request));
    return reply.status(204).send();
  });
}

function peopleRoutes(app: FastifyInstance, { accounts, attempts, spaces }: Services): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const onRequest = requireUserNow(accounts);

  routes.get(api.spacePeople, { onRequest, schema: { response: { 200: spacePeopleOutput } } }, (request) =>
    spaces.people(ownerOf(request)),
  );

  routes.put(api.spacePerson, { onRequest, schema: { params, body: roleInput } }, async (request, reply) => {
    await spaces.setRole(ownerOf(request), request.params.id, request.body.role);
    return reply.status(204).send();
  });

  routes.delete(api.spacePerson, { onRequest, schema: { params } }, async (request, reply) => {
    await spaces.removePerson(ownerOf(request), request.params.id);
    return reply.status(204).send();
  });

  routes.post(
    api.spaceInvitations,
    { onRequest, schema: { body: inviteInput, response: { 201: inviteOutput } } },
    async (request, reply) => {
      const member = ownerOf(request);
      await attempts.admit('invite', { account: member.personId });
      return reply.status(201).send(await spaces.invite(member, request.body));
    },
  );

  routes.delete(api.spaceInvitation, { onRequest, schema: { params } }, async (request, reply) => {
    await spaces.revoke(ownerOf(request), request.params.id);
    return reply.status(204).send();
  });
}
