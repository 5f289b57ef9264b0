import type { Meaning, Refusal } from '../wire/provider-error-classes.ts';
import { type Json, objectIn, textIn } from '../wire/read-json-fields.ts';
import type { Setting } from '../wire/refused-settings.ts';

const byCode: Readonly<Record<string, Meaning>> = {
  invalid_api_key: 'key',
  rate_limit_exceeded: 'busy',
  insufficient_quota: 'spent',
  model_not_found: 'model',
  DeploymentNotFound: 'model',
  invalid_model: 'model',
  context_length_exceeded: 'too long',
  unsupported_country_region_territory: 'region',
  content_filter: 'declined',
};
const byType: Readonly<Record<string, Meaning>> = {
  insufficient_quota: 'spent',
  tokens: 'busy',
  requests: 'busy',
  invalid_model: 'model',
  /** llama.cpp's. */
  exceed_context_size_error: 'too long',
  not_supported_error: 'unsupported',
};

/** Decided by code, then by type, then by status; by text only where the provider gives nothing else. */
export function classifyErrorResponse(status: number | undefined, body: unknown): Refusal {
  const { code, type, param, message } = errorIn(body);
  const scopes = /missing scopes: ([\w., ]+)/i.exec(message)?.[1];
  if ((status === 401 || status === 403) && scopes) return { meaning: 'scopes', scopes: scopes.trim() };
  const meaning = meaningOf(code, byCode) ?? meaningOf(type, byType) ?? (status === 402 ? 'spent' : null);
  return { meaning, setting: refusedSetting({ status, code, param, message }) };
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
  format: /response_format|json[_ ]schema/i,
};
const fields: Readonly<Record<Setting, string>> = { temperature: 'temperature', format: 'response_format' };

type Problem = {
  status: number | undefined;
  code: string | null;
  param: string | null;
  message: string;
};

/** The service names the setting in `param`; the message is read only where neither `param` nor `code` says anything. */
function refusedSetting({ status, code, param, message }: Problem): Setting | undefined {
  if (status !== 400 && status !== 422) return undefined;
  const named = (is: (setting: Setting) => boolean) => (['temperature', 'format'] as const).find(is);
  if (param !== null) {
    return named((setting) => param === fields[setting] || param.startsWith(`${fields[setting]}.`));
  }
  if (code === 'invalid_json_schema') return 'format';
  if (code !== null && !settingCodes.has(code)) return undefined;
  return refusing.test(message) ? named((setting) => words[setting].test(message)) : undefined;
}

/** `error` is an object by the documentation, a bare text in some real answers; others put its fields at the top. */
function errorIn(body: unknown): Omit<Problem, 'status'> & { type: string | null } {
  const top = objectIn(body) ?? {};
  const error: Json = objectIn(top.error) ?? (textIn(top.error) ? { message: top.error } : top);
  const message = textIn(error.message) ?? (error.detail === undefined ? '' : JSON.stringify(error.detail));
  return { code: named(error.code), type: named(error.type), param: named(error.param), message };
}

/** Proxies write 'None' or the status where there is no name. */
function named(value: unknown): string | null {
  return typeof value === 'string' && !/^(?:none|null|\d*)$/i.test(value) ? value : null;
}

function meaningOf(name: string | null, table: Readonly<Record<string, Meaning>>): Meaning | null {
  return name !== null && Object.hasOwn(table, name) ? (table[name] ?? null) : null;
}
