import { z } from 'zod';

/**
 * What every model takes in strict mode. Lengths, ranges and defaults are refused, by all models or by some; they
 * are checked by the zod schema when the answer comes.
 */
const permitted: ReadonlySet<string> = new Set([
  'type',
  'description',
  'enum',
  'const',
  'anyOf',
  'properties',
  'required',
  'additionalProperties',
  'items',
]);

/** A zod schema as strict mode takes it: every object closed, with all its properties required. */
export function strictJsonSchema(schema: z.ZodType): Record<string, unknown> {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    target: 'draft-7',
    io: 'output',
    override: ({ jsonSchema, path }) => {
      for (const keyword of Object.keys(jsonSchema))
        if (!permitted.has(keyword)) Reflect.deleteProperty(jsonSchema, keyword);
      const names = Object.keys(jsonSchema.properties ?? {});
      if (names.some((name) => !jsonSchema.required?.includes(name))) {
        throw new Error(`${path.join('.')}: strict mode knows no optional field; use null.`);
      }
    },
  });
  return rest;
}
