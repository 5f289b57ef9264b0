import { expect, test } from 'vitest';
import { boundsOfPeriod, resolvePeriod } from './resolve-period.ts';
import { readQuestion } from './split-question-words.ts';

/** A Tuesday. */
const moment = { local: '2026-06-30T15:00:00' };

const resolve = (text: string) => {
  const question = readQuestion(text);
  const bounds = resolvePeriod(question, 0, question.words.length - 1, moment);
  return bounds === null ? null : `${short(bounds.start)} ${short(bounds.end)}`;
};
const short = (local: string) => local.replace('T00:00:00', '').replace(':00:00', '');

test.each([
  ['2025', '2025-01-01 2026-01-01'],
  ['in May', '2026-05-01 2026-06-01'],
  ['december', '2025-12-01 2026-01-01'],
  ['May 2026', '2026-05-01 2026-06-01'],
  ['May of 2025', '2025-05-01 2025-06-01'],
  ["May '25", '2025-05-01 2025-06-01'],
  ['May last year', '2025-05-01 2025-06-01'],
  ['3 June', '2026-06-03 2026-06-04'],
  ['3rd of June', '2026-06-03 2026-06-04'],
  ['June 3rd, 2025', '2025-06-03 2025-06-04'],
  ['on 5 July', '2026-07-05 2026-07-06'],
  ['in July', '2026-07-01 2026-08-01'],
  ['since July', '2025-07-01 2025-08-01'],
  ['July 2025', '2025-07-01 2025-08-01'],
  ['in October', '2025-10-01 2025-11-01'],
  ['summer 2025', '2025-06-01 2025-09-01'],
  ['the first half year', '2026-01-01 2026-07-01'],
  ['first qaurter', '2026-01-01 2026-04-01'],
  ['the 3rd', '2026-06-03 2026-06-04'],
  ['the 3rd of last month', '2026-05-03 2026-05-04'],
  ['first of May', '2026-05-01 2026-05-02'],
  ['since the new year', '2026-01-01 2026-01-02'],
  ['on Christmas Eve', '2025-12-24 2025-12-25'],
  ["New Year's Eve 2024", '2024-12-31 2025-01-01'],
  ['new years day', '2026-01-01 2026-01-02'],
  ["from Christmas Eve to New Year's Eve last year", '2025-12-24 2026-01-01'],
  ['since Valentine’s Day', '2026-02-14 2026-02-15'],
  ['a year ago today', '2025-06-30 2025-07-01'],
  ['from Friday to Sunday', '2026-06-26 2026-06-29'],
  ['Monday to Wednesday', '2026-06-29 2026-07-02'],
  ['over the weekend', '2026-06-27 2026-06-29'],
  ['by month end', '2026-06-01 2026-07-01'],
  ['by end of year', '2026-01-01 2027-01-01'],
  ['the rest of the year', '2026-06-30T15 2027-01-01'],
  ['6/13 to 6/20', '2026-06-13 2026-06-21'],
  ['03/2026', '2026-03-01 2026-04-01'],
  ['2026-05-03', '2026-05-03 2026-05-04'],
  ['2026-05', '2026-05-01 2026-06-01'],
  ['3.6.2026', '2026-06-03 2026-06-04'],
  ['06/13/2026', '2026-06-13 2026-06-14'],
  ['Q1 26', '2026-01-01 2026-04-01'],
  ['Q3', '2025-07-01 2025-10-01'],
  ['2025 Q4', '2025-10-01 2026-01-01'],
  ['first quarter of 2025', '2025-01-01 2025-04-01'],
  ['Q1 last year', '2025-01-01 2025-04-01'],
  ['H1 2025', '2025-01-01 2025-07-01'],
  ['the second half of last year', '2025-07-01 2026-01-01'],
  ['first half of May', '2026-05-01 2026-05-16'],
  ['week 12', '2026-03-16 2026-03-23'],
  ['week 1 of 2025', '2024-12-30 2025-01-06'],
  ['the nineties', '1990-01-01 2000-01-01'],
  ['1990s', '1990-01-01 2000-01-01'],
])('an absolute period: %s', (text, bounds) => {
  expect(resolve(text)).toBe(bounds);
});

