import { ParleyError } from '@parley/contract/errors';
import {
  apiKeysOutput,
  databaseInfoOutput,
  diagnosticsInput,
  metaSchemasOutput,
  metaTablesOutput,
  projectOutput,
  projectSettingsOutput,
  queryTablesOutput,
  tableSchemaInput,
  tableSchemaOutput,
} from '@parley/contract/hosted-projects';
import { api } from '@parley/contract/routes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import type { HttpServices } from '../http-services.ts';
import { clientDisconnectSignal } from '../plugins/client-disconnect-signal.ts';
import { ownerOf, requireUser } from '../plugins/require-current-user.ts';

type Services = Pick<HttpServices, 'accounts' | 'projectTools'>;

type Input = z.infer<typeof diagnosticsInput>;

/** Diagnostic calls about one hosted project, kept for programs written against the first published API. */
export function projectDiagnosticsRoutes(app: FastifyInstance, { accounts, projectTools }: Services): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const onRequest = requireUser(accounts);
  const look = () => {
    if (!projectTools) throw new ParleyError('hosted_not_configured');
    return projectTools.diagnostics;
  };
  const asked = (request: FastifyRequest, reply: FastifyReply, { project_ref, access_token }: Input) => ({
    owner: ownerOf(request),
    ref: project_ref,
    handle: access_token,
    signal: clientDisconnectSignal(reply),
  });
  const querystring = diagnosticsInput;

  routes.get(
    api.projectByRef,
    { onRequest, schema: { querystring, response: { 200: projectOutput } } },
    (request, reply) => look().project(asked(request, reply, request.query)),
  );
  routes.get(
    api.projectSettings,
    { onRequest, schema: { querystring, response: { 200: projectSettingsOutput } } },
    (request, reply) => look().settings(asked(request, reply, request.query)),
  );
  routes.get(
    api.projectApiKeys,
    { onRequest, schema: { querystring, response: { 200: apiKeysOutput } } },
    (request, reply) => look().apiKeys(asked(request, reply, request.query)),
  );
  routes.get(
    api.dbInfo,
    { onRequest, schema: { querystring, response: { 200: databaseInfoOutput } } },
    (request, reply) => look().databaseInfo(asked(request, reply, request.query)),
  );
  routes.get(
    api.pgMetaTables,
    { onRequest, schema: { querystring, response: { 200: metaTablesOutput } } },
    (request, reply) => look().metaTables(asked(request, reply, request.query)),
  );
  routes.get(
    api.pgMetaSchemas,
    { onRequest, schema: { querystring, response: { 200: metaSchemasOutput } } },
    (request, reply) => look().metaSchemas(asked(request, reply, request.query)),
  );
  routes.post(
    api.queryTables,
    { onRequest, schema: { body: diagnosticsInput, response: { 200: queryTablesOutput } } },
    (request, reply) => look().queryTables(asked(request, reply, request.body)),
  );
  routes.post(
    api.tableSchema,
    { onRequest, schema: { body: tableSchemaInput, response: { 200: tableSchemaOutput } } },
    (request, reply) => look().tableSchema(asked(request, reply, request.body), request.body.table_name),
  );
}
