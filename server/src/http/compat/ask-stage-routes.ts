import type { AskInput, Execution, Moment } from '@parley/contract/ask';
import {
  askInput,
  askMessages,
  chatQueryInput,
  chatQueryOutput,
  executeQueryInput,
  extractParametersInput,
  extractParametersOutput,
  findToolsInput,
  findToolsOutput,
  formatResultsInput,
  formatResultsOutput,
  rewriteSqlInput,
  rewriteSqlOutput,
} from '@parley/contract/ask';
import { ParleyError } from '@parley/contract/errors';
import { api } from '@parley/contract/routes';
import { toolMessages } from '@parley/contract/tools';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { SpaceMember } from '../../accounts/spaces/public-types.ts';
import type { Answer } from '../../ask/ask-service.ts';
import { whatIsMissing } from '../../ask/parameter-chips.ts';
import { failureWith } from '../errors/error-replies.ts';
import type { HttpServices } from '../http-services.ts';
import { clientDisconnectSignal } from '../plugins/client-disconnect-signal.ts';
import { ownerOf, requireUser } from '../plugins/require-current-user.ts';

type Services = Pick<HttpServices, 'accounts' | 'asks' | 'catalogue' | 'connections'>;

/**
 * Each stage of asking as a call of its own. Kept for programs written against the first published API; the caller is
 * the session's user, whatever the body says.
 */
export function askStageRoutes(app: FastifyInstance, services: Services): void {
  preparingRoutes(app, services);
  formatRoutes(app, services);
  answerRoutes(app, services);
}

function preparingRoutes(app: FastifyInstance, services: Services): void {
  const { accounts, asks, catalogue } = services;
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const onRequest = requireUser(accounts);

  routes.post(
    api.findTools,
    { onRequest, schema: { body: findToolsInput, response: { 200: findToolsOutput } } },
    async (request, reply) => {
      const owner = ownerOf(request);
      const { query: question, project_ref } = request.body;
      const connectionId = await sourceId(services, owner, project_ref);
      const { candidates, relevant } = await asks.find(
        owner,
        { question, connectionId },
        clientDisconnectSignal(reply),
      );
      return {
        success: relevant,
        tools: relevant ? candidates : [],
        message: relevant ? null : askMessages.nothingRelevant,
      };
    },
  );

  routes.post(
    api.extractParameters,
    { onRequest, schema: { body: extractParametersInput, response: { 200: extractParametersOutput } } },
    async (request, reply) => {
      const { query: question, tool_id: toolId, moment = unknownMoment() } = request.body;
      const input = { question, toolId, moment };
      const { chips, missing } = await asks.extract(ownerOf(request), input, clientDisconnectSignal(reply));
      const parameters = Object.fromEntries(chips.map(({ parameter, value }) => [parameter.name, value]));
      return { success: true, parameters, chips, missing };
    },
  );

  routes.post(
    api.rewriteSql,
    { onRequest, schema: { body: rewriteSqlInput, response: { 200: rewriteSqlOutput } } },
    async (request, reply) => {
      const { user_query: question, sql_template, tool_id, moment = unknownMoment() } = request.body;
      const owner = ownerOf(request);
      const { tools } = await catalogue.list(owner);
      const tool = tools.find(({ id, sql }) => (tool_id ? id === tool_id : sql === sql_template));
      if (!tool && tool_id) throw new ParleyError('not_found', { message: toolMessages.notFound });
      if (!tool) return { success: false, rewritten_sql: sql_template };
      const input = { question, toolId: tool.id, moment };
      const rewritten = await asks.rewrite(owner, input, clientDisconnectSignal(reply)).catch(orNothing);
      return { success: rewritten !== null, rewritten_sql: rewritten ?? sql_template };
    },
  );
}

function formatRoutes(app: FastifyInstance, { accounts, asks }: Services): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const onRequest = requireUser(accounts);

  routes.post(
    api.formatResults,
    { onRequest, schema: { body: formatResultsInput, response: { 200: formatResultsOutput } } },
    async (request, reply) => {
      const { query: question, results } = request.body;
      const input = { question, results, moment: unknownMoment() };
      try {
        const formatted = await asks.format(ownerOf(request), input, clientDisconnectSignal(reply));
        return { success: true, formatted_result: formatted, error: null };
      } catch (error) {
        if (!(error instanceof ParleyError) || !error.code.startsWith('ai_')) throw error;
        return { success: false, formatted_result: null, error: error.message };
      }
    },
  );
}

