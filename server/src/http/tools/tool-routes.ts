import { rehearsalOutput } from '@parley/contract/connections';
import { ParleyError } from '@parley/contract/errors';
import type { Parameter, ParameterValue } from '@parley/contract/parameters';
import { api } from '@parley/contract/routes';
import {
  toolPublishedInput,
  toolRequestDoneInput,
  toolRequestInput,
  toolRequestsOutput,
} from '@parley/contract/spaces/tool-requests';
import type { Tool } from '@parley/contract/tools';
import {
  runToolInput,
  runToolOutput,
  toolActiveInput,
  toolDetailsOutput,
  toolInput,
  toolMessages,
  toolOutput,
  toolsOutput,
  toolVersionsOutput,
} from '@parley/contract/tools';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { SpaceMember } from '../../accounts/spaces/public-types.ts';
import { valuesOf } from '../../ask/parameter-chips.ts';
import { runTool } from '../../ask/run-tool.ts';
import { rejectUnknownParameters } from '../../tools/reject-unknown-parameters.ts';
import type { HttpServices } from '../http-services.ts';
import { clientDisconnectSignal } from '../plugins/client-disconnect-signal.ts';
import { longStatementRateLimit } from '../plugins/long-statement-rate-limit.ts';
import { ownerOf, requestContextOf, requireUser, requireUserNow } from '../plugins/require-current-user.ts';

type Services = Pick<
  HttpServices,
  'accounts' | 'attempts' | 'catalogue' | 'openToolContext' | 'recorder' | 'runs' | 'sources' | 'toolRequests'
>;

const params = z.object({ id: z.uuid() });
const versionParams = params.extend({ version: z.coerce.number().int().min(1) });

export function toolRoutes(app: FastifyInstance, services: Services): void {
  editRoutes(app, services);
  publishingRoutes(app, services);
  versionRoutes(app, services);
  runRoutes(app, services);
}

type ToolServices = Pick<Services, 'accounts' | 'attempts' | 'catalogue' | 'openToolContext'>;

function editRoutes(app: FastifyInstance, services: ToolServices): void {
  const { accounts, attempts, catalogue } = services;
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const onRequest = requireUser(accounts);
  const preHandler = longStatementRateLimit(attempts);

  routes.get(api.tools, { onRequest, schema: { response: { 200: toolsOutput } } }, (request) =>
    catalogue.list(ownerOf(request)),
  );

  routes.post(
    api.tools,
    { onRequest, preHandler, schema: { body: toolInput, response: { 201: toolOutput } } },
    async (request, reply) => {
      const owner = ownerOf(request);
      const { connectionId, ...input } = request.body;
      const tool = await catalogue.create(
        owner,
        input,
        await contextFor(services, connectionId, { owner, reply }),
      );
      return reply.status(201).send({ tool });
    },
  );

  routes.get(
    api.tool,
    { onRequest, schema: { params, response: { 200: toolDetailsOutput } } },
    async (request) => {
      const tool = await catalogue.show(ownerOf(request), request.params.id);
      const { name, description, sql } = tool;
      return { tool, name, description, sql_query: sql, raw_sql_query: sql };
    },
  );

  routes.put(
    api.tool,
    { onRequest, preHandler, schema: { params, body: toolInput, response: { 200: toolOutput } } },
    async (request, reply) => {
      const owner = ownerOf(request);
      const { connectionId, ...input } = request.body;
      const { id } = await catalogue.show(owner, request.params.id);
      const change = { id, ...input };
      return {
        tool: await catalogue.update(
          owner,
          change,
          await contextFor(services, connectionId, { owner, reply }),
        ),
      };
    },
  );

  routes.delete(api.tool, { onRequest, schema: { params } }, async (request, reply) => {
    await catalogue.remove(ownerOf(request), request.params.id);
    return reply.status(204).send();
  });

  routes.put(
    api.toolActive,
    { onRequest, schema: { params, body: toolActiveInput, response: { 200: toolOutput } } },
    async (request) => ({
      tool: await catalogue.setActive(ownerOf(request), request.params.id, request.body.isActive),
    }),
  );
}

