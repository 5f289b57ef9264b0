import type { Parameter } from '@parley/contract/parameters';
import { parameterSchema, parameterTypes } from '@parley/contract/parameters';
import { z } from 'zod';

/** A parameter as a model is asked to write it: in strict mode nothing may be left out, so null says nothing. */
export const writtenParameter = z.object({
  name: z.string(),
  type: z.enum(parameterTypes),
  description: z.string(),
  required: z.boolean(),
  default: z.string().nullable(),
  options: z.array(z.string()).nullable(),
});

/** What cannot be a parameter is left out; the statement then fails to prepare and says so. */
export function toParameters(written: readonly z.infer<typeof writtenParameter>[]): Parameter[] {
  return written.flatMap(({ default: given, options, ...rest }) => {
    const parsed = parameterSchema.safeParse({
      ...rest,
      name: rest.name.replace(/^:/, ''),
      ...(given === null ? {} : { default: typed(given, rest.type) }),
      ...(options && options.length > 0 ? { options } : {}),
    });
    return parsed.success ? [parsed.data] : [];
  });
}

function typed(text: string, type: Parameter['type']): string | number | boolean {
  if (type === 'boolean') return text === 'true';
  const isNumber = (type === 'integer' || type === 'number') && text.trim() !== '';
  return isNumber && Number.isFinite(Number(text)) ? Number(text) : text;
}
