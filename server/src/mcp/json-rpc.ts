import { hasRows, jsonWithRows } from '../platform/serialization/json-with-rows.ts';

export type MessageId = string | number;
export type Params = Record<string, unknown>;

export type Message =
  | { kind: 'request'; id: MessageId; method: string; params: Params }
  | { kind: 'notification'; method: string }
  | { kind: 'response' };

export const codes = {
  parseError: -32_700,
  invalidRequest: -32_600,
  methodNotFound: -32_601,
  invalidParams: -32_602,
  internal: -32_603,
  resourceNotFound: -32_002,
  headerMismatch: -32_020,
  unsupportedVersion: -32_022,
} as const;

type Extra = { status?: number; data?: unknown };

/** Ends a message with an answer of the protocol; `status` is that of HTTP, where it is not 200. */
export class RpcError extends Error {
  override readonly name = 'RpcError';
  readonly code: number;
  readonly status: number;
  readonly data: unknown;

  constructor(code: number, message: string, { status = 200, data }: Extra = {}) {
    super(message);
    this.code = code;
    this.status = status;
    this.data = data;
  }
}

/** One message; several at once are no longer part of the protocol. */
export function readMessage(body: unknown): Message {
  if (!isObject(body) || body.jsonrpc !== '2.0') throw malformed();
  const { id, method, params = {} } = body;
  if (typeof method !== 'string') {
    if ('result' in body || 'error' in body) return { kind: 'response' };
    throw malformed();
  }
  if (!isObject(params)) throw malformed();
  if (id === undefined) return { kind: 'notification', method };
  if (typeof id === 'string' || (typeof id === 'number' && Number.isInteger(id))) {
    return { kind: 'request', id, method, params };
  }
  throw malformed();
}

/** A value that has been written as JSON already: rows are many, and a tool's result carries them twice. */
export class JsonText {
  readonly text: string;

  constructor(value: object) {
    this.text = hasRows(value) ? jsonWithRows(value) : JSON.stringify(value);
  }

  toJSON(): unknown {
    return JSON.parse(this.text);
  }
}

export function answerText(id: MessageId, result: object): string {
  return `{"jsonrpc":"2.0","id":${JSON.stringify(id)},"result":${resultText(result)}}`;
}

function resultText(result: object & { structuredContent?: unknown }): string {
  const { structuredContent, ...rest } = result;
  if (!(structuredContent instanceof JsonText)) return JSON.stringify(result);
  return `{"structuredContent":${structuredContent.text},${JSON.stringify(rest).slice(1)}`;
}

export function errorText(id: MessageId | null, { code, message, data }: RpcError): string {
  const error = { code, message, ...(data === undefined ? {} : { data }) };
  return JSON.stringify({ jsonrpc: '2.0', id, error });
}

export function isObject(value: unknown): value is Params {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function malformed(): RpcError {
  return new RpcError(codes.invalidRequest, 'The body is not one JSON-RPC 2.0 message.', { status: 400 });
}
