import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { refuse } from './build-reply.ts';

/** A request, read to its end. */
export type Call = {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  body: string;
  /** Nobody waits for the answer any more. */
  left: AbortSignal;
};

const bodyLimit = 3 * 1024 * 1024;

export async function readRequest(request: IncomingMessage, left: AbortSignal): Promise<Call> {
  const url = new URL(request.url ?? '/', 'http://emulator');
  return {
    method: request.method ?? 'GET',
    path: url.pathname,
    query: url.searchParams,
    headers: request.headers,
    body: await readBody(request),
    left,
  };
}

export function jsonBody(call: Call): Record<string, unknown> {
  const value = parse(call.body);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw refuse(400, 'body: Invalid input: expected object');
  }
  return value as Record<string, unknown>;
}

export function formBody(call: Call): Map<string, string> {
  const type = call.headers['content-type'] ?? '';
  if (!type.startsWith('application/x-www-form-urlencoded')) {
    throw refuse(415, 'Unsupported Media Type: expected application/x-www-form-urlencoded');
  }
  return new Map(new URLSearchParams(call.body));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw refuse(400, 'Request body is not valid JSON');
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += (chunk as Buffer).length;
    if (size > bodyLimit) throw refuse(413, 'request entity too large');
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks).toString();
}
