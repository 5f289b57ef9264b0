import { expect, test } from 'vitest';
import { dayOf, textOf, todayAt } from '../calendar-days.ts';
import { findPeriods } from './periods.ts';

/** A Wednesday. */
const now = { today: dayOf(2026, 3, 18), weekStart: 'monday', ahead: null } as const;

/** Days as a person names them: both included; '…' where a side is open. */
function said(question: string, at: Parameters<typeof findPeriods>[1] = now): string {
  return findPeriods(question, at)
    .map(({ from, to }) => `${from === null ? '…' : textOf(from)} ${to === null ? '…' : textOf(to - 1)}`)
    .join(' | ');
}

test.each([
  ['orders today', '2026-03-18 2026-03-18'],
  ['from 1 to 15 Feb', '2026-02-01 2026-02-15'],
  ['from the 1st to the 15th of February', '2026-02-01 2026-02-15'],
  ['the 1st to the 15th of February 2025', '2025-02-01 2025-02-15'],
  ['orders from March 3 through 9', '2026-03-03 2026-03-09'],
  ['between March 3 and 9, please', '2026-03-03 2026-03-09'],
  ['orders for the 12th', '2026-03-12 2026-03-12'],
  ['orders on 3 and 4 March', '2026-03-03 2026-03-04'],
  ['from 10 to 20 orders in March', '2026-03-01 2026-03-31'],
  ['January and February 2025', '2025-01-01 2025-01-31 | 2025-02-01 2025-02-28'],
  ['December and January 2025', '2024-12-01 2024-12-31 | 2025-01-01 2025-01-31'],
  ['sign-ups yesterday', '2026-03-17 2026-03-17'],
  ['the day before yesterday', '2026-03-16 2026-03-16'],
  ['3 days ago', '2026-03-15 2026-03-15'],
  ['two weeks ago', '2026-03-04 2026-03-04'],
  ['orders this week', '2026-03-16 2026-03-22'],
  ['orders last week', '2026-03-09 2026-03-15'],
  ['due next week', '2026-03-23 2026-03-29'],
  ['revenue this month', '2026-03-01 2026-03-31'],
  ['what about last month?', '2026-02-01 2026-02-28'],
  ["last month's revenue", '2026-02-01 2026-02-28'],
  ['this quarter', '2026-01-01 2026-03-31'],
  ['the previous quarter', '2025-10-01 2025-12-31'],
  ['last year', '2025-01-01 2025-12-31'],
  ['the month before last', '2026-01-01 2026-01-31'],
  ['the same month last year', '2025-03-01 2025-03-31'],
  ['last 30 days', '2026-02-17 2026-03-18'],
  ['in the past 6 weeks', '2026-02-05 2026-03-18'],
  ['over the last twelve months', '2025-03-19 2026-03-18'],
  ['the past week', '2026-03-12 2026-03-18'],
  ['the last couple of weeks', '2026-03-05 2026-03-18'],
  ['in the next 7 days', '2026-03-18 2026-03-24'],
  ['year to date', '2026-01-01 2026-03-18'],
  ['YTD revenue', '2026-01-01 2026-03-18'],
  ['so far this month', '2026-03-01 2026-03-18'],
  ['the best week so far this year', '2026-01-01 2026-03-18'],
  ['busiest day so far this year', '2026-01-01 2026-03-18'],
  ['orders by week so far this month', '2026-03-01 2026-03-18'],
  ['in February', '2026-02-01 2026-02-28'],
  ['in May', '2025-05-01 2025-05-31'],
  ['and for May?', '2025-05-01 2025-05-31'],
  ['May 2024', '2024-05-01 2024-05-31'],
  ["sales in May '24", '2024-05-01 2024-05-31'],
  ['May of last year', '2025-05-01 2025-05-31'],
  ['last January', '2026-01-01 2026-01-31'],
  ['last March', '2025-03-01 2025-03-31'],
  ['2024-02', '2024-02-01 2024-02-29'],
  ['Q3 2025', '2025-07-01 2025-09-30'],
  ['in Q4', '2025-10-01 2025-12-31'],
  ['the first quarter of 2024', '2024-01-01 2024-03-31'],
  ['H1 2024', '2024-01-01 2024-06-30'],
  ['the second half of last year', '2025-07-01 2025-12-31'],
  ['in the first half of the year 2024', '2024-01-01 2024-06-30'],
  ['last March 2024', '2024-03-01 2024-03-31'],
  ['month before last', '2026-01-01 2026-01-31'],
  ['the week before last week', '2026-03-02 2026-03-08'],
  ['busiest day so far in 2026', '2026-01-01 2026-12-31'],
  ['month-to-date sales', '2026-03-01 2026-03-18'],
  ['the most recent 3 days', '2026-03-16 2026-03-18'],
  ['how did 2024 go', '2024-01-01 2024-12-31'],
  ['in the 90s', '1990-01-01 1999-12-31'],
  ['the 2010s', '2010-01-01 2019-12-31'],
  ['on 2024-05-17', '2024-05-17 2024-05-17'],
  ['on March 1st, 2024', '2024-03-01 2024-03-01'],
  ['the 5th of May', '2025-05-05 2025-05-05'],
  ['on 5 Jan', '2026-01-05 2026-01-05'],
  ['on 17.05.2024', '2024-05-17 2024-05-17'],
  ['on 5/17/2024', '2024-05-17 2024-05-17'],
  ['last Friday', '2026-03-13 2026-03-13'],
  ['on Monday', '2026-03-16 2026-03-16'],
  ['last weekend', '2026-03-14 2026-03-15'],
  ['over the weekend', '2026-03-14 2026-03-15'],
  ['the day after tomorrow', '2026-03-20 2026-03-20'],
  ['a year ago today', '2025-03-18 2025-03-18'],
  ['the 3rd of last month', '2026-02-03 2026-02-03'],
  ['the first of March', '2026-03-01 2026-03-01'],
  ['at the end of December', '2025-12-31 2025-12-31'],
  ['revenue in 2025 Q3', '2025-07-01 2025-09-30'],
  ['the last quarter of 2025', '2025-10-01 2025-12-31'],
  ['in the last week of February', '2026-02-22 2026-02-28'],
  ['calendar week 10 of 2026', '2026-03-02 2026-03-08'],
  ['sales in week 11', '2026-03-09 2026-03-15'],
  ['this coming April', '2026-04-01 2026-04-30'],
  ['last summer', '2025-06-01 2025-08-31'],
  ['over the summer', '2025-06-01 2025-08-31'],
  ['output by month 2025', '2025-01-01 2025-12-31'],
  ['one third of January turnover', '2026-01-01 2026-01-31'],
  ['this winter', '2025-12-01 2026-02-28'],
  ['over the last fortnight', '2026-03-05 2026-03-18'],
  ['the last 3 full months', '2025-12-01 2026-02-28'],
  ['the rest of the month', '2026-03-18 2026-03-31'],
  ['who came on the 5th?', '2026-03-05 2026-03-05'],
])('reads the days of: %s', (question, days) => {
  expect(said(question)).toBe(days);
});

