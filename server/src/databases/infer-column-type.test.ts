import { expect, test } from 'vitest';
import { inferColumnType } from './infer-column-type.ts';

test.each([
  [1, 'integer'],
  [1.5, 'float'],
  ['2026-11-15', 'timestamp'],
  ['2026-11-15T10:00:00Z', 'timestamp'],
  ['2026-13-45', 'text'],
  ['2026-11-15-7', 'text'],
  ['hello', 'text'],
  [true, 'boolean'],
  [null, 'unknown'],
  [[1], 'array'],
  [{ a: 1 }, 'jsonb'],
])('[F03] %o is %s', (value, type) => {
  expect(inferColumnType(value)).toBe(type);
});
