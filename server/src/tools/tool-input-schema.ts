import { limits } from '@parley/contract/limits';
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

function schemaOf({ type, list, options }: Parameter): Record<string, unknown> {
  const one = { ...jsonTypes[type], ...(options ? { enum: options } : {}) };
  return list ? { type: 'array', items: one, maxItems: limits.parameter.listItems } : one;
}

/** JSON Schema of what a tool takes. */
export function toolInputSchema(all: readonly Parameter[]) {
  // The server fills the others: nobody is asked for them.
  const parameters = all.filter(({ boundTo }) => boundTo === undefined);
  const properties = parameters.map((parameter) => {
    const { name, description, default: preset } = parameter;
    const schema = {
      ...schemaOf(parameter),
      ...(description ? { description } : {}),
      ...(preset === undefined || preset === null ? {} : { default: preset }),
    };
    return [name, schema];
  });
  const required = parameters
    .filter((parameter) => parameter.required && (parameter.default ?? null) === null)
    .map(({ name }) => name);
  return {
    type: 'object' as const,
    properties: Object.fromEntries(properties) as Record<string, object>,
    required,
  };
}
