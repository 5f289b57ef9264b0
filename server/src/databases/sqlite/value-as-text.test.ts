import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { inputOf, realText, textOf } from './value-as-text.ts';

const handle = new DatabaseSync(':memory:');
const spelled = handle.prepare('SELECT CAST(? AS TEXT) AS text');

test.each([
  0,
  -0,
  1,
  -1,
  0.1,
  -0.5,
  0.1 + 0.2,
  19.9,
  1234567890.1,
  1e15,
  1e16,
  1e17,
  1e20,
  1e21,
  1e-4,
  1e-5,
  1.5e-7,
  -2.5e300,
  1.7976931348623157e308,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
])('the real %d is written as SQLite writes it', (value) => {
  expect(realText(value)).toBe(spelled.get(value)?.text);
});

test('ten thousand reals of every size are the same number when they are read again', () => {
  const bytes = new DataView(new ArrayBuffer(8));
  let state = 1n;
  for (let count = 0; count < 10_000; count += 1) {
    state = BigInt.asUintN(64, state * 6364136223846793005n + 1442695040888963407n);
    bytes.setBigUint64(0, state);
    const value = count % 2 === 0 ? bytes.getFloat64(0) : Number(state >> 20n) / 1_000;
    if (!Number.isFinite(value)) continue;
    expect(Number(realText(value))).toBe(value);
    expect(realText(value)).toMatch(/^-?\d+\.\d+(e[+-]\d{2,3})?$/);
  }
});

test('integers keep every digit, blobs are hexadecimal, NULL is null', () => {
  expect(textOf(9223372036854775807n)).toBe('9223372036854775807');
  expect(textOf(new Uint8Array([0, 255]))).toBe('\\x00ff');
  expect(textOf(null)).toBeNull();
});

test('[J01] values are bound in SQLite’s own types', () => {
  expect(inputOf({ type: 'integer', text: '+9223372036854775807' })).toBe(9223372036854775807n);
  expect(inputOf({ type: 'integer', text: '-9223372036854775808' })).toBe(-9223372036854775808n);
  expect(inputOf({ type: 'integer', text: '9999999999999999999' })).toBe(1e19);
  expect(inputOf({ type: 'number', text: '12.50' })).toBe(12.5);
  expect(inputOf({ type: 'boolean', value: true })).toBe(1n);
  expect(inputOf({ type: 'date', text: '2026-02-28' })).toBe('2026-02-28');
  expect(inputOf({ type: 'null' })).toBeNull();
});