test.each([
  ['from March to May 2025', '2025-03-01 2025-06-01'],
  ['3 May to 10 May', '2026-05-03 2026-05-11'],
  ['between 1 and 15 June', '2026-06-01 2026-06-16'],
  ['June 1-15', '2026-06-01 2026-06-16'],
  ['1st to 15th of June 2025', '2025-06-01 2025-06-16'],
  ['March through May', '2026-03-01 2026-06-01'],
  ['November to February', '2025-11-01 2026-03-01'],
  ['jan - mar 2025', '2025-01-01 2025-04-01'],
  ['2024 and 2025', '2024-01-01 2026-01-01'],
  ['2024-2025', '2024-01-01 2026-01-01'],
  ['Q1 and Q2 2025', '2025-01-01 2025-07-01'],
  ['last month and this month', '2026-05-01 2026-07-01'],
  ['between 2026-01-10 and 2026-02-10', '2026-01-10 2026-02-11'],
  ['first 6 months of 2025', '2025-01-01 2025-07-01'],
  ['last week of May', '2026-05-25 2026-06-01'],
  ['since the start of the year', '2026-01-01 2027-01-01'],
])('a range or a part: %s', (text, bounds) => {
  expect(resolve(text)).toBe(bounds);
});

test.each([
  ['today', '2026-06-30 2026-07-01'],
  ['yesterday', '2026-06-29 2026-06-30'],
  ['the day before yesterday', '2026-06-28 2026-06-29'],
  ['this week', '2026-06-29 2026-07-06'],
  ['last week', '2026-06-22 2026-06-29'],
  ['this month', '2026-06-01 2026-07-01'],
  ['last month', '2026-05-01 2026-06-01'],
  ['the previous month', '2026-05-01 2026-06-01'],
  ['this quarter', '2026-04-01 2026-07-01'],
  ['next quarter', '2026-07-01 2026-10-01'],
  ['last year', '2025-01-01 2026-01-01'],
  ['this yaer', '2026-01-01 2027-01-01'],
  ['in the last year', '2025-06-30T15 2026-06-30T15'],
  ['the past year', '2025-06-30T15 2026-06-30T15'],
  ['last 14 days', '2026-06-16T15 2026-06-30T15'],
  ['past six months', '2025-12-30T15 2026-06-30T15'],
  ['last 3 full months', '2026-03-01 2026-06-01'],
  ['the last full month', '2026-05-01 2026-06-01'],
  ['the past calendar year', '2025-01-01 2026-01-01'],
  ['next 7 days', '2026-06-30T15 2026-07-07T15'],
  ['the month before last', '2026-04-01 2026-05-01'],
  ['year to date', '2026-01-01 2026-06-30T15'],
  ['ytd', '2026-01-01 2026-06-30T15'],
  ['this year so far', '2026-01-01 2026-06-30T15'],
  ['so far this month', '2026-06-01 2026-06-30T15'],
  ['last Friday', '2026-06-26 2026-06-27'],
  ['on Monday', '2026-06-29 2026-06-30'],
  ['next Monday', '2026-07-06 2026-07-07'],
  ['last weekend', '2026-06-27 2026-06-29'],
  ['past 24 hours', '2026-06-29T15 2026-06-30T15'],
  ['3 months ago', '2026-03-01 2026-04-01'],
  ['two years ago', '2024-01-01 2025-01-01'],
  ['2 days ago', '2026-06-28 2026-06-29'],
  ['30 days', '2026-05-31T15 2026-06-30T15'],
  ['30-day', '2026-05-31T15 2026-06-30T15'],
  ['a year', '2025-06-30T15 2026-06-30T15'],
  ['half a year', '2025-12-30T15 2026-06-30T15'],
  ['90 d', '2026-04-01T15 2026-06-30T15'],
  ['90d', '2026-04-01T15 2026-06-30T15'],
  ['last May', '2026-05-01 2026-06-01'],
  ['last mounth', '2026-05-01 2026-06-01'],
  ['this coming August', '2026-08-01 2026-09-01'],
  ['last winter', '2025-12-01 2026-03-01'],
  ['the same period last year', '2025-01-01 2025-06-30T15'],
  ['the same stretch of last year', '2025-01-01 2025-06-30T15'],
  ['last year up to the same day', '2025-01-01 2025-06-30T15'],
  ['same quarter last year', '2025-04-01 2025-07-01'],
])('a relative period: %s', (text, bounds) => {
  expect(resolve(text)).toBe(bounds);
});