test.each([
  ['between 1 March and 15 April 2025', '2025-03-01 2025-04-15'],
  ['from 2024-01-01 to 2024-01-31', '2024-01-01 2024-01-31'],
  ['from March to May 2024', '2024-03-01 2024-05-31'],
  ['from November to January', '2025-11-01 2026-01-31'],
  ['between 3 and 9 June 2025', '2025-06-03 2025-06-09'],
  ['2019 to 2021', '2019-01-01 2021-12-31'],
  ['between 2019 and 2021', '2019-01-01 2021-12-31'],
  ['2019-2021', '2019-01-01 2021-12-31'],
  ['since February', '2026-02-01 …'],
  ['since last week', '2026-03-09 …'],
  ['since the beginning of the year', '2026-01-01 …'],
  ['from January on', '2026-01-01 …'],
  ['orders from January', '2026-01-01 2026-01-31'],
  ['after 2023', '2024-01-01 …'],
  ['before 2020', '… 2019-12-31'],
  ['until 1 March', '… 2026-03-01'],
  ['by the end of the month', '… 2026-03-31'],
  ['by month end', '… 2026-03-31'],
  ['before the end of August 2027', '… 2027-08-31'],
  ['loans mar-may 2025', '2025-03-01 2025-05-31'],
  ['payments Nov-Jan', '2025-11-01 2026-01-31'],
  ['falls jan-feb', '2026-01-01 2026-02-28'],
  ['alerts Jan-Mar 2026', '2026-01-01 2026-03-31'],
  ['litres in the 2025 calendar year', '2025-01-01 2025-12-31'],
  ['since the new year', '2026-01-01 …'],
  ['from Monday to Friday', '2026-03-16 2026-03-20'],
  ['older than 30 days', '… 2026-02-15'],
  ['more than a year ago', '… 2025-03-17'],
  ['calls in February vs January', '2026-02-01 2026-02-28 | 2026-01-01 2026-01-31'],
  ['Q4 against Q3', '2025-10-01 2025-12-31 | 2025-07-01 2025-09-30'],
  ['seen within 30 days', '2026-02-17 2026-03-18'],
  ['compare May and June', '2025-05-01 2025-05-31 | 2025-06-01 2025-06-30'],
  ['this year vs last year', '2026-01-01 2026-12-31 | 2025-01-01 2025-12-31'],
])('reads both ends of: %s', (question, days) => {
  expect(said(question)).toBe(days);
});

