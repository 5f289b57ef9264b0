import packageJson from '../../package.json' with { type: 'json' };
import type { AgentRequest } from '../agents/agent-request-types.ts';
import type { AgentView } from '../agents/visible-tools-and-sources.ts';
import { callTool } from './call-tool.ts';
import type { Params } from './json-rpc.ts';
import { codes, RpcError } from './json-rpc.ts';
import { listResources, readResource, resourceTemplates } from './list-and-read-resources.ts';
import { listToolsForAgent } from './list-tools-for-agent.ts';
import type { Caller, McpServices } from './mcp-services.ts';
import type { Era } from './protocol-version.ts';
import { currentVersion, versionFor } from './protocol-version.ts';

export const serverInfo = { name: 'parley', title: 'Parley', version: packageJson.version };

const capabilities = { tools: { listChanged: true }, resources: {} } as const;

const instructions =
  'Each tool is a saved, checked SQL query over a person’s own databases. Use ask for a question in plain English. ' +
  'A tool that changes data only rehearses: look at rows_affected, then call confirm_change.';

type Call = { method: string; params: Params; era: Era };

type Answer = (services: McpServices, caller: Caller, call: Call) => object | Promise<object>;

type Method = {
  /** What is not of its revision does not exist. */
  eras: readonly Era[];
  /** In the current revision a list says how long it may be kept. */
  isCacheable?: true;
  /** A stream of notices instead of one answer: `mcp-routes.ts` opens it. */
  answer: Answer | 'stream';
};

const every: readonly Era[] = ['current', 'earlier'];

/** Everything that an agent can call. */
const methods: Readonly<Record<string, Method>> = {
  'tools/call': {
    eras: every,
    answer: ({ agentActions, agentViews }, caller, { params }) => {
      const call = (view: AgentView) => callTool(agentActions, visitOf(caller, view), params);
      const view = agentViews.recent(caller.bearer, caller.link);
      return view instanceof Promise ? view.then(call) : call(view);
    },
  },
  'tools/list': {
    eras: every,
    isCacheable: true,
    answer: async (services, caller, { params }) =>
      listToolsForAgent(await viewOf(services, caller), params.cursor),
  },
  'resources/list': {
    eras: every,
    isCacheable: true,
    answer: async (services, caller) => listResources(await viewOf(services, caller)),
  },
  'resources/templates/list': { eras: every, isCacheable: true, answer: () => resourceTemplates },
  'resources/read': {
    eras: every,
    isCacheable: true,
    answer: async (services, caller, { params, era }) =>
      readResource(services.agentActions, visitOf(caller, await viewOf(services, caller)), { params, era }),
  },
  'server/discover': {
    eras: ['current'],
    isCacheable: true,
    answer: async (services, caller) => {
      await viewOf(services, caller);
      return { supportedVersions: [currentVersion], capabilities, instructions };
    },
  },
  initialize: {
    eras: ['earlier'],
    answer: async (services, caller, { params }) => {
      await viewOf(services, caller);
      const protocolVersion = versionFor(params.protocolVersion);
      return { protocolVersion, capabilities, serverInfo, instructions };
    },
  },
  ping: { eras: ['earlier'], answer: () => ({}) },
  'subscriptions/listen': { eras: ['current'], answer: 'stream' },
};

export const methodNames: readonly string[] = Object.keys(methods);

function methodCalled({ method: name, era }: Pick<Call, 'method' | 'era'>): Method | undefined {
  const method = Object.hasOwn(methods, name) ? methods[name] : undefined;
  return method?.eras.includes(era) ? method : undefined;
}

export function opensStream(call: Pick<Call, 'method' | 'era'>): boolean {
  return methodCalled(call)?.answer === 'stream';
}

export async function handleRpcMethod(services: McpServices, caller: Caller, call: Call): Promise<object> {
  const method = methodCalled(call);
  if (!method || method.answer === 'stream') {
    const status = call.era === 'current' ? 404 : 200;
    throw new RpcError(codes.methodNotFound, `Method not found: ${call.method}`, { status });
  }
  const result = await method.answer(services, caller, call);
  if (call.era === 'earlier') return result;
  return {
    ...result,
    // In the current revision every answer says that it is whole.
    resultType: 'complete',
    ...(method.isCacheable ? { ttlMs: 0, cacheScope: 'private' } : {}),
    _meta: { 'io.modelcontextprotocol/serverInfo': serverInfo },
  };
}

function viewOf({ agentViews }: McpServices, { bearer, link }: Caller): Promise<AgentView> {
  return agentViews.of(bearer, link);
}

function visitOf({ bearer, address, signal }: Caller, view: AgentView): AgentRequest {
  return { owner: bearer.owner, caller: bearer.name, door: 'mcp', address, view, signal };
}