test.each(['customers', '5', '30', 'match', 'last', 'the', 'month', 'per month', '2025 orders', 'in'])(
  'no period: %s',
  (text) => {
    expect(resolve(text)).toBeNull();
  },
);

test('periods relative to others: the one before, a year earlier, and named ones', () => {
  const question = readQuestion('this month last 14 days');
  const words = { kind: 'words', first: 0, last: 1 } as const;
  expect(boundsOfPeriod({ kind: 'previous', of: words }, question, moment)).toEqual({
    start: '2026-05-01T00:00:00',
    end: '2026-06-01T00:00:00',
  });
  expect(boundsOfPeriod({ kind: 'year earlier', of: words }, question, moment)).toEqual({
    start: '2025-06-01T00:00:00',
    end: '2025-07-01T00:00:00',
  });
  const days = { kind: 'words', first: 2, last: 4 } as const;
  expect(boundsOfPeriod({ kind: 'previous', of: days }, question, moment)).toEqual({
    start: '2026-06-02T15:00:00',
    end: '2026-06-16T15:00:00',
  });
  expect(boundsOfPeriod({ kind: 'named', name: 'last year' }, question, moment)).toEqual({
    start: '2025-01-01T00:00:00',
    end: '2026-01-01T00:00:00',
  });
});

test.each([
  ['turnover last month vs same month last year', 4, '2025-05-01 2025-06-01'],
  ['sales in Q1 against the same quarter of last year', 5, '2025-01-01 2025-04-01'],
  ['orders in the same month last year', 3, '2025-06-01 2025-07-01'],
  ['orders since Monday and in the same month last year', 6, '2025-06-01 2025-07-01'],
])('in ‘%s’ the same is the one that was named before', (text, first, expected) => {
  const question = readQuestion(text);
  const bounds = resolvePeriod(question, first, question.words.length - 1, moment);
  expect(bounds && `${short(bounds.start)} ${short(bounds.end)}`).toBe(expected);
});

/** Asked on Tuesday, 30 June 2026. */
test.each([
  // Sales end today.
  ['in July', '2026-06-30', '2025-07-01 2025-08-01'],
  ['on Friday', '2026-06-30', '2026-06-26 2026-06-27'],
  // Bookings lie ahead.
  ['in July', '2026-09-12', '2026-07-01 2026-08-01'],
  ['in September', '2026-09-12', '2026-09-01 2026-10-01'],
  ['in October', '2026-09-12', '2025-10-01 2025-11-01'],
  ['on Friday', '2026-09-12', '2026-07-03 2026-07-04'],
  ['on Tuesday', '2026-09-12', '2026-06-30 2026-07-01'],
  ['last Friday', '2026-09-12', '2026-06-26 2026-06-27'],
  // A plan of ten years: the last May is nearer than the next.
  ['in May', '2036-09-12', '2026-05-01 2026-06-01'],
])('%s, of a column that ends on %s', (text, latest, expected) => {
  const question = readQuestion(text);
  const of = { ...moment, latest: `${latest}T00:00:00` };
  const bounds = resolvePeriod(question, 0, question.words.length - 1, of);
  expect(bounds && `${short(bounds.start)} ${short(bounds.end)}`).toBe(expected);
});

/** Asked on Tuesday, 30 June 2026, at 15:00. */
test.each([
  ['licences that end within 60 days', 3, '2026-08-29'],
  ['contracts that end in 2 weeks', 3, '2026-07-14'],
  ['contracts that end in 2 weeks', 4, '2026-07-14'],
  ['nothing booked within 60 days', 2, null],
  ["rooms that haven't been booked in 60 days", 7, null],
  ['bookings made within the last 60 days', 2, null],
])('‘%s’ from word %i on is about days to come where rows lie ahead', (text, first, expected) => {
  const question = readQuestion(text);
  const latest = '2026-12-31T00:00:00';
  const last = question.words.length - 1;
  const bounds = resolvePeriod(question, first, last, { ...moment, latest });
  expect(bounds?.end.slice(0, 10)).toBe(expected ?? '2026-06-30');
  expect(resolvePeriod(question, first, last, moment)?.end.slice(0, 10)).toBe('2026-06-30');
});

test('what is told of the past is not about days to come', () => {
  const question = readQuestion('what was booked on Friday');
  const bounds = resolvePeriod(question, 3, 4, { ...moment, latest: '2026-09-12T00:00:00' });
  expect(bounds?.start).toBe('2026-06-26T00:00:00');
});