/** Who sees a tool, and which tools are wished for. */
function publishingRoutes(
  app: FastifyInstance,
  { accounts, catalogue, toolRequests }: Pick<Services, 'accounts' | 'catalogue' | 'toolRequests'>,
): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const onRequest = requireUser(accounts);

  routes.put(
    api.toolPublished,
    { onRequest, schema: { params, body: toolPublishedInput, response: { 200: toolOutput } } },
    async (request) => ({
      tool: await catalogue.setPublished(ownerOf(request), request.params.id, request.body.isPublished),
    }),
  );

  routes.get(
    api.toolRequests,
    { onRequest, schema: { response: { 200: toolRequestsOutput } } },
    async (request) => ({ wishes: await toolRequests.open(ownerOf(request)) }),
  );

  routes.post(api.toolRequests, { onRequest, schema: { body: toolRequestInput } }, async (request, reply) => {
    await toolRequests.add(ownerOf(request), request.body);
    return reply.status(204).send();
  });

  routes.put(
    api.toolRequest,
    { onRequest, schema: { params, body: toolRequestDoneInput } },
    async (request, reply) => {
      await toolRequests.markDone(ownerOf(request), request.params.id);
      return reply.status(204).send();
    },
  );
}

function versionRoutes(app: FastifyInstance, services: ToolServices): void {
  const { accounts, catalogue } = services;
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const onRequest = requireUser(accounts);

  routes.get(
    api.toolVersions,
    { onRequest, schema: { params, response: { 200: toolVersionsOutput } } },
    async (request) => ({ versions: await catalogue.versions(ownerOf(request), request.params.id) }),
  );

  routes.post(
    api.restoreTool,
    { onRequest, schema: { params: versionParams, response: { 200: toolOutput } } },
    async (request, reply) => {
      const owner = ownerOf(request);
      const source = sourceOf(await catalogue.show(owner, request.params.id));
      return {
        tool: await catalogue.restore(
          owner,
          request.params,
          await contextFor(services, source, { owner, reply }),
        ),
      };
    },
  );

  routes.post(
    api.duplicateTool,
    { onRequest, schema: { params, response: { 200: toolOutput } } },
    async (request) => ({
      tool: await catalogue.duplicate(ownerOf(request), request.params.id),
    }),
  );
}

type RunServices = Pick<Services, 'accounts' | 'catalogue' | 'recorder' | 'runs' | 'sources'>;

function runRoutes(
  app: FastifyInstance,
  { accounts, catalogue, runs, sources, recorder }: RunServices,
): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const onRequest = requireUser(accounts);

  routes.post(
    api.runTool,
    { onRequest, schema: { params, body: runToolInput, response: { 200: runToolOutput } } },
    async (request, reply) => {
      const context = requestContextOf(request, reply);
      const tool = await catalogue.show(context.owner, request.params.id);
      const id = sourceOf(tool);
      const { values } = runOf(tool, request.body.values);
      const source = {
        connection: { id, name: tool.connectionName ?? '' },
        ...sources.lend({ ...context, id }),
      };
      const { execution, result } = await runTool(recorder, { ...context, tool, values, source });
      return { executionId: execution.id, result, values: valuesOf(execution.chips) };
    },
  );

  routes.post(
    api.rehearseTool,
    {
      onRequest: requireUserNow(accounts),
      schema: { params, body: runToolInput, response: { 200: rehearsalOutput } },
    },
    async (request, reply) => {
      const context = requestContextOf(request, reply);
      const tool = await catalogue.show(context.owner, request.params.id);
      return runs.rehearse(context, { ...runOf(tool, request.body.values), tool: versionOf(tool) });
    },
  );
}

type Caller = { owner: SpaceMember; reply: FastifyReply };

function contextFor({ openToolContext }: ToolServices, connectionId: string, { owner, reply }: Caller) {
  return openToolContext(owner, { connectionId }, clientDisconnectSignal(reply));
}

function sourceOf({ connectionId }: Tool): string {
  if (connectionId === null) throw new ParleyError('invalid_input', { message: toolMessages.noSource });
  return connectionId;
}

function versionOf({ id, name, version }: Tool) {
  return { id, name, version };
}

/** The saved statement with these values: a caller brings values, never SQL. */
function runOf(tool: Tool, values: Record<string, ParameterValue>) {
  const { sql: query, parameters } = tool;
  rejectUnknownParameters(parameters, values);
  return {
    connection_id: sourceOf(tool),
    query,
    parameters,
    values: Object.fromEntries(
      parameters
        .filter(({ boundTo }) => boundTo === undefined)
        .map((parameter) => [parameter.name, given(parameter, values)]),
    ),
  };
}

function given({ name, default: preset }: Parameter, values: Record<string, ParameterValue>): ParameterValue {
  const value = Object.hasOwn(values, name) ? values[name] : undefined;
  return value === undefined || value === '' ? (preset ?? value ?? null) : value;
}
