import { expect, test } from 'vitest';
import { cleanParameter, defaultFrom, optionsFrom } from './parameter-draft.ts';

test('keeps a default in the type of its parameter', () => {
  expect(defaultFrom('integer', '10')).toBe(10);
  expect(defaultFrom('text', '10')).toBe('10');
  expect(defaultFrom('boolean', 'no')).toBe(false);
  expect(defaultFrom('date', '')).toBeNull();
});

test('options can be typed one after the other', () => {
  expect(optionsFrom('paid, ').join(', ')).toBe('paid, ');
  expect(optionsFrom('paid, open')).toEqual(['paid', 'open']);
});

test('sends each option once, and none for a type without options', () => {
  const parameter = { name: 'status', type: 'enum', description: '', required: true } as const;
  expect(cleanParameter({ ...parameter, options: ['paid', '', 'paid ', 'open'] }).options).toEqual([
    'paid',
    'open',
  ]);
  expect(cleanParameter({ ...parameter, type: 'text', options: ['paid'] })).not.toHaveProperty('options');
});
