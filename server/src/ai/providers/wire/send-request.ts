import { Agent, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps, Agent as SecureAgent } from 'node:https';
import { isIPv6, type LookupFunction } from 'node:net';
import { scaleTimeLimit } from '../../../platform/scale-time-limit.ts';
import { NoConnection, NotAnAnswer } from './provider-error-classes.ts';

/** The address to dial for a host, or a refusal: the same check that guards people's databases. */
export type Dial = (host: string) => Promise<string> | string;

export type Sending = {
  url: URL;
  method: 'GET' | 'POST';
  headers: Readonly<Record<string, string>>;
  body?: unknown;
  signal: AbortSignal;
  /** Left out where the operator named the address. */
  dial?: Dial | undefined;
  /** Milliseconds without a byte; a model may think for a while before it says anything. */
  silence?: number;
};

export type Reply = {
  status: number;
  headers: Headers;
  /** The whole answer. */
  text(): Promise<string>;
  /** The answer as it comes. */
  chunks: AsyncIterable<string>;
};

const usualSilence = scaleTimeLimit(60_000);
const mostBytes = 32 * 1_048_576;
const agents = { http: new Agent({ keepAlive: true }), https: new SecureAgent({ keepAlive: true }) };

/**
 * One request. Redirects are not followed: one could lead to an address that was never checked, with the key. What
 * was looked up is what is dialled, so that a name cannot lead elsewhere when it is asked for again.
 */
export async function sendRequest(sending: Sending): Promise<Reply> {
  sending.signal.throwIfAborted();
  const address = await sending.dial?.(sending.url.hostname);
  const incoming = await open(sending, address);
  incoming.setEncoding('utf8');
  return {
    status: incoming.statusCode ?? 0,
    headers: new Headers(Object.entries(incoming.headers).map(([name, value]) => [name, String(value)])),
    text: () => readAll(incoming),
    chunks: watched(incoming),
  };
}

function open(sending: Sending, address: string | undefined): Promise<IncomingMessage> {
  const { url, method, headers, body, signal, silence = usualSilence } = sending;
  const payload = body === undefined ? undefined : JSON.stringify(body);
  const isSecure = url.protocol === 'https:';
  const options = {
    method,
    signal,
    agent: isSecure ? agents.https : agents.http,
    headers: {
      accept: 'application/json, text/event-stream',
      'user-agent': 'Parley',
      ...(payload !== undefined && {
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(payload)),
      }),
      ...headers,
    },
    ...(address !== undefined && { lookup: alwaysTo(address) }),
  };
  return new Promise((resolve, reject) => {
    let isAnswered = false;
    const outgoing = (isSecure ? requestHttps : requestHttp)(url, options, (incoming) => {
      isAnswered = true;
      resolve(incoming);
    });
    outgoing.setTimeout(silence, () => outgoing.destroy(new NoConnection('silence')));
    outgoing.on('error', (error) => {
      // The other end hung up on a line kept from before, most likely before it read this: a new line may do.
      if (!isAnswered && outgoing.reusedSocket && isReset(error))
        open(sending, address).then(resolve, reject);
      else reject(asFailure(error));
    });
    outgoing.end(payload);
  });
}

const isReset = (error: Error): boolean => (error as NodeJS.ErrnoException).code === 'ECONNRESET';

function alwaysTo(address: string): LookupFunction {
  const family = isIPv6(address) ? 6 : 4;
  return (_host, options, done) => {
    if (options.all) done(null, [{ address, family }]);
    else done(null, address, family);
  };
}

async function readAll(incoming: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of watched(incoming)) {
    text += chunk;
    if (text.length > mostBytes) {
      incoming.destroy();
      throw new NotAnAnswer();
    }
  }
  return text;
}

async function* watched(incoming: IncomingMessage): AsyncGenerator<string> {
  try {
    yield* incoming as AsyncIterable<string>;
  } catch (error) {
    throw asFailure(error);
  }
}

function asFailure(error: unknown): unknown {
  if (error instanceof NoConnection || (error instanceof Error && error.name === 'AbortError')) return error;
  return new NoConnection('lost', { cause: error });
}