test.each([
  'may I see the orders',
  'who may cancel?',
  'top 5 products',
  'more than 2024 dollars',
  'over $2000',
  'orders by month',
  'order 1042',
  'the year',
  'second best seller',
  'the 3rd order',
  'stays of two weeks',
  'new year cards',
  'last patch over half a year ago',
  'entry fee for the Summer Blitz',
  'what did we play at the Spring Gala',
  'from the first to the last day',
])('finds no time in: %s', (question) => {
  expect(said(question)).toBe('');
});

test.each([
  ['the last 30 days', 30, 'day'],
  ['over the last twelve months', 12, 'month'],
  ['the last few weeks', 3, 'week'],
  ['the past week', 1, 'week'],
  ['in the next couple of quarters', 2, 'quarter'],
  ['against the 12 months before', 12, 'month'],
] as const)('a rolling period keeps the length that is said: %s', (question, count, unit) => {
  expect(findPeriods(question, now).map(({ rolling }) => rolling)).toEqual([{ count, unit }]);
});

test.each([
  ['this year so far', 'year'],
  ['month to date', 'month'],
  ['the second half of last year', 'year'],
  ['Q3 2025', 'quarter'],
  ['sales in week 11', 'week'],
] as const)('a period keeps its unit: %s', (question, unit) => {
  expect(findPeriods(question, now).map((period) => period.unit)).toEqual([unit]);
});

test('a week starts on the day it starts for the person', () => {
  expect(said('this week', { ...now, weekStart: 'sunday', ahead: null })).toBe('2026-03-15 2026-03-21');
  expect(said('this week', { ...now, weekStart: 'saturday', ahead: null })).toBe('2026-03-14 2026-03-20');
});

/** Asked on Wednesday, 18 March 2026. */
test.each([
  // Rows end today: sales.
  ['orders in May', 0, '2025-05-01 2025-05-31'],
  ['orders on Friday', 0, '2026-03-13 2026-03-13'],
  // Rows of the coming weeks: bookings.
  ['bookings in May', 60, '2026-05-01 2026-05-31'],
  ['bookings in December', 60, '2025-12-01 2025-12-31'],
  ['bookings on Friday', 60, '2026-03-20 2026-03-20'],
  ['bookings last Friday', 60, '2026-03-13 2026-03-13'],
  ['bookings on 2 April', 60, '2026-04-02 2026-04-02'],
  ['licences that end within 30 days', 60, '2026-03-18 2026-04-17'],
  ['bookings in May and June', 60, '2025-05-01 2025-05-31 | 2025-06-01 2025-06-30'],
  // Somebody planned ten years ahead: the last November is nearer than the next.
  ['bookings in November', 3650, '2025-11-01 2025-11-30'],
])('%s, with rows up to %i days ahead', (question, days, expected) => {
  const found = findPeriods(question, { ...now, ahead: now.today + days });
  expect(found.map(({ from, to }) => `${textOf(from ?? 0)} ${textOf((to ?? 1) - 1)}`).join(' | ')).toBe(
    expected,
  );
});

test('today is the day where the person is', () => {
  const moment = { now: '2026-03-17T23:30:00Z', weekStart: 'monday', ahead: null } as const;
  expect(textOf(todayAt({ ...moment, timeZone: 'UTC' }))).toBe('2026-03-17');
  expect(textOf(todayAt({ ...moment, timeZone: 'Asia/Tokyo' }))).toBe('2026-03-18');
  expect(textOf(todayAt({ ...moment, timeZone: 'America/Los_Angeles' }))).toBe('2026-03-17');
});
