import { errorBody } from '@parley/contract/errors';
import { limits } from '@parley/contract/limits';
import type { ZodType } from 'zod';
import { ApiFailure, connectionFailure } from './api-failure.ts';
import { isRetryable, retryDelay } from './retry-delay.ts';
import { type CallGroup, timeLimits } from './time-limits.ts';

export type ApiCall<Output> = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  body?: unknown;
  /** Without it the answer has no body worth reading, and the call gives `undefined`. */
  output?: ZodType<Output>;
  group?: CallGroup;
  /** A write that may be sent twice with the effect of once. Reads always are. */
  idempotent?: boolean;
  retries?: number;
  signal?: AbortSignal | undefined;
};

export type ApiDeps = {
  fetch: (path: string, init: RequestInit) => Promise<Response>;
  now: () => number;
  sleep: (ms: number, signal: AbortSignal) => Promise<void>;
  isOnline: () => boolean;
};

export type CallApi = <Output = undefined>(call: ApiCall<Output>) => Promise<Output>;

export function createApiClient(deps: ApiDeps): CallApi {
  return async <Output>(call: ApiCall<Output>) => {
    const deadline = startDeadline(call, deps);
    let hasBegun = false;
    try {
      const response = await fetchWithRetries(call, deps, deadline);
      hasBegun = true;
      if (!response.ok) throw await failureFrom(response);
      return await readOutput(call, response);
    } catch (error) {
      if (error instanceof ApiFailure) throw error;
      if (deadline.hasPassed()) throw timedOut(call, error);
      throw call.signal?.aborted ? error : connectionFailure(error, { hasBegun, isOnline: deps.isOnline() });
    } finally {
      deadline.stop();
    }
  };
}

type Deadline = { at: number; signal: AbortSignal; hasPassed: () => boolean; stop: () => void };

function startDeadline(call: ApiCall<unknown>, deps: ApiDeps): Deadline {
  const { limit } = timeLimits[call.group ?? 'other'];
  const abort = new AbortController();
  const over = new AbortController();
  let passed = false;
  deps.sleep(limit, over.signal).then(
    () => {
      passed = true;
      abort.abort();
    },
    () => undefined,
  );
  return {
    at: deps.now() + limit,
    signal: call.signal ? AbortSignal.any([call.signal, abort.signal]) : abort.signal,
    hasPassed: () => passed,
    stop: () => over.abort(),
  };
}

async function fetchWithRetries(call: ApiCall<unknown>, deps: ApiDeps, deadline: Deadline) {
  const most = retriesFor(call);
  for (let retry = 0; ; retry += 1) {
    const response = await deps.fetch(call.path, requestFor(call, deadline.signal));
    if (retry >= most || !isRetryable(response.status)) return response;
    const delay = retryDelay(retry, response.headers.get('retry-after'), deps.now());
    // A wait that would outlast the time limit only delays the server's own words.
    if (deps.now() + delay >= deadline.at) return response;
    await deps.sleep(delay, deadline.signal);
  }
}

function retriesFor(call: ApiCall<unknown>): number {
  const safe = call.idempotent ?? (call.method ?? 'GET') === 'GET';
  return safe ? (call.retries ?? limits.client.retries.count) : 0;
}

function requestFor(call: ApiCall<unknown>, signal: AbortSignal): RequestInit {
  const request: RequestInit = { method: call.method ?? 'GET', signal, credentials: 'same-origin' };
  if (call.body === undefined) return { ...request, headers: { accept: 'application/json' } };
  return {
    ...request,
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify(call.body),
  };
}

export async function readOutput<Output>(
  call: Pick<ApiCall<Output>, 'output'>,
  response: Response,
): Promise<Output> {
  // A call without a schema asks for no answer: its Output is `undefined` by the type's default.
  if (!call.output) return undefined as Output;
  const text = await response.text();
  const parsed = call.output.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  throw new ApiFailure({
    code: 'unreadable_answer',
    status: response.status,
    message: 'The server gave an answer this page cannot read.',
    cause: parsed.error,
  });
}

export async function failureFrom(response: Response): Promise<ApiFailure> {
  const parsed = errorBody.safeParse(parseJson(await response.text()));
  if (!parsed.success) {
    return new ApiFailure({
      code: 'http_error',
      status: response.status,
      message: `The server answered with status ${response.status}.`,
    });
  }
  const { fields, ...rest } = parsed.data;
  return new ApiFailure({ ...rest, status: response.status, written: true, ...(fields && { fields }) });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function timedOut(call: ApiCall<unknown>, cause: unknown): ApiFailure {
  const { message } = timeLimits[call.group ?? 'other'];
  return new ApiFailure({ code: 'timeout', status: 0, message, cause });
}
