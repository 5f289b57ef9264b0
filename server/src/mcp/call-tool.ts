import type { CallToolResult } from '@modelcontextprotocol/server';
import { accessLimits, v1RunInput } from '@parley/contract/agent-access';
import { ParleyError } from '@parley/contract/errors';
import type { ParameterValue } from '@parley/contract/parameters';
import { isSingleValue, parameterValue } from '@parley/contract/parameters';
import type { AgentRequest } from '../agents/agent-request-types.ts';
import type { AgentActions } from '../agents/carry-out-agent-actions.ts';
import { ownToolCalled } from './built-in-tools.ts';
import type { Params } from './json-rpc.ts';
import { codes, isObject, JsonText, RpcError } from './json-rpc.ts';
import { cursorName, limitName } from './paging-argument-names.ts';

type ToolResult = Omit<CallToolResult, 'structuredContent'> & { structuredContent?: JsonText };

/** A failure that the agent can do something about is a result of the tool; an unknown tool is the protocol's. */
export async function callTool(
  actions: AgentActions,
  request: AgentRequest,
  params: Params,
): Promise<ToolResult> {
  const { name, arguments: given = {} } = params;
  if (typeof name !== 'string' || !isObject(given))
    throw new RpcError(codes.invalidParams, 'name is missing.');
  try {
    const structuredContent = new JsonText(await resultOf(actions, request, { name, given }));
    return { content: [{ type: 'text', text: structuredContent.text }], structuredContent };
  } catch (error) {
    if (!(error instanceof ParleyError) || error.status >= 500) throw error;
    return { content: [{ type: 'text', text: `${error.message} (${error.code})` }], isError: true };
  }
}

type Call = { name: string; given: Params };

async function resultOf(
  actions: AgentActions,
  request: AgentRequest,
  { name, given }: Call,
): Promise<object> {
  const { view } = request;
  const own = ownToolCalled(name, view);
  if (own) return own.call(actions, request, given);
  const found = view.find(name);
  if (!found) throw new RpcError(codes.invalidParams, `Unknown tool: ${name}`);
  const isOwn = (argument: string) => found.tool.parameters.some((parameter) => parameter.name === argument);
  const { parameters, ...page } = split(given, isOwn);
  const { result, rehearsal } = await actions.run(request, { name, parameters, ...page });
  return result ?? rehearsal ?? {};
}

function split(given: Params, isOwn: (argument: string) => boolean) {
  const parameters: Record<string, ParameterValue> = {};
  let limit: number = accessLimits.rows.usual;
  let cursor: string | undefined;
  for (const [name, value] of Object.entries(given)) {
    if (name === limitName && !isOwn(name)) limit = readLimit(value);
    else if (name === cursorName && !isOwn(name)) cursor = readCursor(value);
    else parameters[name] = readValue(name, value);
  }
  return { parameters, limit, ...(cursor === undefined ? {} : { cursor }) };
}

function readLimit(value: unknown): number {
  const parsed = v1RunInput.shape.limit.safeParse(value);
  if (parsed.success) return parsed.data;
  const reason = `a number from 1 to ${accessLimits.rows.most}`;
  throw new ParleyError('parameter_invalid', { values: { name: limitName, reason } });
}

function readCursor(value: unknown): string {
  if (typeof value === 'string') return value;
  throw new ParleyError('parameter_invalid', {
    values: { name: cursorName, reason: 'use the one you were given' },
  });
}

function readValue(name: string, value: unknown): ParameterValue {
  if (isSingleValue(value)) return value;
  const parsed = parameterValue.safeParse(value);
  if (parsed.success) return parsed.data;
  const reason = 'give a value, or a list of values where the tool takes one';
  throw new ParleyError('parameter_invalid', { values: { name, reason } });
}
