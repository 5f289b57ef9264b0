import { describe, expect, test } from 'vitest';
import type { Period } from '../../query/logical-query.ts';
import { readQuestion } from '../../question/split-question-words.ts';
import { sayPeriodInFull } from './say-period-in-full.ts';

const november = { local: '2026-11-19T15:00:00' };

const inFull = (text: string, period: Period, previous?: string) =>
  sayPeriodInFull(period, readQuestion(text, previous), november);

const words = (first: number, last: number): Period => ({ kind: 'words', first, last });

describe('words that name the same days where the model learned are said in full', () => {
  test.each([
    ['revenue in october 2025', words(2, 2), words(2, 3)],
    ['who drove on 22 June 2026', words(3, 4), words(3, 5)],
    ['policies ending in July 2026', words(3, 3), words(3, 4)],
    ['orders in 2026 Q1 by country', words(3, 3), words(2, 3)],
    ['who leaves us this summer', words(4, 4), words(3, 4)],
    ['revenue of the third week of May 2026', words(3, 6), words(3, 7)],
  ])('%s', (text, read, meant) => {
    expect(inFull(text, read)).toEqual(meant);
  });

  test('within a comparison, too', () => {
    const before = (of: Period): Period => ({ kind: 'year earlier', of });
    expect(inFull('trips in may 2026 and the year before', before(words(2, 2)))).toEqual(before(words(2, 3)));
    expect(inFull('Q2 2026 versus Q2 2025', words(3, 3))).toEqual(words(0, 1));
    expect(inFull('Q2 2026 versus Q2 2025', before(words(0, 0)))).toEqual(words(3, 4));
    expect(inFull('october 2026 compared to october 2025', words(0, 0))).toEqual(words(0, 1));
    expect(inFull('october 2026 compared to october 2025', before(words(0, 0)))).toEqual(before(words(0, 1)));
    expect(inFull('june against the month before', before(words(0, 0)))).toEqual(before(words(0, 0)));
  });
});

describe('what is said of other days is no part of a period', () => {
  test.each([
    ['revenue in june last year', words(2, 2)],
    ['revenue in may and june', words(2, 2)],
    ['revenue from may to june 2026', words(2, 2)],
    ['revenue since june', words(2, 2)],
    ['the 3 products of june', words(4, 4)],
  ])('%s', (text, read) => {
    expect(inFull(text, read)).toEqual(read);
  });

  test('nor the question before', () => {
    expect(inFull('and in june', words(7, 7), 'orders in june 2026')).toEqual(words(7, 7));
    expect(inFull('2026 by month', words(2, 2), 'orders in june')).toEqual(words(2, 2));
    const before: Period = { kind: 'previous', of: { kind: 'named', name: 'this month' } };
    expect(inFull('and the month before this month', before, 'orders in may 2026')).toEqual(before);
  });
});

test('what is said from the moment of asking on stays, whatever it was where the model learned', () => {
  expect(inFull('revenue last quarter compared to Q1 2026', words(1, 2))).toEqual(words(1, 2));
  expect(inFull('orders yesterday and on 29 June 2026', words(1, 1))).toEqual(words(1, 1));
});

describe('a period with a name', () => {
  test.each([
    ['jobs in june', { kind: 'named', name: 'this month' }, words(2, 2)],
    ['cancellations in 2026', { kind: 'named', name: 'this year' }, words(2, 2)],
  ] as const)('is what the question says instead: %s', (text, read, meant) => {
    expect(inFull(text, read)).toEqual(meant);
  });

  test.each([
    ['jobs this month and in june', 'this month'],
    ['unpaid invoices', 'today'],
    ['revenue year to date and in 2026', 'this year'],
  ] as const)('stays where it is said, or nothing else is: %s', (text, name) => {
    expect(inFull(text, { kind: 'named', name })).toEqual({ kind: 'named', name });
  });
});
