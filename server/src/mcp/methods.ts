import packageJson from '../../package.json' with { type: 'json' };
import type { AgentRequest } from '../agents/agent-request.ts';
import type { AgentView } from '../agents/agent-view.ts';
import { callTool } from './call-tool.ts';
import type { Params } from './json-rpc.ts';
import { codes, RpcError } from './json-rpc.ts';
import type { Caller, McpServices } from './mcp-services.ts';
import type { Era } from './negotiate.ts';
import { currentVersion, versionFor } from './negotiate.ts';
import { listResources, readResource, resourceTemplates } from './resources.ts';
import { listTools } from './tool-list.ts';

export const serverInfo = { name: 'parley', title: 'Parley', version: packageJson.version };

const capabilities = { tools: { listChanged: true }, resources: {} } as const;

const instructions =
  'Each tool is a saved, checked SQL query over a person’s own databases. Use ask for a question in plain English. ' +
  'A tool that changes data only rehearses: look at rows_affected, then call confirm_change.';

type Call = { method: string; params: Params; era: Era };

/** In the current revision every answer says that it is whole, and a list how long it may be kept. */
const cacheable = new Set([
  'server/discover',
  'tools/list',
  'resources/list',
  'resources/templates/list',
  'resources/read',
]);

export async function answerMethod(services: McpServices, caller: Caller, call: Call): Promise<object> {
  const result = await resultOf(services, caller, call);
  if (call.era === 'earlier') return result;
  return {
    ...result,
    resultType: 'complete',
    ...(cacheable.has(call.method) ? { ttlMs: 0, cacheScope: 'private' } : {}),
    _meta: { 'io.modelcontextprotocol/serverInfo': serverInfo },
  };
}

async function resultOf(
  services: McpServices,
  caller: Caller,
  { method, params, era }: Call,
): Promise<object> {
  const { agentActions: actions, agentViews: views } = services;
  const { bearer, link } = caller;
  switch (method) {
    case 'tools/call':
      return callTool(actions, visitOf(caller, await views.recent(bearer, link)), params);
    case 'tools/list':
      return listTools(await views.of(bearer, link), params.cursor);
    case 'resources/list':
      return listResources(await views.of(bearer, link));
    case 'resources/templates/list':
      return resourceTemplates;
    case 'resources/read':
      return readResource(actions, visitOf(caller, await views.of(bearer, link)), { params, era });
    default:
      return begin(services, caller, { method, params, era });
  }
}

/** How a conversation begins differs between the revisions; what is not of its revision does not exist. */
async function begin({ agentViews: views }: McpServices, caller: Caller, { method, params, era }: Call) {
  if (era === 'current' && method === 'server/discover') {
    await views.of(caller.bearer, caller.link);
    return { supportedVersions: [currentVersion], capabilities, instructions };
  }
  if (era === 'earlier' && method === 'initialize') {
    await views.of(caller.bearer, caller.link);
    const protocolVersion = versionFor(params.protocolVersion);
    return { protocolVersion, capabilities, serverInfo, instructions };
  }
  if (era === 'earlier' && method === 'ping') return {};
  const status = era === 'current' ? 404 : 200;
  throw new RpcError(codes.methodNotFound, `Method not found: ${method}`, { status });
}

function visitOf({ bearer, address, signal }: Caller, view: AgentView): AgentRequest {
  return { owner: bearer.owner, caller: bearer.name, door: 'mcp', address, view, signal };
}
