import {
  apiKeyOutput,
  saveApiKeyInput,
  verifyApiKeyInput,
  verifyApiKeyOutput,
} from '@parley/contract/ai/openai-api-key';
import { api } from '@parley/contract/routes';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { HttpServices } from '../http-services.ts';
import { ownerOf, requireUser } from '../plugins/require-current-user.ts';

type Services = Pick<HttpServices, 'accounts' | 'aiKeys' | 'attempts'>;

export function openAiKeyRoutes(app: FastifyInstance, { accounts, aiKeys, attempts }: Services): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const onRequest = requireUser(accounts);

  routes.get(api.openaiKey, { onRequest, schema: { response: { 200: apiKeyOutput } } }, async (request) => ({
    apiKey: await aiKeys.show(ownerOf(request)),
  }));

  routes.put(
    api.openaiKey,
    { onRequest, schema: { body: saveApiKeyInput, response: { 200: apiKeyOutput } } },
    async (request) => ({ apiKey: await aiKeys.save(ownerOf(request), request.body.key) }),
  );

  routes.delete(api.openaiKey, { onRequest }, async (request, reply) => {
    await aiKeys.remove(ownerOf(request));
    return reply.status(204).send();
  });

  routes.post(
    api.verifyOpenaiKey,
    { onRequest, schema: { body: verifyApiKeyInput, response: { 200: verifyApiKeyOutput } } },
    async (request) => {
      await attempts.admit('verifyKey', { address: request.ip, account: ownerOf(request).email });
      return { valid: true as const, ...(await aiKeys.verify(ownerOf(request), request.body.key)) };
    },
  );
}
