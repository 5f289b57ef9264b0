import { z } from 'zod';

export const parameterTypes = [
  'text',
  'integer',
  'number',
  'boolean',
  'date',
  'timestamp',
  'uuid',
  'enum',
] as const;

/** A `:name` in a statement. Its type decides how a value is checked and bound. */
export const parameterSchema = z.object({
  name: z
    .string()
    .regex(/^[A-Za-z_][A-Za-z0-9_]{0,62}$/, 'Use letters, digits and _ only.')
    // An object that is read from JSON cannot hold a value under this name.
    .refine((name) => name !== '__proto__', 'Please use another name.'),
  type: z.enum(parameterTypes),
  description: z.string().max(500).default(''),
  required: z.boolean().default(true),
  default: z.union([z.string(), z.number(), z.boolean()]).nullish(),
  options: z.array(z.string()).optional(),
});

/** What a caller may give for a parameter. Objects and arrays never bind. */
export const parameterValue = z.union(
  [z.string().max(10_000), z.number(), z.boolean(), z.null()],
  'A value is a text of at most 10,000 characters, a number, true, false or null.',
);

export type Parameter = z.infer<typeof parameterSchema>;
export type ParameterType = (typeof parameterTypes)[number];
export type ParameterValue = z.infer<typeof parameterValue>;
