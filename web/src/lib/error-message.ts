import { ApiFailure } from './api-failure.ts';

const errorMessages = {
  offline: 'No internet connection. Please check your network and try again.',
  unreachable: 'Unable to connect to the server. The service may be down or unreachable.',
  overloaded: 'The server is temporarily overloaded. Please try again in a few minutes.',
  network: 'Network error. Please check your connection and try again.',
  noResults: 'No results found.',
  notFound: 'The requested resource was not found.',
  exists: 'This record already exists.',
  database: 'Database error. Please contact support if this persists.',
  auth: 'Authentication error. Please sign out and sign in again.',
  aiKey: 'Your OpenAI API key appears to be invalid. Please check and update it in your settings.',
  aiLimit: 'OpenAI rate limit exceeded. Please try again later or check your usage limits.',
  ai: 'OpenAI API error. Please check your API key and try again.',
  fallback: 'An unexpected error occurred. Please try again later.',
} as const;

const OVERLOADED = new Set([429, 502, 503, 504]);
const AI_ERROR = /^OpenAI API error: (\d{3})\b/;
const UNREACHABLE = /failed to fetch|load failed|econnrefused|networkerror when attempting/i;
const AUTH_WORDS = /auth|login|password|token|jwt/i;

/** The one sentence a person reads about any failure. The first rule that knows it speaks. */
export function errorMessage(error: unknown): string {
  return (
    writtenForPeople(error) ??
    aiMessage(error) ??
    networkMessage(error) ??
    databaseMessage(property(error, 'code')) ??
    (AUTH_WORDS.test(text(error)) ? errorMessages.auth : errorMessages.fallback)
  );
}

function writtenForPeople(error: unknown): string | undefined {
  if (!(error instanceof ApiFailure)) return undefined;
  const spoken = error.written || error.code === 'timeout';
  return spoken && error.message !== '' ? error.message : undefined;
}

function aiMessage(error: unknown): string | undefined {
  const status = AI_ERROR.exec(text(error))?.[1];
  if (status === undefined) return undefined;
  if (status === '401') return errorMessages.aiKey;
  return status === '429' ? errorMessages.aiLimit : errorMessages.ai;
}

function networkMessage(error: unknown): string | undefined {
  const code = property(error, 'code');
  if (code === 'offline') return errorMessages.offline;
  if (code === 'unreachable' || UNREACHABLE.test(text(error))) return errorMessages.unreachable;
  if (OVERLOADED.has(Number(property(error, 'status')))) return errorMessages.overloaded;
  return /network/i.test(text(error)) ? errorMessages.network : undefined;
}

function databaseMessage(code: unknown): string | undefined {
  if (typeof code !== 'string') return undefined;
  if (code === 'PGRST116') return errorMessages.noResults;
  if (code === 'PGRST301') return errorMessages.notFound;
  if (code === '23505') return errorMessages.exists;
  return /^[P2]/.test(code) ? errorMessages.database : undefined;
}

function property(error: unknown, name: 'code' | 'status' | 'message'): unknown {
  return typeof error === 'object' && error !== null && name in error
    ? (error as Record<string, unknown>)[name]
    : undefined;
}

function text(error: unknown): string {
  if (typeof error === 'string') return error;
  const message = property(error, 'message');
  return typeof message === 'string' ? message : '';
}
