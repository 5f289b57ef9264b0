import { agentScopeInput } from '@parley/contract/agent-access';
import { ParleyError } from '@parley/contract/errors';
import { api } from '@parley/contract/routes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AgentLink } from '../agents/visible-tools-and-sources.ts';
import { whenResponseClosed } from '../platform/aborting/when-response-closed.ts';
import type { SpanStart } from '../platform/tracing/tracer.ts';
import { currentTracer, inSpan } from '../platform/tracing/tracer.ts';
import { handleRpcMethod, opensStream } from './handle-rpc-method.ts';
import { hostCheck } from './host-check.ts';
import type { Message } from './json-rpc.ts';
import { answerText, codes, errorText, RpcError, readMessage } from './json-rpc.ts';
import type { Caller, McpServices } from './mcp-services.ts';
import { openStreams } from './open-stream-limits.ts';
import { eraOf } from './protocol-version.ts';
import {
  assertFilter,
  sendStream,
  toolChangeNotices,
  toolChangeSubscription,
} from './tool-change-event-stream.ts';
import { watchToolChanges } from './watch-tool-changes.ts';

/** MCP over HTTP, without sessions. Requires an access token; cookies are ignored. */
export function mcpRoutes(app: FastifyInstance, services: McpServices): void {
  const isOurHost = hostCheck(services.config);
  const streams = openStreams();
  app.addHook('preClose', (done) => {
    streams.end();
    done();
  });

  const authenticated = (authorization: string | undefined, reply: FastifyReply) => {
    const refuse = (error: unknown): never => {
      reply.header('www-authenticate', challenge(services.config.origin));
      throw error;
    };
    try {
      const bearer = services.tokens.authenticate(authorization);
      return bearer instanceof Promise ? bearer.catch(refuse) : bearer;
    } catch (error) {
      return refuse(error);
    }
  };
  const enter = async (request: FastifyRequest, reply: FastifyReply): Promise<Caller> => {
    const { authorization } = request.headers;
    const found = authenticated(authorization, reply);
    const known = found instanceof Promise ? await found : found;
    if (!isOurHost(request.host)) throw new ParleyError('forbidden_origin');
    const end = () => void reply.raw.destroy();
    const watching = services.openCalls.watch({ authorization, bearer: known, end });
    const watched = watching && (await watching);
    if (watched) whenResponseClosed(reply.raw, watched.close);
    const bearer = watched?.bearer ?? known;
    const address = () => request.ip;
    return { bearer, link: linkOf(request), address, signal: streams.signalFor(reply) };
  };
  const watch = (request: FastifyRequest, reply: FastifyReply, caller: Caller) => {
    streams.take(caller, reply);
    return watchToolChanges({ services, caller, authorization: request.headers.authorization });
  };

  app.post(api.mcp, { errorHandler: answerRpcError }, async (request, reply) => {
    const caller = await enter(request, reply);
    const message = readMessage(request.body);
    if (message.kind !== 'request') return reply.status(202).send();
    request.rpcId = message.id;
    const { id, method, params } = message;
    const era = eraOf(message, request.headers);
    if (opensStream({ method, era })) {
      assertFilter(params);
      return sendStream(reply, toolChangeSubscription(id, params, watch(request, reply, caller)));
    }
    const answer = () => handleRpcMethod(services, caller, { method, params, era });
    const result = await (currentTracer() ? inSpan(spanOf(message), answer) : answer());
    return reply.type('application/json').send(answerText(id, result));
  });

  app.get(api.mcp, async (request, reply) => {
    const caller = await enter(request, reply);
    return sendStream(reply, toolChangeNotices(watch(request, reply, caller)));
  });

  app.delete(api.mcp, async (request, reply) => {
    await enter(request, reply);
    return reply.status(405).header('allow', 'GET, POST').send();
  });
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Of the message that is being answered. */
    rpcId?: Extract<Message, { kind: 'request' }>['id'];
  }
}

/** What is wrong with a message is said in the protocol's words; what is wrong before it, in those of the house. */
function answerRpcError(this: FastifyInstance, error: Error, request: FastifyRequest, reply: FastifyReply) {
  const known = toRpcError(error);
  if (!known) throw error;
  const { status } = known;
  return reply
    .status(status)
    .type('application/json')
    .send(errorText(request.rpcId ?? null, known));
}

function toRpcError(error: Error): RpcError | null {
  if (error instanceof RpcError) return error;
  if (error instanceof SyntaxError)
    return new RpcError(codes.parseError, 'The body is not JSON.', { status: 400 });
  return null;
}

/** By OpenTelemetry's conventions for MCP and for tools of models. */
function spanOf({ id, method, params }: Extract<Message, { kind: 'request' }>): SpanStart {
  const attributes = { 'mcp.method.name': method, 'jsonrpc.request.id': String(id) };
  const tool = method === 'tools/call' && typeof params.name === 'string' ? params.name : undefined;
  if (tool === undefined) return { name: method, attributes };
  return {
    name: `${method} ${tool}`,
    attributes: { ...attributes, 'gen_ai.operation.name': 'execute_tool', 'gen_ai.tool.name': tool },
  };
}

const wholeLink: AgentLink = { readOnly: false };

/** A parameter that is misspelt, doubled or of no known value opens nothing. */
function linkOf({ query }: FastifyRequest): AgentLink {
  if (Object.keys(query as object).length === 0) return wholeLink;
  const parsed = agentScopeInput.strict().safeParse(query);
  if (!parsed.success) {
    const message =
      'The link has a parameter that is not known or not valid. Known: project, toolset, read_only.';
    throw new ParleyError('invalid_input', { message });
  }
  const { project, toolset, read_only } = parsed.data;
  return { project, toolset, readOnly: read_only === 'true' };
}

function challenge(origin: string): string {
  return `Bearer resource_metadata="${origin}${api.protectedResource}"`;
}
