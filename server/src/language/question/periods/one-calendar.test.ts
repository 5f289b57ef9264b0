import {
  boundsOfPeriod,
  type Moment,
  type PeriodBounds,
  resolvePeriod,
} from '@parley/reader/question/resolve-period';
import { readQuestion } from '@parley/reader/question/split-question-words';
import { describe, expect, test } from 'vitest';
import { dayFrom, textOf } from '../calendar-days.ts';
import { findPeriods } from './periods.ts';

const weekStarts = ['monday', 'sunday', 'saturday'] as const;

/** Ends of months, quarters and years, leap days, and each day that a week may begin with. */
const days = [
  '2023-02-28',
  '2024-01-31',
  '2024-02-29',
  '2024-03-31',
  '2024-12-31',
  '2025-01-01',
  '2025-02-28',
  '2025-03-30',
  '2026-03-28',
  '2026-03-29',
  '2026-03-30',
  '2026-06-30',
  '2026-07-01',
];

const units = ['week', 'month', 'quarter', 'year'];
const phrases = [
  'today',
  'yesterday',
  'tomorrow',
  'the day before yesterday',
  ...units.flatMap((unit) => [
    `this ${unit}`,
    `last ${unit}`,
    `previous ${unit}`,
    `next ${unit}`,
    `${unit} before last`,
    `${unit} to date`,
    `this ${unit} so far`,
  ]),
  'the same week last year',
  'the same month last year',
  'the same quarter last year',
  'this weekend',
  'last weekend',
  'next weekend',
  'this Friday',
  'this Saturday',
  'this Sunday',
  'last Sunday',
  'next Monday',
  'last January',
  'February 2024',
  'Q1 last year',
  'the first quarter of 2024',
  'the second half of last year',
];

const noon = (day: string) => `${day}T12:00:00`;

/** Both days included. */
const daysIn = ({ start, end }: PeriodBounds): string => {
  const last = end.endsWith('T00:00:00') ? textOf(dayFrom(end.slice(0, 10)) - 1) : end.slice(0, 10);
  return `${start.slice(0, 10)} ${last}`;
};

/** As a statement is composed, and as a follow-up goes on from it. */
function composed(words: string, moment: Moment): string | null {
  const question = readQuestion(words);
  const bounds = resolvePeriod(question, 0, question.words.length - 1, moment);
  return bounds && daysIn(bounds);
}

/** As the date parameters of a saved tool are filled. */
function filled(words: string, day: string, weekStart: (typeof weekStarts)[number]): string {
  const periods = findPeriods(words, { today: dayFrom(day), weekStart, ahead: null });
  return periods.map(({ from, to }) => `${textOf(from ?? 0)} ${textOf((to ?? 0) - 1)}`).join(' | ');
}

describe.each(weekStarts)('where weeks begin on %s', (weekStart) => {
  test.each(days)(
    'on %s a saved tool and a composed statement mean the same days by the same words',
    (day) => {
      const moment = { local: noon(day), weekStart };
      const both = phrases.map((words) => ({
        words,
        composed: composed(words, moment),
        filled: filled(words, day, weekStart),
      }));
      expect(both.map(({ words, composed: found }) => [words, found])).toEqual(
        both.map(({ words, filled: found }) => [words, found]),
      );
    },
  );

  test.each(days)('on %s a period that a follow-up goes on with means those days, too', (day) => {
    const moment = { local: noon(day), weekStart };
    const names = [
      'today',
      'this week',
      'this month',
      'this quarter',
      'this year',
      'last month',
      'last year',
    ] as const;
    for (const name of names) {
      const bounds = boundsOfPeriod({ kind: 'named', name }, readQuestion(''), moment);
      expect([name, bounds && daysIn(bounds)]).toEqual([name, filled(name, day, weekStart)]);
    }
  });
});

test.each([
  ['monday', '2026-03-29', '2026-03-16 2026-03-22'],
  ['sunday', '2026-03-29', '2026-03-22 2026-03-28'],
  ['saturday', '2026-03-29', '2026-03-21 2026-03-27'],
  ['sunday', '2026-03-28', '2026-03-15 2026-03-21'],
  ['saturday', '2026-03-28', '2026-03-21 2026-03-27'],
] as const)('last week, where weeks begin on %s, asked on %s: %s', (weekStart, day, expected) => {
  expect(composed('last week', { local: noon(day), weekStart })).toBe(expected);
  expect(filled('last week', day, weekStart)).toBe(expected);
});
