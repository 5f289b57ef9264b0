import { badRequest } from './bad-request.ts';
import type { SaidManner } from './chat-answers.ts';
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

export type Route = 'models' | 'chat' | 'embeddings';
export type Manner = Answer | SaidManner | 'silence';
type Behaviour = (route: Route, seen: OpenAiRequest, turn: number) => Manner;

/** The beginning of a key decides what the double does with every call made with it. */
const behaviours: Record<string, Behaviour> = {
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

export function mannerOf(seen: OpenAiRequest, turn: number): Manner {
  const route = routeOf(seen.method, seen.path);
  if (route === undefined) return noRoute;
  if (seen.key === '') return noKey;
  const behaviour = Object.entries(behaviours).find(([beginning]) => seen.key.startsWith(beginning));
  if (behaviour === undefined) return incorrectKey(seen.key);
  const manner = behaviour[1](route, seen, turn);
  // Who may not call at all is told so before anybody looks at what was asked.
  return typeof manner === 'object' || manner === 'silence'
    ? manner
    : (badRequest(route, seen.body) ?? manner);
}

function routeOf(method: string, path: string): Route | undefined {
  if (method === 'GET' && path === '/v1/models') return 'models';
  if (method === 'POST' && path === '/v1/chat/completions') return 'chat';
  return method === 'POST' && path === '/v1/embeddings' ? 'embeddings' : undefined;
}

function has(body: unknown, setting: string): boolean {
  return typeof body === 'object' && body !== null && setting in body;
}

function schemaIn(body: unknown): string | undefined {
  return (body as { response_format?: { json_schema?: { name?: string } } }).response_format?.json_schema
    ?.name;
}
