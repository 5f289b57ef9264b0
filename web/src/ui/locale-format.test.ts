import { afterEach, expect, test } from 'vitest';
import { applyLocale } from './locale.ts';
import { dateIn, inLocalForm, numberIn } from './locale-format.ts';

afterEach(() => applyLocale('en-US'));

const day = new Date('2026-11-09T00:00:00Z');
const long = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;

test.each([
  ['en-US', '1,234.50', 'Nov 9, 2026'],
  ['en-GB', '1,234.50', '9 Nov 2026'],
  ['de-DE', '1.234,50', '9 Nov 2026'],
  ['de-CH', expect.stringMatching(/^1[’']234\.50$/), '9 Nov 2026'],
  ['fr-FR', '1\u202f234,50', '9 Nov 2026'],
  ['en-IN', '1,234.50', '9 Nov 2026'],
  ['ar-EG', '1,234.50', '9 Nov 2026'],
])('writes numbers and days as in %s', (locale, number, date) => {
  applyLocale(locale);
  expect([numberIn(1234.5, 'cents'), dateIn(day, long)]).toEqual([number, date]);
});

test('groups by lakhs where that is the way', () => {
  applyLocale('en-IN');
  expect(numberIn(1_234_567, 'plain')).toBe('12,34,567');
  expect(inLocalForm('In all 1,234,567 rows.')).toBe('In all 12,34,567 rows.');
});

test('a sentence keeps its figures, in the form of the place', () => {
  applyLocale('de-DE');
  expect(inLocalForm('The total is **923,165.80** (up 12.6 %) on 9 November 2026.')).toBe(
    'The total is **923.165,80** (up 12,6 %) on 9 November 2026.',
  );
  expect(inLocalForm('There were 1,204 orders; 12,345,678,901,234,567,890 is exact.')).toBe(
    'There were 1.204 orders; 12.345.678.901.234.567.890 is exact.',
  );
  applyLocale('en-US');
  expect(inLocalForm('on 9 November 2026')).toBe('on November 9, 2026');
  expect(inLocalForm('from 1 October to 19 November 2026')).toBe('from October 1 to November 19, 2026');
  expect(inLocalForm('from 9 to 15 November 2026')).toBe('from November 9 to November 15, 2026');
  expect(inLocalForm('30 December 2025 to 2 January 2026')).toBe('December 30, 2025 to January 2, 2026');
});

test('what is no figure stays as it is', () => {
  applyLocale('de-DE');
  for (const text of ['v1.2.3', '10.0.0.1', 'in 2026', '2026-11-09', '10:30', 'SKU-1.5', 'A4,5', 'M3.5']) {
    expect(inLocalForm(text)).toBe(text);
  }
});

test('a locale that nobody knows is the one of the browser', () => {
  applyLocale('not a locale');
  expect(numberIn(1234.5, 'plain')).toBe('1,234.5');
});
