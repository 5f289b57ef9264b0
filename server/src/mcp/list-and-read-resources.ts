import type { ListResourcesResult } from '@modelcontextprotocol/server';
import type { AgentRequest } from '../agents/agent-request-types.ts';
import type { AgentActions } from '../agents/carry-out-agent-actions.ts';
import type { AgentView } from '../agents/visible-tools-and-sources.ts';
import type { Params } from './json-rpc.ts';
import { codes, RpcError } from './json-rpc.ts';
import type { Era } from './protocol-version.ts';

const mimeType = 'application/json';
const uriOf = (id: string) => `parley://sources/${id}/schema`;

/** A schema is read: without that scope there is none, and askers see none. */
export function listResources({ sources, mayRead, seesStatements }: AgentView): ListResourcesResult {
  return {
    resources: (mayRead && seesStatements ? sources : []).map(({ id, name, type }) => ({
      uri: uriOf(id),
      name: `${name} schema`,
      description: `Tables and columns of ${name} (${type}).`,
      mimeType,
    })),
  };
}

export const resourceTemplates = {
  resourceTemplates: [{ uriTemplate: uriOf('{id}'), name: 'Schema of a source', mimeType }],
};

export async function readResource(
  actions: AgentActions,
  request: AgentRequest,
  { params, era }: { params: Params; era: Era },
) {
  const { uri } = params;
  const { mayRead, seesStatements, sources } = request.view;
  const source = mayRead && seesStatements && sources.find(({ id }) => uriOf(id) === uri);
  if (typeof uri !== 'string' || !source) {
    const code = era === 'current' ? codes.invalidParams : codes.resourceNotFound;
    throw new RpcError(code, 'There is no such resource.', { data: { uri } });
  }
  const tables = await actions.schema(request, source.id);
  const text = JSON.stringify({ source: source.name, type: source.type, tables });
  return { contents: [{ uri, mimeType, text }] };
}
