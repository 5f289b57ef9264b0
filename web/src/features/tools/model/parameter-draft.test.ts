import { expect, test } from 'vitest';
import { cleanParameter, defaultFrom, defaultText, optionsFrom, withList } from './parameter-draft.ts';

test('keeps a default in the type of its parameter', () => {
  expect(defaultFrom({ type: 'integer' }, '10')).toBe(10);
  expect(defaultFrom({ type: 'text' }, '10')).toBe('10');
  expect(defaultFrom({ type: 'boolean' }, 'no')).toBe(false);
  expect(defaultFrom({ type: 'date' }, '')).toBeNull();
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

test('keeps a default through a change from one value to several and back', () => {
  const one = { name: 'a', type: 'text', description: '', required: true, default: 'x, y' } as const;
  const several = withList(one, true);
  expect(several).toMatchObject({ list: true, default: ['x', 'y'] });
  expect(defaultText(several)).toBe('x, y');
  expect(withList(several, false)).toMatchObject({ list: false, default: 'x, y' });
  expect(cleanParameter({ ...several, default: ['x', ' y ', ''] })).toMatchObject({ default: ['x', 'y'] });
});
