import type { IncomingHttpHeaders } from 'node:http';
import type { Params } from './json-rpc.ts';
import { codes, isObject, RpcError } from './json-rpc.ts';

const currentVersion = '2026-07-28';
/** Those that begin with a handshake, the newest first. */
const earlierVersions = ['2025-11-25', '2025-06-18', '2025-03-26'] as const;
const supported = [currentVersion, ...earlierVersions];

const versionKey = 'io.modelcontextprotocol/protocolVersion';
const capabilitiesKey = 'io.modelcontextprotocol/clientCapabilities';

/** `current`: every request says for itself what it speaks. `earlier`: a handshake came before. */
export type Era = 'current' | 'earlier';

/** The body field that the header `Mcp-Name` repeats, so that proxies can route without reading bodies. */
const namedBy: Readonly<Record<string, string>> = { 'tools/call': 'name', 'resources/read': 'uri' };

type Request = { method: string; params: Params };

export function eraOf({ method, params }: Request, headers: IncomingHttpHeaders): Era {
  const said = headerOf(headers, 'mcp-protocol-version');
  const meta = isObject(params._meta) ? params._meta : {};
  if (Object.hasOwn(meta, versionKey)) {
    assertEnvelope(meta);
    assertHeaders({ method, params }, headers, String(meta[versionKey]));
    return 'current';
  }
  if (said === currentVersion) {
    throw new RpcError(codes.invalidParams, `The request lacks _meta['${versionKey}'].`, { status: 400 });
  }
  if (said !== undefined && method !== 'initialize' && !supported.includes(said)) throw unsupported(said);
  return 'earlier';
}

/** The newest that both sides speak; where there is none, the newest of ours, and the client decides. */
export function versionFor(requested: unknown): string {
  return earlierVersions.find((version) => version === requested) ?? earlierVersions[0];
}

export { currentVersion };

function assertEnvelope(meta: Params): void {
  const version = meta[versionKey];
  if (typeof version !== 'string') throw envelope(versionKey);
  if (!isObject(meta[capabilitiesKey])) throw envelope(capabilitiesKey);
}

function assertHeaders({ method, params }: Request, headers: IncomingHttpHeaders, version: string): void {
  assertSame('MCP-Protocol-Version', headerOf(headers, 'mcp-protocol-version'), version);
  if (version !== currentVersion) throw unsupported(version);
  assertSame('Mcp-Method', headerOf(headers, 'mcp-method'), method);
  const name = Object.hasOwn(namedBy, method) ? params[namedBy[method] ?? ''] : undefined;
  if (typeof name === 'string') assertSame('Mcp-Name', decoded(headerOf(headers, 'mcp-name')), name);
}

function assertSame(name: string, header: string | undefined, body: string): void {
  if (header === body) return;
  const message = `The header ${name} is ${header === undefined ? 'missing' : `'${header}'`}, the body says '${body}'.`;
  throw new RpcError(codes.headerMismatch, message, { status: 400 });
}

/** Values that do not fit into a header travel in base64. */
function decoded(header: string | undefined): string | undefined {
  const packed = /^=\?base64\?([A-Za-z0-9+/=]*)\?=$/.exec(header ?? '')?.[1];
  return packed === undefined ? header : Buffer.from(packed, 'base64').toString();
}

function headerOf(headers: IncomingHttpHeaders, name: string): string | undefined {
  const value = headers[name];
  return typeof value === 'string' ? value.trim() : undefined;
}

function envelope(key: string): RpcError {
  return new RpcError(codes.invalidParams, `_meta['${key}'] is missing or not valid.`, { status: 400 });
}

function unsupported(requested: string): RpcError {
  return new RpcError(codes.unsupportedVersion, `Unsupported protocol version: ${requested}`, {
    status: 400,
    data: { supported, requested },
  });
}
