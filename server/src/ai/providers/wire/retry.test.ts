import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { askedToWait } from './retry.ts';

describe('how long to wait', () => {
  beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-15T12:00:00Z') }));
  afterEach(() => vi.useRealTimers());

  test.each([
    ['milliseconds', { 'retry-after-ms': '1500', 'retry-after': '9' }, 1_500],
    ['seconds', { 'retry-after': '3' }, 3_000],
    ['a date', { 'retry-after': 'Sun, 15 Nov 2026 12:00:04 GMT' }, 4_000],
    ['a date gone by', { 'retry-after': 'Sun, 15 Nov 2026 11:00:00 GMT' }, 0],
    ['nonsense', { 'retry-after': 'soon' }, 0],
    ['nothing', {}, 0],
  ])('as asked for in %s', (_what, headers, ms) => {
    expect(askedToWait(new Headers(headers))).toBe(ms);
  });
});
