import { ApiFailure } from './api-failure.ts';

const errorMessages = {
  offline: 'No internet connection. Please check your network and try again.',
  unreachable: 'Unable to connect to the server. The service may be down or unreachable.',
  overloaded: 'The server is temporarily overloaded. Please try again in a few minutes.',
  interrupted: 'Network error. Please check your connection and try again.',
  fallback: 'An unexpected error occurred. Please try again later.',
} as const;

const overloaded = new Set([429, 502, 503, 504]);

/** A part of the page's own code that the browser could not fetch; each browser has its own words for it. */
const missingCode = /dynamically imported module|importing a module script failed/i;

/**
 * The one sentence a person reads about any failure. What the server wrote for people comes first: it knows the
 * reason, an AI provider's included. A provider's or the browser's own words are never shown.
 */
export function errorMessage(error: unknown): string {
  if (error instanceof ApiFailure) return written(error) ?? ofConnection(error);
  const isMissingCode = error instanceof Error && missingCode.test(error.message);
  return isMissingCode ? errorMessages.unreachable : errorMessages.fallback;
}

function written({ written, code, message }: ApiFailure): string | undefined {
  return (written || code === 'timeout') && message !== '' ? message : undefined;
}

function ofConnection({ code, status }: ApiFailure): string {
  if (code === 'offline' || code === 'unreachable' || code === 'interrupted') return errorMessages[code];
  return overloaded.has(status) ? errorMessages.overloaded : errorMessages.fallback;
}
