import { expect, test } from 'vitest';
import { strictFault } from './strict-schema.ts';

const closed = (properties: Record<string, unknown>) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});
const nested = (levels: number): unknown =>
  levels === 0 ? { type: 'string' } : closed({ inner: nested(levels - 1) });
const many = (count: number, child: unknown = { type: 'string' }) =>
  closed(Object.fromEntries(Array.from({ length: count }, (_, index) => [`p${index}`, child])));
const values = (count: number, length: number) => ({
  type: 'string',
  enum: Array.from({ length: count }, (_, index) => String(index).padEnd(length, 'x')),
});

test.each([
  ['a string too short', closed({ a: { type: 'string', minLength: 1 } }), "'minLength' is not permitted"],
  ['a string too long', closed({ a: { type: 'string', maxLength: 9 } }), "'maxLength' is not permitted"],
  ['a default', closed({ a: { type: 'string', default: '' } }), "'default' is not permitted"],
  [
    'unique items',
    closed({ a: { type: 'array', items: { type: 'string' }, uniqueItems: true } }),
    'uniqueItems',
  ],
  ['oneOf', closed({ a: { oneOf: [{ type: 'string' }], type: 'string' } }), "'oneOf' is not permitted"],
  ['allOf', closed({ a: { allOf: [{ type: 'string' }], type: 'string' } }), "'allOf' is not permitted"],
  ['pattern properties', { ...closed({}), patternProperties: {} }, "'patternProperties' is not permitted"],
  ['an unknown format', closed({ a: { type: 'string', format: 'uri' } }), "'uri' is not a valid format"],
  ['an open object', { type: 'object', properties: {}, required: [] }, "'additionalProperties' is required"],
  [
    'an open inner object',
    closed({ a: { type: 'object', properties: {}, required: [] } }),
    "('properties', 'a')",
  ],
  ['an optional field', { ...closed({ a: { type: 'string' } }), required: [] }, "Missing 'a'"],
  ['a list at the root', { type: 'array', items: { type: 'string' } }, 'got \'type: "array"\''],
  ['a choice at the root', { anyOf: [closed({})] }, 'schema must be a JSON Schema of \'type: "object"\''],
  ['no type', closed({ a: {} }), "schema must have a 'type' key"],
  ['a list of anything', closed({ a: { type: 'array' } }), 'array schema missing items'],
  ['too many levels', nested(11), '11 levels of nesting exceeds limit of 10'],
  ['too many properties', many(5_001), '5001 properties exceeds limit of 5000'],
  ['too many enum values', many(2, values(501, 4)), '1002 enum values exceeds limit of 1000'],
  ['a long enum', closed({ a: values(251, 100) }), 'enum of 251 values'],
  ['too much text', many(10, values(100, 200)), 'characters of names and values'],
])('refuses %s', (_what, schema, words) => {
  expect(strictFault(schema)).toContain(words);
});

test.each([
  ['ten levels', nested(10)],
  [
    'a nullable field',
    closed({ a: { type: ['string', 'null'] }, b: { anyOf: [{ type: 'string' }, { type: 'null' }] } }),
  ],
  ['numbers with bounds', closed({ a: { type: 'integer', minimum: 1, maximum: 9 } })],
  ['text with a pattern', closed({ a: { type: 'string', pattern: '^a', format: 'date' } })],
  ['lists with a length', closed({ a: { type: 'array', items: values(3, 1), minItems: 1 } })],
  ['a reference', { ...closed({ a: { $ref: '#/$defs/b' } }), $defs: { b: { type: 'string' } } }],
])('takes %s', (_what, schema) => {
  expect(strictFault(schema)).toBeUndefined();
});
