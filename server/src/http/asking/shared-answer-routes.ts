import { api } from '@parley/contract/routes';
import {
  openedPublicAnswer,
  openedSpaceAnswer,
  publicLinksInput,
  sharedLinksOutput,
  shareInput,
  shareOutput,
  shareSecret,
} from '@parley/contract/spaces/shared-answers';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { HttpServices } from '../http-services.ts';
import { clientDisconnectSignal } from '../plugins/client-disconnect-signal.ts';
import { ownerOf, requireUser, requireUserNow } from '../plugins/require-current-user.ts';

type Services = Pick<HttpServices, 'accounts' | 'attempts' | 'sharedAnswers'>;

const params = z.object({ id: z.uuid() });

export function sharedAnswerRoutes(app: FastifyInstance, services: Services): void {
  const { accounts, attempts, sharedAnswers } = services;
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const onRequest = requireUserNow(accounts);

  routes.get(
    api.sharedAnswers,
    { onRequest: requireUser(accounts), schema: { response: { 200: sharedLinksOutput } } },
    (request) => sharedAnswers.list(ownerOf(request)),
  );

  routes.post(
    api.sharedAnswers,
    { onRequest, schema: { body: shareInput, response: { 201: shareOutput } } },
    async (request, reply) => {
      const member = ownerOf(request);
      await attempts.admit('share', { account: member.personId });
      const made = await sharedAnswers.share(member, request.body, clientDisconnectSignal(reply));
      return reply.status(201).send(made);
    },
  );

  routes.delete(api.sharedAnswer, { onRequest, schema: { params } }, async (request, reply) => {
    await sharedAnswers.end(ownerOf(request), request.params.id);
    return reply.status(204).send();
  });

  routes.put(api.publicLinks, { onRequest, schema: { body: publicLinksInput } }, async (request, reply) => {
    await sharedAnswers.allowPublic(ownerOf(request), request.body.allowed);
    return reply.status(204).send();
  });

  openingRoutes(app, services);
}

function openingRoutes(app: FastifyInstance, { accounts, attempts, sharedAnswers }: Services): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.post(
    api.openSharedAnswer,
    {
      onRequest: requireUserNow(accounts),
      schema: { body: shareSecret, response: { 200: openedSpaceAnswer } },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return sharedAnswers.openInSpace(ownerOf(request), request.body.secret);
    },
  );

  routes.post(
    api.openPublicAnswer,
    { schema: { body: shareSecret, response: { 200: openedPublicAnswer } } },
    async (request, reply) => {
      reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
      await attempts.admit('openPublicAnswer', { address: request.ip });
      return sharedAnswers.openPublic(request.body.secret);
    },
  );
}
