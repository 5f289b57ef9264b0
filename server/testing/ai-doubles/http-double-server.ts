import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ChatRequest, madeUpAnswer } from '../openai-double/made-up-answer.ts';

export type SeenCall = {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  body: Record<string, unknown>;
};

/** What is sent back: JSON, a page, a stream that ends, one that is cut, or nothing at all. */
export type DoubleReply =
  | { status: number; json: unknown; headers?: Record<string, string> }
  | { page: string }
  | { lines: string[]; contentType: string; isCut?: boolean }
  | 'silence';

export type AiDouble = {
  baseUrl: string;
  calls: SeenCall[];
  /** What requests were refused for in themselves. */
  badRequests: string[];
  script(say: ((request: ChatRequest) => string | undefined) | undefined): void;
  close(): Promise<void>;
};

export type Say = (request: ChatRequest) => string;
export type Serve = (call: SeenCall, say: Say, refuse: (fault: string) => void) => DoubleReply;

/** A provider's wire on loopback. The same made-up model thinks behind every dialect. */
export async function startJsonDouble(base: string, serve: Serve): Promise<AiDouble> {
  const calls: SeenCall[] = [];
  const badRequests: string[] = [];
  let scripted: ((request: ChatRequest) => string | undefined) | undefined;
  const server = createServer(async (request, response) => {
    const call = await read(request);
    calls.push(call);
    const say: Say = (chat) => scripted?.(chat) ?? madeUpAnswer(chat);
    send(
      response,
      serve(call, say, (fault) => void badRequests.push(fault)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}${base}`,
    calls,
    badRequests,
    script: (say) => {
      scripted = say;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function read(request: IncomingMessage): Promise<SeenCall> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString();
  const url = new URL(request.url ?? '/', 'http://localhost');
  return {
    method: request.method ?? '',
    path: decodeURIComponent(url.pathname),
    query: url.searchParams,
    headers: request.headers,
    body: text === '' ? {} : JSON.parse(text),
  };
}

function send(response: ServerResponse, reply: DoubleReply): void {
  if (reply === 'silence') return;
  if ('page' in reply) {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(reply.page);
  } else if ('lines' in reply) {
    response.writeHead(200, { 'content-type': reply.contentType });
    for (const line of reply.lines) response.write(line);
    if (reply.isCut) response.destroy();
    else response.end();
  } else {
    response.writeHead(reply.status, { 'content-type': 'application/json', ...reply.headers });
    response.end(JSON.stringify(reply.json));
  }
}

/** What the double is asked to play, named in the key or the model: `sk-ant-wrong`, `limited-model`. */
const moods = [
  'wrong',
  'limited',
  'broke',
  'down',
  'portal',
  'gone',
  'slow',
  'cut',
  'late-error',
  'declines',
  'rambles',
  'formless',
  'warm',
] as const;
export type Mood = (typeof moods)[number] | 'well';

export function moodOf(...places: readonly string[]): Mood {
  return moods.find((mood) => places.some((place) => place.includes(mood))) ?? 'well';
}

export const portal = {
  page: '<!doctype html><html><body><h1>Welcome to the guest network</h1></body></html>',
};

/** A text in the pieces in which a stream sends it. */
export function wordsOf(text: string): string[] {
  return text.match(/\S+\s*/g) ?? [];
}

export function countTokens(text: string): number {
  return Math.ceil(text.length / 4);
}

/** The same for the same words: near for texts that share words. Not of length 1, as some real ones are not. */
export function vectorFor(text: string, dimensions = 64): number[] {
  const vector = Array.from({ length: dimensions }, () => 0.01);
  for (const word of text.toLowerCase().match(/[\p{L}\p{N}]{3}/gu) ?? []) {
    const at = [...word].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % dimensions;
    vector[at] = (vector[at] ?? 0) + 1;
  }
  return vector;
}
