import { Readable } from 'node:stream';
import {
  accountOutput,
  authMessages,
  changePasswordInput,
  changePasswordOutput,
  deleteAccountInput,
  profileInput,
  sessionOutput,
} from '@parley/contract/auth';
import { ParleyError } from '@parley/contract/errors';
import { api } from '@parley/contract/routes';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { assertUncommon } from '../../accounts/common-password-check.ts';
import type { HttpServices } from '../http-services.ts';
import { forgottenDevice } from '../plugins/device-cookie.ts';
import { headersOf, requireUser, setCookies, userOf } from '../plugins/require-current-user.ts';
import { withRole } from './auth-routes.ts';

type Services = Pick<HttpServices, 'accounts' | 'config' | 'guesses' | 'operators' | 'people' | 'spaces'>;

export function profileRoutes(app: FastifyInstance, services: Services): void {
  const { accounts, guesses, people, config } = services;
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const onRequest = requireUser(accounts);

  routes.patch(
    api.profile,
    { onRequest, schema: { body: profileInput, response: { 200: sessionOutput } } },
    async (request, reply) => {
      const { cookies } = await accounts.rename(request.body, headersOf(request));
      setCookies(reply, cookies);
      return { user: await withRole(services, { ...userOf(request), ...request.body }) };
    },
  );

  routes.post(
    api.password,
    { onRequest, schema: { body: changePasswordInput, response: { 200: changePasswordOutput } } },
    async (request, reply) => {
      const user = userOf(request);
      // Before the guess is counted: a weak new password says nothing about the current one.
      assertUncommon(request.body.newPassword, 'newPassword');
      const admission = await guesses.admit({ address: request.ip, session: user.id });
      const change = { ...request.body, user };
      const { result, cookies } = await accounts.changePassword(change, headersOf(request));
      await admission.refund();
      setCookies(reply, cookies);
      return result;
    },
  );

  routes.get(api.profile, { onRequest, schema: { response: { 200: accountOutput } } }, async (request) => ({
    hasPassword: await people.hasPassword(userOf(request)),
  }));

  routes.get(api.exportProfile, { onRequest }, (request, reply) =>
    reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', 'attachment; filename="parley-data.json"')
      .header('cache-control', 'no-store')
      .send(Readable.from(people.exportOf(userOf(request)), { objectMode: false })),
  );

  routes.delete(api.profile, { onRequest, schema: { body: deleteAccountInput } }, async (request, reply) => {
    await assertOwner(services, request, request.body.confirmation);
    await services.spaces.assertMayGo(userOf(request));
    const { cookies } = await accounts.signOut(headersOf(request));
    await people.remove(userOf(request));
    setCookies(reply, [...cookies, forgottenDevice(config.origin)]);
    return reply.status(204).send();
  });
}

/** A session that was left open somewhere must not be enough to delete everything. */
async function assertOwner(services: Services, request: FastifyRequest, confirmation: string): Promise<void> {
  const { accounts, guesses, people } = services;
  const user = userOf(request);
  if (await people.hasPassword(user)) {
    const admission = await guesses.admit({ address: request.ip, session: user.id });
    await accounts.checkPassword(confirmation, headersOf(request));
    await admission.refund();
  } else if (confirmation.trim().toLowerCase() !== user.email) {
    const message = authMessages.wrongAddress;
    throw new ParleyError('invalid_input', { message, fields: { confirmation: message } });
  }
}
