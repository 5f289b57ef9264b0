import { expect, test } from 'vitest';
import { z } from 'zod';
import { strictFault } from '../../../testing/openai-double/strict-schema.ts';
import { strictJsonSchema } from './strict-json-schema.ts';

test.each([
  ['lengths', z.object({ a: z.string().min(1).max(9), b: z.array(z.string().min(2)).max(3) })],
  ['ranges', z.object({ a: z.int().min(1).max(9), b: z.number().positive() })],
  ['formats and patterns', z.object({ a: z.url(), b: z.iso.date(), c: z.string().regex(/^a/) })],
  ['defaults', z.object({ a: z.string().default('x') })],
  ['nullable fields and choices', z.object({ a: z.string().nullable(), b: z.union([z.string(), z.null()]) })],
  ['closed sets', z.object({ a: z.enum(['x', 'y']), b: z.literal('z') })],
])('leaves nothing in that strict mode refuses: %s', (_what, schema) => {
  expect(strictFault(strictJsonSchema(schema))).toBeUndefined();
});

test('an optional field is refused before anything is sent', () => {
  expect(() => strictJsonSchema(z.object({ a: z.string().optional() }))).toThrow('use null');
});
