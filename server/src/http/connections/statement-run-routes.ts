import {
  confirmInput,
  confirmOutput,
  rehearsalOutput,
  runInput,
  runOutput,
  runSqlInput,
} from '@parley/contract/connections';
import { api } from '@parley/contract/routes';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { failureWith } from '../errors/error-replies.ts';
import type { HttpServices } from '../http-services.ts';
import { longStatementRateLimit } from '../plugins/long-statement-rate-limit.ts';
import { requestContextOf, requireUser, requireUserNow } from '../plugins/require-current-user.ts';
import { uncheckedJsonSerializer } from '../plugins/unchecked-json-serializer.ts';

type Services = Pick<HttpServices, 'accounts' | 'attempts' | 'runs'>;

export function statementRunRoutes(app: FastifyInstance, { accounts, attempts, runs }: Services): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const onRequest = requireUser(accounts);
  const toChange = { onRequest: requireUserNow(accounts) };
  const preHandler = longStatementRateLimit(attempts);

  routes.post(
    api.runSql,
    {
      onRequest,
      preHandler,
      schema: { body: runSqlInput, response: { 200: runOutput } },
      serializerCompiler: uncheckedJsonSerializer,
      errorHandler: failureWith(({ message }) => ({ success: false, error: message })),
    },
    async (request, reply) => ({
      success: true as const,
      result: await runs.run(requestContextOf(request, reply), request.body),
      error: null,
    }),
  );

  routes.post(
    api.rehearse,
    { ...toChange, preHandler, schema: { body: runInput, response: { 200: rehearsalOutput } } },
    (request, reply) => runs.rehearse(requestContextOf(request, reply), request.body),
  );

  routes.post(
    api.confirm,
    { ...toChange, schema: { body: confirmInput, response: { 200: confirmOutput } } },
    (request, reply) => runs.confirm(requestContextOf(request, reply), request.body.rehearsal_id),
  );
}
