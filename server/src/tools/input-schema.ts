import type { Parameter, ParameterType } from '@parley/contract/parameters';

const jsonTypes: Record<ParameterType, Record<string, string>> = {
  text: { type: 'string' },
  integer: { type: 'integer' },
  number: { type: 'number' },
  boolean: { type: 'boolean' },
  date: { type: 'string', format: 'date' },
  timestamp: { type: 'string', format: 'date-time' },
  uuid: { type: 'string', format: 'uuid' },
  enum: { type: 'string' },
};

/** JSON Schema of what a tool takes. */
export function inputSchema(parameters: readonly Parameter[]) {
  const properties = parameters.map(({ name, type, description, default: preset, options }) => [
    name,
    {
      ...jsonTypes[type],
      ...(description ? { description } : {}),
      ...(preset === undefined || preset === null ? {} : { default: preset }),
      ...(options ? { enum: options } : {}),
    },
  ]);
  const required = parameters
    .filter((parameter) => parameter.required && (parameter.default ?? null) === null)
    .map(({ name }) => name);
  return {
    type: 'object' as const,
    properties: Object.fromEntries(properties) as Record<string, object>,
    required,
  };
}
