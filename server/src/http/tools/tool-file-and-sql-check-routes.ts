import { api } from '@parley/contract/routes';
import {
  checkSqlInput,
  checkSqlOutput,
  exportToolsInput,
  importToolsInput,
  importToolsOutput,
  toolFile,
} from '@parley/contract/tools';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { checkSqlPrepares } from '../../tools/check-sql-prepares.ts';
import { exportTools, importTools } from '../../tools/import-and-export-tools.ts';
import type { HttpServices } from '../http-services.ts';
import { clientDisconnectSignal } from '../plugins/client-disconnect-signal.ts';
import { longStatementRateLimit } from '../plugins/long-statement-rate-limit.ts';
import { ownerOf, requireUser } from '../plugins/require-current-user.ts';

type Services = Pick<HttpServices, 'accounts' | 'attempts' | 'catalogue' | 'openToolContext' | 'sources'>;

/** What is done with statements and files rather than with one saved tool. */
export function toolFileAndSqlCheckRoutes(app: FastifyInstance, services: Services): void {
  const { accounts, attempts, catalogue, sources, openToolContext } = services;
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const onRequest = requireUser(accounts);

  routes.post(
    api.checkSql,
    {
      onRequest,
      preHandler: longStatementRateLimit(attempts),
      schema: { body: checkSqlInput, response: { 200: checkSqlOutput } },
    },
    async (request, reply) => {
      const { connectionId: id, ...statement } = request.body;
      const source = await sources.open({
        owner: ownerOf(request),
        id,
        signal: clientDisconnectSignal(reply),
      });
      return checkSqlPrepares(source, statement);
    },
  );

  routes.post(
    api.exportTools,
    { onRequest, schema: { body: exportToolsInput, response: { 200: toolFile } } },
    async (request) => {
      const { tools } = await catalogue.list(ownerOf(request));
      return exportTools(tools, request.body.ids);
    },
  );

  routes.post(
    api.importTools,
    { onRequest, schema: { body: importToolsInput, response: { 200: importToolsOutput } } },
    async (request, reply) => {
      const owner = ownerOf(request);
      const { connectionId, text } = request.body;
      await attempts.admit('importTools', { account: owner.personId });
      const context = await openToolContext(owner, { connectionId }, clientDisconnectSignal(reply));
      return importTools(catalogue, owner, { text, context });
    },
  );
}
