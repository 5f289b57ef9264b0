import type { Chip } from '@parley/contract/ask';
import { expect, test } from 'vitest';
import { pairOf, periodsAround } from './date-range-chips.ts';

const chip = (name: string, type: Chip['parameter']['type'] = 'date'): Chip => ({
  parameter: { name, type, description: '', required: false },
  value: null,
  origin: null,
  words: null,
  alternatives: [],
  choices: [],
});

test('two dates that belong together are one stretch of time, from either end', () => {
  const chips = [chip('placed_from'), chip('placed_to'), chip('start_date'), chip('end_date'), chip('paid')];
  expect(pairOf(chips, 'placed_to')).toEqual({ from: 'placed_from', to: 'placed_to' });
  expect(pairOf(chips, 'start_date')).toEqual({ from: 'start_date', to: 'end_date' });
  expect(pairOf(chips, 'paid')).toBeNull();
  expect(pairOf([chip('from', 'text'), chip('to')], 'to')).toBeNull();
});

test('periods begin and end on their own days, across the turn of a year', () => {
  const found = Object.fromEntries(periodsAround(new Date(2026, 0, 15)).map((one) => [one.label, one]));
  expect(found['Last month']).toMatchObject({ from: '2025-12-01', to: '2025-12-31' });
  expect(found['This month']).toMatchObject({ from: '2026-01-01', to: '2026-01-31' });
  expect(found['Last 30 days']).toMatchObject({ from: '2025-12-17', to: '2026-01-15' });
  expect(found['Last year']).toMatchObject({ from: '2025-01-01', to: '2025-12-31' });
});
