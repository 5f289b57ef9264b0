import type { Chip } from '@parley/contract/ask';
import { expect, test } from 'vitest';
import { questionInterpretationText } from './question-interpretation-text.ts';

const chip = (value: Chip['value'], change: Partial<Chip> = {}): Chip => ({
  parameter: { name: 'country', type: 'text', description: '', required: true, default: 'Norway' },
  value,
  origin: 'edited',
  words: null,
  alternatives: [],
  choices: [],
  ...change,
});

test('names an edited value in the place of the one that was read', () => {
  const reading = 'donors, country Norway';
  expect(questionInterpretationText(reading, [chip('Norway', { origin: 'words' })])).toBe(reading);
  expect(questionInterpretationText(reading, [chip('$& Sweden')])).toBe('donors, country $& Sweden');
});

test('says that values were edited where its words do not name them', () => {
  expect(questionInterpretationText('gifts in 2025', [chip('Sweden')])).toBe(
    'gifts in 2025 (with edited values)',
  );
  expect(questionInterpretationText('donors, country Norway', [chip(null)])).toBe(
    'donors, country Norway (with edited values)',
  );
});
