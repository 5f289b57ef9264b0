import type { Chip } from '@parley/contract/ask';
import { expect, test } from 'vitest';
import { chipLabel, chipValue } from './chip-text.ts';

const chip = (value: Chip['value'], required = false): Chip => ({
  parameter: { name: 'is_active', type: 'text', description: '', required },
  value,
  origin: null,
  words: null,
  alternatives: [],
  choices: [],
});

test('says a value as a person would, and what an open one means', () => {
  expect(chipLabel(chip('x'))).toBe('Is active');
  expect([chip(true), chip(false), chip(5), chip('Lima')].map(chipValue)).toEqual(['yes', 'no', '5', 'Lima']);
  expect(chipValue(chip(null))).toBe('any');
  expect(chipValue(chip(null, true))).toBe('needed');
});
