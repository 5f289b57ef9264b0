import { v1RunInput } from '@parley/contract/agent-access';
import { limits } from '@parley/contract/limits';
import { isSingleValue, parameterValue } from '@parley/contract/parameters';
import { describe, expect, test } from 'vitest';
import { fastRunBody } from './validate-run-body-fast.ts';

const values: readonly unknown[] = [
  '',
  'text',
  'x'.repeat(10_000),
  'x'.repeat(10_001),
  0,
  -1.5,
  1e308,
  Number.POSITIVE_INFINITY,
  Number.NaN,
  true,
  false,
  null,
  undefined,
  '😀'.repeat(5_001),
  '😀'.repeat(10_001),
  [],
  ['a', 1],
  {},
  { a: 1 },
  12n,
];

test('a single value is one that the schema takes as it is', () => {
  for (const value of values) {
    const parsed = parameterValue.safeParse(value);
    expect(isSingleValue(value)).toBe(parsed.success && !Array.isArray(parsed.data));
    if (isSingleValue(value)) expect(parsed.data).toBe(value);
  }
});

const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`p${at}`, at]));

describe('the body of a run', () => {
  const usual = [{}, { parameters: {} }, { parameters: { a: 1, b: null, c: 'x' } }, { limit: 1 }];
  const others = [
    null,
    'text',
    [],
    ...values.map((value) => ({ parameters: value })),
    ...values.map((value) => ({ parameters: { a: value } })),
    ...values.map((value) => ({ limit: value })),
    ...[0, 1.5, 1_000, 1_001].map((limit) => ({ limit })),
    { cursor: '7.abc' },
    { limits: 3 },
    { parameters: many(limits.parameter.valuesPerCall) },
    { parameters: many(limits.parameter.valuesPerCall + 1) },
    JSON.parse('{"parameters": {"__proto__": 1}}'),
    JSON.parse('{"__proto__": 1}'),
  ];

  test.each(usual)('is recognised without the schema: %j', (body) => {
    expect(fastRunBody(body)).toEqual(v1RunInput.parse(body));
  });

  test('is read as the schema reads it, or left to the schema', () => {
    for (const body of others) {
      const read = fastRunBody(body);
      if (read !== undefined) expect({ success: true, data: read }).toEqual(v1RunInput.safeParse(body));
    }
  });
});
