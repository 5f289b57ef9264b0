import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type OpenAiRequest = { method: string; path: string; key: string; body: unknown };

export type OpenAiDouble = {
  /** For OPENAI_BASE_URL. */
  baseUrl: string;
  requests: OpenAiRequest[];
  close(): Promise<void>;
};

type Answer = { status: number; body: unknown; headers?: Record<string, string> };
type Route = 'models' | 'chat';

/** The beginning of a key decides what the double does with every call made with it. */
const behaviours: Record<string, (route: Route, key: string) => Answer | 'silence'> = {
  'sk-valid': (route) => (route === 'models' ? models : chat),
  'sk-restricted': (route) => (route === 'models' ? missingScopes : chat),
  'sk-wrong': (_route, key) => incorrectKey(key),
  'sk-limited': () => rateLimited,
  'sk-broke': () => quotaSpent,
  'sk-down': () => serverError,
  'sk-slow': () => 'silence',
};

const models: Answer = {
  status: 200,
  body: {
    object: 'list',
    data: [
      {
        id: 'gpt-4o',
        object: 'model',
        created: 1715367049,
        owned_by: 'system',
        shutdown_date: '2027-01-14',
      },
      { id: 'text-embedding-3-small', object: 'model', created: 1705948997, owned_by: 'system' },
    ],
  },
};

const chat: Answer = {
  status: 200,
  body: {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1741570283,
    model: 'gpt-4o-2024-08-06',
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content: 'Yes', refusal: null, annotations: [] },
        logprobs: null,
        finish_reason: 'stop',
      },
    ],
    usage: { prompt_tokens: 8, completion_tokens: 1, total_tokens: 9 },
    service_tier: 'default',
  },
};

const missingScopes = failure(403, {
  message: 'You have insufficient permissions for this operation. Missing scopes: api.model.read',
  type: 'invalid_request_error',
  code: null,
});

const rateLimited: Answer = {
  ...failure(429, {
    message:
      'Rate limit reached for gpt-4o in organization org-1 on tokens per min (TPM): Limit 30000, Used 29000, Requested 2000. Please try again in 2s.',
    type: 'tokens',
    code: 'rate_limit_exceeded',
  }),
  headers: {
    'retry-after': '2',
    'retry-after-ms': '2000',
    'x-ratelimit-limit-tokens': '30000',
    'x-ratelimit-remaining-tokens': '1000',
    'x-ratelimit-reset-tokens': '2s',
  },
};

const quotaSpent = failure(429, {
  message: 'You exceeded your current quota, please check your plan and billing details.',
  type: 'insufficient_quota',
  code: 'insufficient_quota',
});

const serverError = failure(500, {
  message: 'The server had an error while processing your request. Sorry about that!',
  type: 'server_error',
  code: null,
});

const noKey = failure(401, {
  message: "You didn't provide an API key. You need to provide your API key in an Authorization header.",
  type: 'invalid_request_error',
  code: null,
});

const noRoute = failure(404, { message: 'Invalid URL', type: 'invalid_request_error', code: null });

/** Speaks OpenAI's wire format on loopback, errors and headers included. */
export async function startOpenAiDouble(): Promise<OpenAiDouble> {
  const requests: OpenAiRequest[] = [];
  const server = createServer(async (request, response) => {
    const seen = await read(request);
    requests.push(seen);
    const answer = answerTo(seen);
    if (answer !== 'silence') reply(response, answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function answerTo({ method, path, key }: OpenAiRequest): Answer | 'silence' {
  const route = routeOf(method, path);
  if (route === undefined) return noRoute;
  if (key === '') return noKey;
  const behaviour = Object.entries(behaviours).find(([beginning]) => key.startsWith(beginning));
  return behaviour === undefined ? incorrectKey(key) : behaviour[1](route, key);
}

function routeOf(method: string, path: string): Route | undefined {
  if (method === 'GET' && path === '/v1/models') return 'models';
  if (method === 'POST' && path === '/v1/chat/completions') return 'chat';
  return undefined;
}

/** The real service repeats part of the key in its message, which is why the caller must redact it. */
function incorrectKey(key: string): Answer {
  const hint = `${key.slice(0, 8)}********${key.slice(-4)}`;
  return failure(401, {
    message: `Incorrect API key provided: ${hint}. You can find your API key at https://platform.openai.com/account/api-keys.`,
    type: 'invalid_request_error',
    code: 'invalid_api_key',
  });
}

function failure(status: number, error: { message: string; type: string; code: string | null }): Answer {
  return { status, body: { error: { ...error, param: null } } };
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

function reply(response: ServerResponse, answer: Answer): void {
  response.writeHead(answer.status, {
    'content-type': 'application/json',
    'x-request-id': 'req_double',
    ...answer.headers,
  });
  response.end(JSON.stringify(answer.body));
}
