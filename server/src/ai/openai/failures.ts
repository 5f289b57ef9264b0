import { ParleyError } from '@parley/contract/errors';
import { type Setting, settings } from './quirks.ts';

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

const busyTypes: ReadonlySet<string | null> = new Set(['insufficient_quota', 'tokens', 'requests']);

/** What a code of the provider means, whatever the status, which an error inside a stream has none of. */
const byCode: Readonly<Record<string, (cause: unknown, model: string) => ParleyError>> = {
  invalid_api_key: (cause) => new ParleyError('ai_key_invalid', { cause }),
  rate_limit_exceeded: (cause) => new ParleyError('ai_rate_limited', { cause }),
  insufficient_quota: (cause) => new ParleyError('ai_rate_limited', { cause }),
  model_not_found: (cause, model) =>
    unusable(
      `The model ${model} is not available to this key. Whoever runs this server can set another.`,
      cause,
    ),
  context_length_exceeded: (cause) =>
    unusable('That is more than the model can read at once. Select fewer tables.', cause),
  unsupported_country_region_territory: (cause) => unusable(regionRefused, cause),
};

export const regionRefused =
  'OpenAI API error. OpenAI does not serve the country or region this server calls from.';

/** Decided by code, then by type, then by status; by text only where the provider gives nothing else. */
export function toParleyError(error: unknown, model: string): ParleyError {
  if (error instanceof ParleyError) return error;
  const { name, status, code, type, message } = read(error);
  if (name === 'APIUserAbortError' || name === 'AbortError') {
    return new ParleyError('query_cancelled', { cause: error });
  }
  const scopes = /missing scopes: ([\w., ]+)/i.exec(message)?.[1];
  if ((status === 401 || status === 403) && scopes) {
    return unusable(`Your OpenAI API key lacks a right it needs: ${scopes.trim()}`, error);
  }
  const known = code === null || !Object.hasOwn(byCode, code) ? undefined : byCode[code];
  if (known) return known(error, model);
  if (status === 401) return new ParleyError('ai_key_invalid', { cause: error });
  if (status === 429 || busyTypes.has(type)) return new ParleyError('ai_rate_limited', { cause: error });
  if (status === undefined && code === null && type === null) {
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

/** Codes under which the service refuses a setting; any other is about something else. */
const settingCodes: ReadonlySet<string> = new Set([
  'unsupported_value',
  'unsupported_parameter',
  'unknown_parameter',
  'invalid_value',
  'invalid_json_schema',
]);
const refusing =
  /\b(?:not|un)[\s-]?(?:supported|permitted|allowed|recogni[sz]ed|known|expected)|not support|invalid/i;
const words: Readonly<Record<Setting, RegExp>> = {
  temperature: /\btemperature\b/i,
  response_format: /response_format|json_schema/i,
};

/**
 * Newer models refuse a temperature, imitations of the service refuse a schema: both work without. The service says
 * which setting it means in `param`; the message is read only where neither `param` nor `code` says anything.
 */
export function refusedSetting(error: unknown): Setting | undefined {
  const { status, param, code, message } = read(error);
  if (status !== 400 && status !== 422) return undefined;
  if (param !== null) return settings.find((setting) => param === setting || param.startsWith(`${setting}.`));
  if (code === 'invalid_json_schema') return 'response_format';
  if (code !== null && !settingCodes.has(code)) return undefined;
  return refusing.test(message) ? settings.find((setting) => words[setting].test(message)) : undefined;
}

function askedToWait(error: unknown): number {
  const { headers } = read(error);
  const inMs = Number(headers?.get('retry-after-ms'));
  if (inMs > 0) return inMs;
  const told = headers?.get('retry-after') ?? '';
  const inSeconds = Number(told);
  if (inSeconds > 0) return inSeconds * 1_000;
  return told === '' || inSeconds === 0 ? 0 : Math.max(0, Date.parse(told) - Date.now()) || 0;
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
    code: named(thrown.code),
    type: named(thrown.type),
    param: named(thrown.param),
    message: text(thrown.message) ?? '',
    headers: thrown.headers instanceof Headers ? thrown.headers : undefined,
  };
}

/** Proxies write 'None' or the status where there is no name. */
function named(value: unknown): string | null {
  return typeof value === 'string' && !/^(?:none|null|\d*)$/i.test(value) ? value : null;
}

function nameOf(error: Error): string {
  return error.name === 'Error' ? error.constructor.name : error.name;
}
