import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  type Answer,
  formatRefused,
  incorrectKey,
  missingScopes,
  modelGone,
  models,
  noKey,
  noRoute,
  overloaded,
  quotaSpent,
  rateLimited,
  serverError,
  temperatureRefused,
} from './openai-double/fixed-answers.ts';
import { type ChatRequest, madeUpAnswer } from './openai-double/made-up-answer.ts';

export type OpenAiRequest = { method: string; path: string; key: string; body: unknown };

export type OpenAiDouble = {
  /** For OPENAI_BASE_URL. */
  baseUrl: string;
  requests: OpenAiRequest[];
  /** What the model says from now on, in place of what it would make up. */
  script(say: ((request: ChatRequest) => string | undefined) | undefined): void;
  close(): Promise<void>;
};

type Route = 'models' | 'chat' | 'embeddings';
type Manner = Answer | 'answer' | 'silence' | 'fenced' | 'garbage' | 'cut';
type Behaviour = (route: Route, key: string, body: unknown, turn: number) => Manner;

const dimensions = 1_536;

/** The beginning of a key decides what the double does with every call made with it. */
const behaviours: Record<string, Behaviour> = {
  'sk-valid': () => 'answer',
  'sk-restricted': (route) => (route === 'models' ? missingScopes : 'answer'),
  'sk-wrong': (_route, key) => incorrectKey(key),
  'sk-limited': () => rateLimited,
  'sk-broke': () => quotaSpent,
  'sk-down': () => serverError,
  'sk-slow': () => 'silence',
  'sk-gone': (route) => (route === 'models' ? 'answer' : modelGone),
  'sk-flaky': (_route, _key, _body, turn) => (turn === 1 ? overloaded : 'answer'),
  'sk-warm': (_route, _key, body) => (has(body, 'temperature') ? temperatureRefused : 'answer'),
  'sk-imitation': (_route, _key, body) => (has(body, 'response_format') ? formatRefused : 'fenced'),
  'sk-garbage': () => 'garbage',
  'sk-cut': () => 'cut',
};

