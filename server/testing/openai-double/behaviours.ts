import { badRequest } from './bad-request.ts';
import type { SaidManner } from './chat-answers.ts';
import type { CompatibleProvider } from './compatible-providers.ts';
import {
  type Answer,
  bareScopes,
  formatRefused,
  gatewayPage,
  incorrectKey,
  limitedWithoutHeaders,
  missingScopes,
  modelGone,
  noKey,
  noRoute,
  overloaded,
  portalPage,
  promptRefused,
  quotaSpent,
  rateLimited,
  regionRefused,
  serverError,
  strictRefused,
  temperatureRefused,
} from './fixed-answers.ts';

export type OpenAiRequest = { method: string; path: string; key: string; body: unknown };

export type Route = 'models' | 'key' | 'chat' | 'embeddings';
export type Behaviour = Answer | SaidManner | 'silence';
type Respond = (route: Route, seen: OpenAiRequest, turn: number) => Behaviour;

/** The beginning of a key decides what the double does with every call made with it. */
const behaviours: Record<string, Respond> = {
  'sk-valid': () => 'answer',
  'sk-restricted': (route) => (route === 'models' ? missingScopes : 'answer'),
  'sk-bare': (route) => (route === 'models' ? bareScopes : 'answer'),
  'sk-wrong': (_route, { key }) => incorrectKey(key),
  'sk-abroad': () => regionRefused,
  'sk-limited': () => rateLimited,
  'sk-unhurried': () => limitedWithoutHeaders,
  'sk-broke': () => quotaSpent,
  'sk-down': () => serverError,
  'sk-gateway': () => gatewayPage,
  'sk-portal': () => portalPage,
  'sk-slow': () => 'silence',
  'sk-gone': (route) => (route === 'models' ? 'answer' : modelGone),
  'sk-flaky': (_route, _seen, turn) => (turn === 1 ? overloaded : 'answer'),
  'sk-warm': (_route, { body }) => (has(body, 'temperature') ? temperatureRefused : 'answer'),
  'sk-imitation': (_route, { body }) => (has(body, 'response_format') ? formatRefused : 'fenced'),
  'sk-tuned': (_route, { body }) => (schemaIn(body) === 'tool_sql' ? strictRefused : 'answer'),
  'sk-prompt': () => promptRefused,
  'sk-garbage': () => 'garbage',
  'sk-refusing': () => 'refusal',
  'sk-long': () => 'length',
  'sk-filtered': () => 'filter',
  'sk-cut': () => 'cut',
  'sk-late-error': () => 'stream error',
  'sk-late-limit': () => 'stream limit',
};

export function behaviourOf(flavour: CompatibleProvider, seen: OpenAiRequest, turn: number): Behaviour {
  const route = routeOf(flavour, seen.method, seen.path);
  if (route === undefined) return noRoute;
  if (seen.key === '' && flavour.key !== 'optional') return noKey;
  const key = seen.key === '' ? 'sk-valid' : seen.key.replace(flavour.keyPrefix, 'sk-');
  const behaviour = Object.entries(behaviours).find(([beginning]) => key.startsWith(beginning));
  if (behaviour === undefined) return route === 'models' && flavour.listsToAll ? 'answer' : incorrectKey(key);
  const manner = behaviour[1](route === 'key' ? 'models' : route, seen, turn);
  if (typeof manner === 'object' && route === 'models' && flavour.listsToAll) return 'answer';
  // Who may not call at all is told so before anybody looks at what was asked.
  return typeof manner === 'object' || manner === 'silence'
    ? manner
    : (badRequest(flavour, route, seen.body) ?? manner);
}

function routeOf({ base, hasKeyRoute }: CompatibleProvider, method: string, path: string): Route | undefined {
  if (method === 'GET' && path === `${base}/models`) return 'models';
  if (method === 'GET' && path === `${base}/key` && hasKeyRoute) return 'key';
  if (method === 'POST' && path === `${base}/chat/completions`) return 'chat';
  return method === 'POST' && path === `${base}/embeddings` ? 'embeddings' : undefined;
}

function has(body: unknown, setting: string): boolean {
  return typeof body === 'object' && body !== null && setting in body;
}

function schemaIn(body: unknown): string | undefined {
  return (body as { response_format?: { json_schema?: { name?: string } } }).response_format?.json_schema
    ?.name;
}
