import { expect, test } from 'vitest';
import type { Decimal } from './decimal.ts';
import { add, compare, decimalText, divide, parseDecimal, round, subtract, wholeDecimal } from './decimal.ts';

const of = (text: string) => parseDecimal(text) as Decimal;

test('adds and takes away what is written, without binary fractions', () => {
  expect(decimalText(add(of('0.1'), of('0.20')))).toBe('0.30');
  expect(decimalText(subtract(of('1'), of('0.9')))).toBe('0.1');
  expect(decimalText(add(of('9007199254740993'), of('0.01')))).toBe('9007199254740993.01');
});

test('divides and rounds as people do', () => {
  expect(decimalText(divide(of('2'), wholeDecimal(3), 2))).toBe('0.67');
  expect(decimalText(divide(of('-1'), wholeDecimal(8), 2))).toBe('-0.13');
  expect(decimalText(round(of('2.345'), 2))).toBe('2.35');
  expect(decimalText(round(of('7'), 2))).toBe('7');
});

test('compares numbers of any length', () => {
  expect(['10.5', '9.99', '-3', '10.50001'].map(of).toSorted(compare).map(decimalText)).toEqual([
    '-3',
    '9.99',
    '10.5',
    '10.50001',
  ]);
});

test.each([
  ['1e3', '1000'],
  ['2.5E-2', '0.025'],
  ['.5', '0.5'],
  ['+7', '7'],
  ['007', '7'],
])('reads %s', (text, value) => {
  expect(decimalText(of(text))).toBe(value);
});

test.each(['', 'NaN', 'Infinity', '12 kg', '1,000', '.', '--1'])('does not take %j for a number', (text) => {
  expect(parseDecimal(text)).toBeNull();
});
