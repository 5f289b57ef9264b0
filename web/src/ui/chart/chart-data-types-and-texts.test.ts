import { afterEach, expect, test } from 'vitest';
import { applyLocale } from '../locale.ts';
import { labelOf, numberText, timesOf, valueRange } from './chart-data-types-and-texts.ts';

afterEach(() => applyLocale('en-US'));

test('takes labels for times only where all of them are', () => {
  expect(timesOf(['2026-01-01', '2026-02'])).toEqual([Date.UTC(2026, 0, 1), Date.UTC(2026, 1, 1)]);
  expect(timesOf(['2026-01-01 10:30:00+00'])).toEqual([Date.UTC(2026, 0, 1, 10, 30)]);
  expect(timesOf(['2026-01-01', 'never'])).toBeNull();
});

test('names a month where every label is one, else the day', () => {
  const months = ['2026-01-01', '2026-02-01'];
  const shown = (labels: string[], at: number) =>
    labelOf({ title: '', labelName: '', labels, series: [] }, at);
  expect(shown(months, 1)).toBe('Feb 2026');
  applyLocale('en-GB');
  expect(shown(['2026-02-03', '2026-02-01'], 0)).toBe('3 Feb 2026');
  applyLocale('en-US');
  expect(shown(['2026-02-03', '2026-02-01'], 0)).toBe('Feb 3, 2026');
  expect(shown(['Berlin'], 0)).toBe('Berlin');
});

test('starts at zero and reaches below it only for values that do', () => {
  expect(valueRange([{ name: 'a', values: [5, 9, null] }])).toEqual([0, 9]);
  expect(valueRange([{ name: 'a', values: [-2, 3] }])).toEqual([-2, 3]);
  expect(valueRange([{ name: 'a', values: [0] }])).toEqual([0, 1]);
});

test('writes numbers long and short', () => {
  expect(numberText.whole(1234.5)).toBe('1,234.5');
  expect(numberText.short(1_250_000)).toBe('1.3M');
  expect(numberText.percent(0.256)).toBe('25.6 %');
  applyLocale('de-DE');
  expect([numberText.whole(1234.5), numberText.percent(0.256)]).toEqual(['1.234,5', '25,6 %']);
});
