import { expect, test } from 'vitest';
import { isRetryable, retryDelay } from './retry-delay.ts';

test('[K01] doubles from 1 s and stops at 8 s', () => {
  expect([0, 1, 2, 3, 4, 9].map((retry) => retryDelay(retry, null, 0))).toEqual([
    1_000, 2_000, 4_000, 8_000, 8_000, 8_000,
  ]);
});

test('[K01] reads Retry-After in seconds and as a date', () => {
  const now = Date.parse('2026-01-01T00:00:00Z');
  expect(retryDelay(0, '7', now)).toBe(7_000);
  expect(retryDelay(0, 'Thu, 01 Jan 2026 00:00:05 GMT', now)).toBe(5_000);
  expect(retryDelay(0, 'Wed, 31 Dec 2025 23:59:00 GMT', now)).toBe(0);
  expect(retryDelay(0, 'soon', now)).toBe(1_000);
});

test('[K01] retries on 429 and on every 5xx alone', () => {
  expect([200, 400, 401, 404, 429, 499, 500, 503, 599, 600].filter(isRetryable)).toEqual([
    429, 500, 503, 599,
  ]);
});
