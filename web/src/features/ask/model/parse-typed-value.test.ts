import { parameterSchema } from '@parley/contract/parameters';
import { expect, test } from 'vitest';
import { parseTypedValue } from './parse-typed-value.ts';

const parameter = (type: string, required = false) => parameterSchema.parse({ name: 'p', type, required });

test.each([
  ['integer', ' 12 ', { value: 12 }],
  ['integer', '1.5', { problem: 'Give a whole number.' }],
  ['number', '1.5', { value: '1.5' }],
  ['number', 'many', { problem: 'Give a number.' }],
  ['integer', '12345678901234567890', { value: '12345678901234567890' }],
  ['boolean', 'false', { value: false }],
  ['date', '15/11/2026', { problem: 'Give a date such as 2026-11-15.' }],
  ['text', ' Berlin ', { value: 'Berlin' }],
  ['text', '', { value: null }],
])('reads %s from ‘%s’', (type, text, expected) => {
  expect(parseTypedValue(parameter(type), text)).toEqual(expected);
});

test('asks for what is required', () => {
  expect(parseTypedValue(parameter('text', true), ' ')).toEqual({ problem: 'Please give a value.' });
});

test('reads several values, one per line', () => {
  const ids = { ...parameter('integer'), list: true };
  expect(parseTypedValue(ids, '1\n2 ')).toEqual({ value: [1, 2] });
  expect(parseTypedValue(ids, '1\nx')).toEqual({ problem: 'Give a whole number.' });
});
