import { accessLimits } from '@parley/contract/agent-access';
import type { AgentTool, AgentView } from '../agents/visible-tools-and-sources.ts';
import { toolInputSchema } from '../tools/tool-input-schema.ts';
import { ownTools } from './built-in-tools.ts';
import { codes, RpcError } from './json-rpc.ts';
import { cursorName, limitName } from './paging-argument-names.ts';
import { pageSchema, rehearsalSchema } from './result-schemas.ts';

/** One page of what an agent may call: our own first, then the person's by name. */
export function listToolsForAgent(view: AgentView, cursor: unknown) {
  const after = nameIn(cursor);
  const left = after === null ? view.tools : view.tools.filter(({ name }) => name > after);
  const page = left.slice(0, accessLimits.toolPage);
  const last = page.at(-1);
  return {
    tools: [...(after === null ? ownTools(view) : []), ...page.map(describe)],
    ...(last && left.length > page.length
      ? { nextCursor: Buffer.from(last.name).toString('base64url') }
      : {}),
  };
}

function describe({ name, tool }: AgentTool) {
  const { type, name: title, description, connectionName } = tool;
  const reads = type === 'query';
  return {
    name,
    title,
    description: short(
      `${description} Source: ${connectionName}.${reads ? '' : ' Changes data: answers with a rehearsal.'}`,
    ),
    inputSchema: withPaging(tool.parameters, reads),
    outputSchema: reads ? pageSchema : rehearsalSchema,
    annotations: { readOnlyHint: reads, destructiveHint: !reads },
  };
}

function withPaging(parameters: AgentTool['tool']['parameters'], reads: boolean) {
  const { properties, ...schema } = toolInputSchema(parameters);
  const paging = reads ? { [limitName]: { type: 'integer' }, [cursorName]: { type: 'string' } } : {};
  return { ...schema, properties: { ...paging, ...properties }, additionalProperties: false };
}

function short(text: string): string {
  const most = accessLimits.toolDescription;
  return text.length <= most ? text.trim() : `${text.slice(0, most - 1).trim()}…`;
}

function nameIn(cursor: unknown): string | null {
  if (cursor === undefined) return null;
  const name = typeof cursor === 'string' ? Buffer.from(cursor, 'base64url').toString() : '';
  if (/^[a-z0-9_]+$/.test(name)) return name;
  throw new RpcError(codes.invalidParams, 'This is no cursor of this list.');
}
