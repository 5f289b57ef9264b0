import { z } from 'zod';
import { limits } from './limits.ts';

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

const longestText = 10_000;
const oneValue = z.union([z.string().max(longestText), z.number(), z.boolean()]);
const severalValues = z.array(oneValue).max(limits.parameter.listItems);

/** What the server fills a parameter from: whoever runs the tool, as a member of the space. */
export const binding = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('mail') }),
  /** The names of their groups: a list. */
  z.object({ kind: z.literal('groups') }),
  z.object({
    kind: z.literal('attribute'),
    name: z
      .string()
      .regex(/^[a-z][a-z0-9_]{0,39}$/, 'Name the attribute with small letters, digits and _ only.'),
  }),
]);

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
  /** It takes several values of its type, for `= ANY(:name)` and `IN (:name)`. */
  list: z.boolean().optional(),
  default: z.union([z.string(), z.number(), z.boolean(), severalValues]).nullish(),
  options: z.array(z.string()).max(limits.parameter.listItems).optional(),
  /** The server fills it, for everybody who runs the tool; a value that a caller sends for it is refused. */
  boundTo: binding.optional(),
});

/** What a caller may give for a parameter: one value, or several for a list. Objects never bind. */
export const parameterValue = z.union(
  [oneValue, severalValues, z.null()],
  `A value is a text of at most 10,000 characters, a number, true, false or null, or a list of at most ${limits.parameter.listItems.toLocaleString('en')} of them.`,
);

/** Whether `parameterValue` takes it as it is; false for lists too. A run asks this of every value, twice. */
export function isSingleValue(value: unknown): value is string | number | boolean | null {
  // Characters are counted as the schema counts them: an emoji is one.
  if (typeof value === 'string') return value.length <= longestText || charactersOf(value) <= longestText;
  if (typeof value === 'number') return Number.isFinite(value);
  return typeof value === 'boolean' || value === null;
}

const charactersOf = (text: string): number =>
  text.length > 2 * longestText ? text.length : [...text].length;

/** Values by the names of their parameters, as a caller sends them. */
export const parameterValues = withFewKeys(z.record(z.string(), parameterValue));

/** Counts the keys of a record before any of them is read; the schema has its own limit for a list. */
export function withFewKeys<T extends z.ZodType>(schema: T) {
  const most = limits.parameter.valuesPerCall;
  const message = `Please send at most ${most.toLocaleString('en-US')} values.`;
  return z
    .preprocess((value, context): unknown => {
      const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
      if (!isRecord || Object.keys(value).length <= most) return value;
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    }, schema)
    .meta({ maxProperties: most });
}

/** The parameters of one statement: each name stands for one value. */
export const parameterList = z
  .array(parameterSchema)
  .max(limits.parameter.perStatement)
  .refine(hasDistinctNames, 'Two parameters have the same name. Please rename one of them.')
  .refine(
    (parameters) =>
      parameters.every(({ boundTo, list }) => !boundTo || (boundTo.kind === 'groups') === !!list),
    'A parameter that is bound to groups takes a list; one that is bound to anything else takes one value.',
  )
  .refine(
    (parameters) => parameters.every((one) => !one.boundTo || (one.default == null && !one.options)),
    'A bound parameter has no default and no options: the server fills it.',
  );

function hasDistinctNames(parameters: readonly { name: string }[]): boolean {
  return new Set(parameters.map(({ name }) => name)).size === parameters.length;
}

export type Parameter = z.infer<typeof parameterSchema>;
export type Binding = z.infer<typeof binding>;
export type ParameterType = (typeof parameterTypes)[number];
export type ParameterValue = z.infer<typeof parameterValue>;
/** One of the values of a list. */
export type ListItem = z.infer<typeof oneValue>;
