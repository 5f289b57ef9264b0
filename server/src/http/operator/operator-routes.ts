import {
  actionsOutput,
  disableInput,
  healthOutput,
  jobsOutput,
  peopleOutput,
  peopleQuery,
  personOutput,
  resetLinkOutput,
  settingsOutput,
  usageOutput,
} from '@parley/contract/operator/operator-api';
import { api } from '@parley/contract/routes';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { HttpServices } from '../http-services.ts';
import { version } from '../package-version.ts';
import { userOf } from '../plugins/require-current-user.ts';
import { requireOperator } from './require-operator.ts';

type Services = Pick<HttpServices, 'accounts' | 'config' | 'managePeople' | 'operators' | 'operatorView'>;

const params = z.object({ id: z.string().min(1).max(100) });

export function operatorRoutes(app: FastifyInstance, services: Services): void {
  overviewRoutes(app, services);
  peopleRoutes(app, services);
}

function overviewRoutes(app: FastifyInstance, services: Services): void {
  const { config, operatorView: view } = services;
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const onRequest = requireOperator(services);

  routes.get(api.operatorUsage, { onRequest, schema: { response: { 200: usageOutput } } }, async () => ({
    days: await view.usage(),
  }));

  routes.get(api.operatorHealth, { onRequest, schema: { response: { 200: healthOutput } } }, () =>
    view.health(),
  );

  routes.get(api.operatorJobs, { onRequest, schema: { response: { 200: jobsOutput } } }, async () => ({
    jobs: await view.jobs(),
  }));

  routes.get(api.operatorActions, { onRequest, schema: { response: { 200: actionsOutput } } }, async () => ({
    actions: await view.actions(),
  }));

  routes.get(
    api.operatorSettings,
    { onRequest, schema: { response: { 200: settingsOutput } } },
    async () => ({ version, node: process.versions.node, settings: [...config.settings] }),
  );
}

function peopleRoutes(app: FastifyInstance, services: Services): void {
  const { managePeople: manage, operatorView: view } = services;
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const onRequest = requireOperator(services);

  routes.get(
    api.operatorPeople,
    { onRequest, schema: { querystring: peopleQuery, response: { 200: peopleOutput } } },
    (request) => view.people(request.query),
  );

  routes.get(
    api.operatorPerson,
    { onRequest, schema: { params, response: { 200: personOutput } } },
    (request) => view.person(request.params.id),
  );

  routes.put(
    api.operatorDisabled,
    { onRequest, schema: { params, body: disableInput } },
    async (request, reply) => {
      await manage.setDisabled(userOf(request), request.params.id, request.body.disabled);
      return reply.status(204).send();
    },
  );

  routes.delete(api.operatorPerson, { onRequest, schema: { params } }, async (request, reply) => {
    await manage.remove(userOf(request), request.params.id);
    return reply.status(204).send();
  });

  routes.post(
    api.operatorResetLink,
    { onRequest, schema: { params, response: { 201: resetLinkOutput } } },
    async (request, reply) =>
      reply.status(201).send(await manage.makeResetLink(userOf(request), request.params.id)),
  );

  routes.delete(api.operatorSessions, { onRequest, schema: { params } }, async (request, reply) => {
    await manage.endSessions(userOf(request), request.params.id);
    return reply.status(204).send();
  });

  routes.delete(api.operatorSession, { onRequest, schema: { params } }, async (request, reply) => {
    await manage.endSession(userOf(request), request.params.id);
    return reply.status(204).send();
  });

  routes.delete(api.operatorToken, { onRequest, schema: { params } }, async (request, reply) => {
    await manage.revokeToken(userOf(request), request.params.id);
    return reply.status(204).send();
  });
}
