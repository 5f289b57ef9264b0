import { expect, test } from 'vitest';
import { daySpanBefore, daySpanWords, inDaySpan } from './day-span.ts';

test.each([
  ['2025-01-01', '2025-12-31', '2025'],
  ['2026-07-01', '2026-09-30', 'Q3 2026'],
  ['2026-02-01', '2026-02-28', 'February 2026'],
  ['2026-01-01', '2026-04-30', 'January to April 2026'],
  ['2026-11-09', '2026-11-09', '9 November 2026'],
  ['2026-11-09', '2026-11-15', '9 to 15 November 2026'],
  ['2026-10-28', '2026-11-03', '28 October to 3 November 2026'],
  ['2025-12-29', '2026-01-04', '29 December 2025 to 4 January 2026'],
])('%s to %s is %s', (from, to, words) => {
  expect(daySpanWords({ from, to })).toBe(words);
});

test('a span takes the preposition of its kind', () => {
  expect(inDaySpan({ from: '2026-10-01', to: '2026-10-31' })).toBe('in October 2026');
  expect(inDaySpan({ from: '2026-10-09', to: '2026-10-09' })).toBe('on 9 October 2026');
  expect(inDaySpan({ from: '2026-10-09', to: '2026-10-15' })).toBe('from 9 to 15 October 2026');
});

test('the span before is the month before a month, and as many days before any other', () => {
  const before = (from: string, to: string) => daySpanBefore({ from, to }, '2027-06-01').before;
  expect(before('2026-03-01', '2026-03-31')).toEqual({ from: '2026-02-01', to: '2026-02-28' });
  expect(before('2024-01-01', '2024-12-31')).toEqual({ from: '2023-01-01', to: '2023-12-31' });
  expect(before('2026-11-09', '2026-11-15')).toEqual({ from: '2026-11-02', to: '2026-11-08' });
});

test('of a span that is not over, as many days count as have passed', () => {
  expect(daySpanBefore({ from: '2026-11-01', to: '2026-11-30' }, '2026-11-16')).toEqual({
    now: { from: '2026-11-01', to: '2026-11-16' },
    before: { from: '2026-10-01', to: '2026-10-16' },
  });
  // February has no 30th: its last day stands for it.
  expect(daySpanBefore({ from: '2026-03-01', to: '2026-03-31' }, '2026-03-30').before).toEqual({
    from: '2026-02-01',
    to: '2026-02-28',
  });
});
