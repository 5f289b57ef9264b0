import { errorCatalogue } from '@parley/contract/errors';
import { expect, test } from 'vitest';
import { ApiFailure } from './api-failure.ts';
import { errorMessage } from './error-message.ts';

const http = (status: number) => new ApiFailure({ code: 'http_error', status, message: `Status ${status}` });
const wire = (code: string) => new ApiFailure({ code, status: 0, message: 'Failed to fetch' });
const timeout = (message: string) => new ApiFailure({ code: 'timeout', status: 0, message });
const ofServer = (code: keyof typeof errorCatalogue) =>
  new ApiFailure({ code, ...errorCatalogue[code], written: true });

const OVERLOADED = 'The server is temporarily overloaded. Please try again in a few minutes.';
const UNREACHABLE = 'Unable to connect to the server. The service may be down or unreachable.';
const FALLBACK = 'An unexpected error occurred. Please try again later.';

const table: [name: string, error: unknown, message: string][] = [
  ...[
    'Database request timed out. Please try again.',
    'Request timed out. Please try refreshing the page.',
    'Context initialization timed out. Please refresh the page.',
    'Authentication timed out. Please refresh the page or try again later.',
  ].map((message): [string, unknown, string] => ['a time-out', timeout(message), message]),

  ['no network', wire('offline'), 'No internet connection. Please check your network and try again.'],
  ['a server that does not answer', wire('unreachable'), UNREACHABLE],
  ...[
    'Failed to fetch dynamically imported module: https://parley.example/assets/x.js',
    'error loading dynamically imported module',
    'Importing a module script failed.',
  ].map((message): [string, unknown, string] => [
    'code of the page that does not arrive',
    new TypeError(message),
    UNREACHABLE,
  ]),
  ['status 429', http(429), OVERLOADED],
  ['status 502', http(502), OVERLOADED],
  ['status 503', http(503), OVERLOADED],
  ['status 504', http(504), OVERLOADED],
  [
    'an answer that breaks off',
    wire('interrupted'),
    'Network error. Please check your connection and try again.',
  ],

  [
    'a refused AI key',
    ofServer('ai_key_invalid'),
    'Your OpenAI API key appears to be invalid. Please check and update it in your settings.',
  ],
  [
    'a rate limit of the AI',
    ofServer('ai_rate_limited'),
    'OpenAI rate limit exceeded. Please try again later or check your usage limits.',
  ],
  [
    'other trouble of the AI',
    ofServer('ai_failed'),
    'OpenAI API error. Please check your API key and try again.',
  ],

  ['an answer of another shape', wire('unreadable_answer'), FALLBACK],
  ['status 500 without words', http(500), FALLBACK],
  ['an error nobody knows', new Error('boom'), FALLBACK],
  ['words about a token that are not for people', new SyntaxError('Unexpected token < in JSON'), FALLBACK],
  [
    'what a provider says itself',
    new Error('OpenAI API error: 401 - Incorrect API key provided: sk-1'),
    FALLBACK,
  ],
  ['nothing at all', undefined, FALLBACK],
  ['a thrown number', 7, FALLBACK],
];

test.each(table)('[K02] says of %s what was agreed', (_name, error, message) => {
  expect(errorMessage(error)).toBe(message);
});

test('[K02] lets the words the server wrote for people win over any guess', () => {
  const message = 'The server cannot reach its own database right now. Please try again in a moment.';
  const failure = new ApiFailure({ code: 'store_unavailable', status: 503, message, written: true });
  expect(errorMessage(failure)).toBe(message);
});

test.each([502, 503, 504])('[B08] says of a gateway status %i that trying again helps', (status) => {
  expect(errorMessage(http(status))).toBe(OVERLOADED);
});
