import type { AgentScopeInput } from '@parley/contract/agent-access';
import {
  accessLimits,
  agentScopeInput,
  v1AskInput,
  v1AskOutput,
  v1ConfirmOutput,
  v1RunInput,
  v1RunOutput,
  v1SchemasOutput,
  v1ToolsInput,
  v1ToolsOutput,
} from '@parley/contract/agent-access';
import { ParleyError } from '@parley/contract/errors';
import { api } from '@parley/contract/routes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Bearer } from '../../accounts/agent-access/public-types.ts';
import type { AgentRequest } from '../../agents/agent-request-types.ts';
import type { AgentView } from '../../agents/visible-tools-and-sources.ts';
import { whenResponseClosed } from '../../platform/aborting/when-response-closed.ts';
import { toolInputSchema } from '../../tools/tool-input-schema.ts';
import type { HttpServices } from '../http-services.ts';
import { clientDisconnectSignal } from '../plugins/client-disconnect-signal.ts';
import { uncheckedJsonSerializer } from '../plugins/unchecked-json-serializer.ts';
import { runValidator } from './validate-run-body-fast.ts';

type Services = Pick<HttpServices, 'agentActions' | 'agentViews' | 'openCalls' | 'tokens'>;

declare module 'fastify' {
  interface FastifyRequest {
    bearer?: Bearer;
  }
}

const scope = agentScopeInput.strict();
const nameParams = z.object({ name: z.string().min(1).max(120) });
const idParams = z.object({ id: z.uuid() });

/** The public API. Requires an access token; cookies are ignored. */
export function publicApiRoutes(app: FastifyInstance, services: Services): void {
  lookRoutes(app, services);
  actionRoutes(app, services);
}

function lookRoutes(app: FastifyInstance, services: Services): void {
  const { agentActions: actions } = services;
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const { onRequest, agentRequest } = authenticated(services);

  routes.get(
    api.v1Tools,
    { onRequest, schema: { querystring: v1ToolsInput, response: { 200: v1ToolsOutput } } },
    async (request, reply) => {
      const { cursor = '', ...link } = request.query;
      const { view } = await agentRequest(request, reply, link);
      const left = view.tools.filter(({ name }) => name > cursor);
      const page = left.slice(0, accessLimits.toolPage);
      return {
        tools: page.map(({ name, tool }) => ({
          name,
          title: tool.name,
          description: tool.description,
          type: tool.type,
          source: tool.connectionName ?? '',
          input_schema: toolInputSchema(tool.parameters),
        })),
        next_cursor: left.length > page.length ? (page.at(-1)?.name ?? null) : null,
      };
    },
  );

  routes.get(
    api.v1Schemas,
    { onRequest, schema: { querystring: scope, response: { 200: v1SchemasOutput } } },
    async (request, reply) => {
      const agent = await agentRequest(request, reply, request.query);
      const sources = actions.sources(agent).map(async (source) => ({
        ...source,
        tables: await actions.schema(agent, source.id),
      }));
      return { sources: await Promise.all(sources) };
    },
  );
}

function actionRoutes(app: FastifyInstance, services: Services): void {
  const { agentActions: actions } = services;
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const { onRequest, agentRequest, runRequest } = authenticated(services);

  routes.post(
    api.v1Run,
    {
      onRequest,
      serializerCompiler: uncheckedJsonSerializer,
      validatorCompiler: runValidator,
      schema: { params: nameParams, querystring: scope, body: v1RunInput, response: { 200: v1RunOutput } },
    },
    async (request, reply) => {
      const { params, body } = request;
      const found = runRequest(request, reply, request.query);
      const agent = found instanceof Promise ? await found : found;
      const { parameters, limit, cursor } = body;
      return await actions.run(agent, { name: params.name, parameters, limit, cursor });
    },
  );

  routes.post(
    api.v1Confirm,
    { onRequest, schema: { params: idParams, querystring: scope, response: { 200: v1ConfirmOutput } } },
    async (request, reply) =>
      actions.confirm(await agentRequest(request, reply, request.query), request.params.id),
  );

  routes.post(
    api.v1Ask,
    { onRequest, schema: { body: v1AskInput, response: { 200: v1AskOutput } } },
    async (request, reply) => {
      const { toolset, ...input } = request.body;
      return actions.ask(await agentRequest(request, reply, { toolset }), input);
    },
  );
}

function authenticated({ tokens, agentViews, openCalls }: Services) {
  const requestSeen =
    (look: 'of' | 'recent') => (request: FastifyRequest, reply: FastifyReply, link: AgentScopeInput) => {
      const bearer = bearerOf(request);
      const { project, toolset, read_only } = link;
      const signal = clientDisconnectSignal(reply);
      const seeing = (view: AgentView): AgentRequest => {
        const address = () => request.ip;
        return { owner: bearer.owner, caller: bearer.name, door: 'api', address, view, signal };
      };
      const view = agentViews[look](bearer, { project, toolset, readOnly: read_only === 'true' });
      return view instanceof Promise ? view.then(seeing) : seeing(view);
    };
  return {
    onRequest: (request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void) => {
      const { authorization } = request.headers;
      const enter = (bearer: Bearer) => {
        request.bearer = bearer;
        const end = () => void reply.raw.destroy();
        return openCalls.watch({ authorization, bearer, end })?.then((watched) => {
          request.bearer = watched.bearer;
          whenResponseClosed(reply.raw, watched.close);
        });
      };
      whenDone(() => {
        const bearer = tokens.authenticate(authorization);
        return bearer instanceof Promise ? bearer.then(enter) : enter(bearer);
      }, done);
    },
    agentRequest: requestSeen('of'),
    /** A run may see the tools as they were a moment ago. */
    runRequest: requestSeen('recent'),
  };
}

/** For a hook: calls `done` at once where there is nothing to wait for. */
function whenDone(work: () => Promise<void> | undefined, done: (error?: Error) => void): void {
  let working: Promise<void> | undefined;
  try {
    working = work();
  } catch (error) {
    done(error as Error);
    return;
  }
  if (working) working.then(() => done(), done);
  else done();
}

function bearerOf({ bearer }: FastifyRequest): Bearer {
  if (!bearer) throw new ParleyError('unauthenticated');
  return bearer;
}
