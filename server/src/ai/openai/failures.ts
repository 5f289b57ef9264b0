import { ParleyError } from '@parley/contract/errors';
import type { Setting } from './quirks.ts';

const longestWait = 10_000;
const baseWait = 500;

/** As far as we look at what the SDK throws; its texts repeat parts of keys and are never passed on. */
type Thrown = {
  name: string;
  status: number | undefined;
  code: string | null;
  type: string | null;
  param: string | null;
  message: string;
  headers: Headers | undefined;
};

/** Decided by code, then by type, then by status; by text only where the provider gives nothing else. */
export function toParleyError(error: unknown, model: string): ParleyError {
  if (error instanceof ParleyError) return error;
  const { name, status, code, message } = read(error);
  if (name === 'APIUserAbortError' || name === 'AbortError') {
    return new ParleyError('query_cancelled', { cause: error });
  }
  const scopes = /missing scopes: ([\w., ]+)/i.exec(message)?.[1];
  if ((status === 401 || status === 403) && scopes) {
    return unusable(`Your OpenAI API key lacks a right it needs: ${scopes.trim()}`, error);
  }
  if (code === 'model_not_found') {
    return unusable(`The model ${model} is not available to this key. Choose another one.`, error);
  }
  if (code === 'context_length_exceeded') {
    return unusable('That is more than the model can read at once. Select fewer tables.', error);
  }
  if (status === 401) return new ParleyError('ai_key_invalid', { cause: error });
  if (status === 429) return new ParleyError('ai_rate_limited', { cause: error });
  if (status === undefined) {
    return unusable('The AI provider did not answer. Please try again later.', error);
  }
  return new ParleyError('ai_failed', { cause: error });
}

/** A spent quota looks like a rate limit, but no waiting helps. */
export function isWorthRetrying(error: unknown): boolean {
  const { name, status, code, type } = read(error);
  if (error instanceof ParleyError || name === 'APIUserAbortError' || name === 'AbortError') return false;
  if (code === 'insufficient_quota' || type === 'insufficient_quota') return false;
  if (askedToWait(error) > longestWait) return false;
  if (status === undefined) return name === 'APIConnectionError';
  return status === 408 || status === 409 || status === 429 || status >= 500;
}

export function waitFor(error: unknown, attempt: number): number {
  return Math.max(askedToWait(error), baseWait * 2 ** (attempt - 1));
}

/** Newer models refuse a temperature, imitations of the service refuse a schema: both work without. */
export function refusedSetting(error: unknown): Setting | undefined {
  const { status, param, message } = read(error);
  if (status !== 400) return undefined;
  const about = `${param ?? ''} ${message}`;
  if (about.includes('temperature')) return 'temperature';
  return /response_format|json_schema/.test(about) ? 'response_format' : undefined;
}

function askedToWait(error: unknown): number {
  const { headers } = read(error);
  const inMs = Number(headers?.get('retry-after-ms'));
  if (inMs > 0) return inMs;
  const inSeconds = Number(headers?.get('retry-after'));
  return inSeconds > 0 ? inSeconds * 1_000 : 0;
}

function unusable(reason: string, cause: unknown): ParleyError {
  return new ParleyError('ai_unusable', { values: { reason }, cause });
}

function read(error: unknown): Thrown {
  const thrown = (error ?? {}) as Partial<Record<keyof Thrown, unknown>>;
  const text = (value: unknown) => (typeof value === 'string' ? value : null);
  return {
    // The SDK's own classes all carry the name 'Error'.
    name: error instanceof Error ? nameOf(error) : '',
    status: typeof thrown.status === 'number' ? thrown.status : undefined,
    code: text(thrown.code),
    type: text(thrown.type),
    param: text(thrown.param),
    message: text(thrown.message) ?? '',
    headers: thrown.headers instanceof Headers ? thrown.headers : undefined,
  };
}

function nameOf(error: Error): string {
  return error.name === 'Error' ? error.constructor.name : error.name;
}