function answerRoutes(app: FastifyInstance, services: Services): void {
  const { accounts, asks, catalogue } = services;
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const onRequest = requireUser(accounts);

  routes.post(
    api.executeQuery,
    { onRequest, schema: { body: executeQueryInput, response: { 200: chatQueryOutput } } },
    async (request, reply) => {
      const owner = ownerOf(request);
      const { query: question, toolIds, project_ref } = request.body;
      const { tools } = await catalogue.list(owner);
      if (!toolIds.every((wanted) => tools.some(({ id }) => id === wanted))) {
        throw new ParleyError('not_found', { message: toolMessages.notFound });
      }
      const first = tools.find(({ id }) => toolIds.includes(id))?.connectionId;
      const connectionId = project_ref ? await sourceId(services, owner, project_ref) : first;
      if (!connectionId) throw new ParleyError('invalid_input', { message: askMessages.noTool });
      const input = whole({ question, connectionId, mode: 'manual', toolIds });
      const answer = await asks.answer(owner, input, {
        door: 'api',
        caller: null,
        signal: clientDisconnectSignal(reply),
        isCleared: true,
      });
      return toResponse(answer);
    },
  );

  routes.post(
    api.chatQuery,
    {
      onRequest,
      schema: { body: chatQueryInput, response: { 200: chatQueryOutput } },
      errorHandler: failureWith(({ message }) => ({ detail: message })),
    },
    async (request, reply) => {
      const owner = ownerOf(request);
      const { query, project_ref, reading } = request.body;
      const connectionId = await sourceId(services, owner, project_ref);
      const input = whole({ question: query, connectionId, reading });
      const arrival = {
        door: 'api' as const,
        caller: null,
        signal: clientDisconnectSignal(reply),
        isCleared: true,
      };
      return toResponse(await asks.answer(owner, input, arrival));
    },
  );
}

/** A hosted project by its reference, any other source by its id; left out, the only one there is. */
async function sourceId({ connections }: Services, owner: SpaceMember, reference?: string): Promise<string> {
  const all = await connections.list(owner);
  const [only] = all;
  if (reference === undefined && all.length === 1 && only) return only.id;
  const found = all.find(({ id, projectRef }) => id === reference || projectRef === reference);
  if (found) return found.id;
  if (reference === undefined)
    throw new ParleyError('invalid_input', { message: askMessages.projectMissing });
  throw new ParleyError('not_found', { message: askMessages.noProject });
}

function whole(input: Partial<AskInput> & Pick<AskInput, 'question' | 'connectionId'>): AskInput {
  return askInput.parse({ moment: unknownMoment(), ...input });
}

/** A caller that does not say when and where it is asks at Greenwich, now. */
function unknownMoment(): Moment {
  return { now: new Date().toISOString(), timeZone: 'UTC', weekStart: 'monday' };
}

function toResponse({ execution, result }: Answer) {
  const { error, toolName: tool_name, reading } = execution;
  if (error) throw new ParleyError('sql_failed', { message: askMessages.executeFailed(error.message) });
  const understood = reading === null ? {} : { reading };
  return { response: responseOf(execution), raw_result: result, tool_name, ...understood };
}

function responseOf({ status, chips, prose, readings }: Execution): string {
  if (status === 'nothing_relevant' && prose.length === 0) return askMessages.nothingRelevant;
  if (status === 'needs_confirmation') return toolMessages.rehearseFirst;
  if (status === 'needs_choice') return askMessages.chooseReading(readings.map(({ wording }) => wording));
  if (status === 'needs_values') return whatIsMissing(chips);
  return prose.map(({ text, struck }) => (struck ? `~~${text}~~` : text)).join('');
}

/** A rewrite that fails costs nothing: the original statement is there. */
function orNothing(error: unknown): null {
  const isForTheCaller = (code: string) => code === 'query_cancelled' || code === 'saved_tools_only';
  if (error instanceof ParleyError && !isForTheCaller(error.code)) return null;
  throw error;
}
