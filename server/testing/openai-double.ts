import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { behaviourOf, type OpenAiRequest } from './openai-double/behaviours.ts';
import { chatAnswer, saidBy, streamChat } from './openai-double/chat-answers.ts';
import { type CompatibleProvider, compatibleProviders } from './openai-double/compatible-providers.ts';
import { embeddings } from './openai-double/embeddings.ts';
import { type Answer, models } from './openai-double/fixed-answers.ts';
import { type ChatRequest, madeUpAnswer } from './openai-double/made-up-answer.ts';

export type OpenAiDouble = {
  /** For OPENAI_BASE_URL. */
  baseUrl: string;
  requests: OpenAiRequest[];
  /** What requests were refused for in themselves, such as a schema that strict mode does not take. */
  badRequests: string[];
  /** What the model says from now on, in place of what it would make up. */
  script(say: ((request: ChatRequest) => string | undefined) | undefined): void;
  close(): Promise<void>;
};

/**
 * Speaks OpenAI's wire format on loopback, errors, headers and streams included, and refuses what the service
 * refuses. The beginning of the key decides how it behaves.
 */
export async function startOpenAiDouble(
  as: keyof typeof compatibleProviders = 'openai',
): Promise<OpenAiDouble> {
  const flavour = compatibleProviders[as];
  const requests: OpenAiRequest[] = [];
  const badRequests: string[] = [];
  let scripted: ((request: ChatRequest) => string | undefined) | undefined;
  const server = createServer(async (request, response) => {
    const seen = await read(request, flavour);
    requests.push(seen);
    const turn = requests.filter(({ key }) => key === seen.key).length;
    const refused = answer(
      response,
      { flavour, seen, turn },
      (chat) => scripted?.(chat) ?? madeUpAnswer(chat),
    );
    if (refused) badRequests.push(refused);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}${flavour.base}`,
    requests,
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

/** Why the request was a bad one, if it was. */
function answer(
  response: ServerResponse,
  { flavour, seen, turn }: { flavour: CompatibleProvider; seen: OpenAiRequest; turn: number },
  say: (request: ChatRequest) => string,
): string | undefined {
  const manner = behaviourOf(flavour, seen, turn);
  if (manner === 'silence') return undefined;
  if (typeof manner === 'object') {
    reply(response, manner);
    return manner.fault;
  }
  const request = seen.body as ChatRequest;
  if (seen.path.endsWith('/key'))
    reply(response, { status: 200, body: { data: { label: 'key', usage: 0 } } });
  else if (seen.path.endsWith('/models')) reply(response, models);
  else if (seen.path.endsWith('/embeddings')) reply(response, embeddings(seen.body));
  else if (request.stream) streamChat(response, flavour, request, saidBy(manner, request, say));
  else reply(response, chatAnswer(flavour, request, saidBy(manner, request, say)));
  return undefined;
}

async function read(request: IncomingMessage, flavour: CompatibleProvider): Promise<OpenAiRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString();
  return {
    method: request.method ?? '',
    path: new URL(request.url ?? '/', 'http://localhost').pathname,
    key:
      flavour.keyHeader === 'api-key'
        ? String(request.headers['api-key'] ?? '')
        : (request.headers.authorization ?? '').replace(/^Bearer\s+/, ''),
    body: text === '' ? undefined : JSON.parse(text),
  };
}

function reply(response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, {
    'content-type': typeof body === 'string' ? 'text/html; charset=utf-8' : 'application/json',
    'x-request-id': 'req_double',
    ...headers,
  });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}