/** Speaks OpenAI's wire format on loopback, errors, headers and streams included. */
export async function startOpenAiDouble(): Promise<OpenAiDouble> {
  const requests: OpenAiRequest[] = [];
  let scripted: ((request: ChatRequest) => string | undefined) | undefined;
  const server = createServer(async (request, response) => {
    const seen = await read(request);
    requests.push(seen);
    const turn = requests.filter(({ key }) => key === seen.key).length;
    answer(response, seen, turn, (chat) => scripted?.(chat) ?? madeUpAnswer(chat));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
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

function answer(
  response: ServerResponse,
  seen: OpenAiRequest,
  turn: number,
  say: (request: ChatRequest) => string,
): void {
  const manner = mannerOf(seen, turn);
  if (manner === 'silence') return;
  const request = seen.body as ChatRequest;
  if (typeof manner === 'object') reply(response, manner);
  else if (seen.path.endsWith('/models')) reply(response, models);
  else if (seen.path.endsWith('/embeddings')) reply(response, embeddings(seen.body));
  else if (request.stream) streamChat(response, request, said(manner, request, say), manner === 'cut');
  else reply(response, chat(request, said(manner, request, say)));
}

function mannerOf({ method, path, key, body }: OpenAiRequest, turn: number): Manner {
  const route = routeOf(method, path);
  if (route === undefined) return noRoute;
  if (key === '') return noKey;
  const behaviour = Object.entries(behaviours).find(([beginning]) => key.startsWith(beginning));
  return behaviour === undefined ? incorrectKey(key) : behaviour[1](route, key, body, turn);
}

function said(manner: Manner, request: ChatRequest, say: (request: ChatRequest) => string): string {
  if (manner === 'garbage') return 'I would rather not.';
  const text = say(request);
  return manner === 'fenced' ? `Here you are:\n\`\`\`json\n${text}\n\`\`\`` : text;
}

function routeOf(method: string, path: string): Route | undefined {
  if (method === 'GET' && path === '/v1/models') return 'models';
  if (method === 'POST' && path === '/v1/chat/completions') return 'chat';
  return method === 'POST' && path === '/v1/embeddings' ? 'embeddings' : undefined;
}

function has(body: unknown, setting: string): boolean {
  return typeof body === 'object' && body !== null && setting in body;
}

function chat(request: ChatRequest, content: string): Answer {
  return {
    status: 200,
    body: {
      id: 'chatcmpl-1',
      object: 'chat.completion',
      created: 1741570283,
      model: 'gpt-4o-2024-08-06',
      choices: [
        {
          index: 0,
          message: { role: 'assistant', content, refusal: null, annotations: [] },
          logprobs: null,
          finish_reason: 'stop',
        },
      ],
      usage: usageOf(request, content),
      service_tier: 'default',
    },
  };
}

function usageOf({ messages }: ChatRequest, content: string) {
  const prompt_tokens = Math.ceil(messages.reduce((sum, message) => sum + message.content.length, 0) / 4);
  const completion_tokens = Math.ceil(content.length / 4);
  return { prompt_tokens, completion_tokens, total_tokens: prompt_tokens + completion_tokens };
}

/** A stream that is cut ends without its last words and without the closing mark. */
function streamChat(response: ServerResponse, request: ChatRequest, content: string, cut: boolean): void {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'x-request-id': 'req_double' });
  const withUsage = request.stream_options?.include_usage === true;
  const chunk = (choices: unknown[], usage: unknown = null) => {
    const body = {
      id: 'chatcmpl-1',
      object: 'chat.completion.chunk',
      created: 1694268190,
      model: 'gpt-4o',
      choices,
    };
    response.write(`data: ${JSON.stringify(withUsage ? { ...body, usage } : body)}\n\n`);
  };
  const piece = (delta: object, finish_reason: string | null) =>
    chunk([{ index: 0, delta, logprobs: null, finish_reason }]);
  piece({ role: 'assistant', content: '' }, null);
  const words = content.match(/\S+\s*/g) ?? [];
  for (const word of cut ? words.slice(0, Math.ceil(words.length / 2)) : words)
    piece({ content: word }, null);
  if (cut) {
    response.destroy();
    return;
  }
  piece({}, 'stop');
  if (withUsage) chunk([], usageOf(request, content));
  response.end('data: [DONE]\n\n');
}

function embeddings(body: unknown): Answer {
  const { input, model, encoding_format } = body as {
    input: string | string[];
    model: string;
    encoding_format?: string;
  };
  const texts = [input].flat();
  const data = texts.map((text, index) => {
    const vector = vectorOf(text);
    const embedding =
      encoding_format === 'base64' ? Buffer.from(vector.buffer).toString('base64') : [...vector];
    return { object: 'embedding', index, embedding };
  });
  const prompt_tokens = Math.ceil(texts.join('').length / 4);
  return {
    status: 200,
    body: { object: 'list', model, data, usage: { prompt_tokens, total_tokens: prompt_tokens } },
  };
}

/** The same for the same words, of unit length, and near for texts that share words. */
function vectorOf(text: string): Float32Array {
  const vector = new Float32Array(dimensions);
  for (const word of text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []) {
    const hash = createHash('sha256').update(word).digest();
    for (let place = 0; place < 8; place += 1) {
      const at = hash.readUInt16LE(place * 2) % dimensions;
      vector[at] = (vector[at] ?? 0) + (hash[16 + place] ?? 0) / 128 - 1;
    }
  }
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => value / length);
}

async function read(request: IncomingMessage): Promise<OpenAiRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString();
  return {
    method: request.method ?? '',
    path: new URL(request.url ?? '/', 'http://localhost').pathname,
    key: (request.headers.authorization ?? '').replace(/^Bearer\s+/, ''),
    body: text === '' ? undefined : JSON.parse(text),
  };
}

function reply(response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    'x-request-id': 'req_double',
    ...headers,
  });
  response.end(JSON.stringify(body));
}
