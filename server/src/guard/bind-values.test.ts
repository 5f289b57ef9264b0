import type { Parameter } from '@parley/contract/parameters';
import { parameterSchema } from '@parley/contract/parameters';
import { expect, test } from 'vitest';
import { bindValues } from './bind-values.ts';

const parameter = (type: Parameter['type'], more: Partial<Parameter> = {}) =>
  parameterSchema.parse({ name: 'x', type, ...more });
const bind = (type: Parameter['type'], value: unknown, more: Partial<Parameter> = {}) =>
  bindValues(['x'], { sql: '', parameters: [parameter(type, more)], values: { x: value } })[0];

test.each([
  ['text', "Robert'); DROP TABLE", { type: 'text', text: "Robert'); DROP TABLE" }],
  ['text', 7, { type: 'text', text: '7' }],
  ['integer', 42, { type: 'integer', text: '42' }],
  ['integer', '-9223372036854775808', { type: 'integer', text: '-9223372036854775808' }],
  ['number', '12.50', { type: 'number', text: '12.50' }],
  ['number', 1e21, { type: 'number', text: '1e+21' }],
  ['boolean', 'yes', { type: 'boolean', value: true }],
  ['boolean', false, { type: 'boolean', value: false }],
  ['date', '2026-02-28', { type: 'date', text: '2026-02-28' }],
  ['timestamp', '2026-02-28T10:00:00Z', { type: 'timestamp', text: '2026-02-28T10:00:00Z' }],
  [
    'uuid',
    '274ee3ff-66b5-41c9-a0fc-97e29c67afd2',
    { type: 'uuid', text: '274ee3ff-66b5-41c9-a0fc-97e29c67afd2' },
  ],
  ['enum', 'open', { type: 'text', text: 'open' }],
] as const)('[J01] a value of type %s binds: %o', (type, value, bound) => {
  expect(bind(type, value)).toEqual(bound);
});

test.each([
  ['integer', '1; DROP TABLE users'],
  ['integer', 1.5],
  ['integer', true],
  ['integer', '0x10'],
  ['number', '1e9999'],
  ['number', 'NaN'],
  ['boolean', 'maybe'],
  ['date', '2026-02-30'],
  ['date', 'yesterday'],
  ['timestamp', '2026-02-28T10'],
  ['uuid', 'x'],
  ['text', 'a\0b'],
  ['text', ['a']],
  ['text', { $ne: '' }],
  ['integer', Number.NaN],
] as const)('[J01] a value that is no %s is refused and named: %o', (type, value) => {
  expect(() => bind(type, value)).toThrow(/^x is not valid: /);
});

test('[J01] an option that does not exist is refused with those that do', () => {
  expect(() => bind('enum', 'gone', { options: ['open', 'done'] })).toThrow('open, done');
});

test('every missing required value is named at once', () => {
  const parameters = ['a', 'b', 'c'].map((name) => ({ ...parameter('text'), name, required: name !== 'c' }));
  const missing = () => bindValues(['a', 'b', 'c', 'a'], { sql: '', parameters, values: { a: null } });
  expect(missing).toThrow('Please give a value for: a, b');
});

test('a default stands in, and an optional value may be NULL', () => {
  expect(bind('integer', undefined, { default: 10 })).toEqual({ type: 'integer', text: '10' });
  expect(bind('integer', '', { required: false })).toEqual({ type: 'null' });
});

test('names of the prototype are no values', () => {
  const parameters = [{ ...parameter('text'), name: 'constructor' }];
  expect(() => bindValues(['constructor'], { sql: '', parameters, values: {} })).toThrow('constructor');
});

test('a parameter that the tool does not declare is refused', () => {
  expect(() => bindValues(['y'], { sql: '', parameters: [], values: { y: 1 } })).toThrow(':y is used');
});
