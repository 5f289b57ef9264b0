import {
  changePasswordInput,
  changePasswordOutput,
  profileInput,
  sessionOutput,
} from '@parley/contract/auth';
import { api } from '@parley/contract/routes';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Door } from './door.ts';
import { headersOf, requireUser, setCookies, userOf } from './manners/current-user.ts';

export function profileRoutes(app: FastifyInstance, { accounts, attempts }: Door): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const onRequest = requireUser(accounts);

  routes.patch(
    api.profile,
    { onRequest, schema: { body: profileInput, response: { 200: sessionOutput } } },
    async (request, reply) => {
      const { cookies } = await accounts.rename(request.body, headersOf(request));
      setCookies(reply, cookies);
      return { user: { ...userOf(request), ...request.body } };
    },
  );

  routes.post(
    api.password,
    { onRequest, schema: { body: changePasswordInput, response: { 200: changePasswordOutput } } },
    async (request, reply) => {
      const user = userOf(request);
      const admission = await attempts.admit('signIn', { address: request.ip, account: user.email });
      const change = { ...request.body, user };
      const { result, cookies } = await accounts.changePassword(change, headersOf(request));
      await admission.refund();
      setCookies(reply, cookies);
      return result;
    },
  );
}
