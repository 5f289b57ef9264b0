import { objectIn } from '../wire/read-json-fields.ts';

/**
 * A JSON schema as `responseSchema` takes it: a part of OpenAPI 3.0 without closed objects, without lists of types,
 * and with `nullable` where JSON Schema has the type null.
 */
export function toResponseSchema(schema: unknown): Record<string, unknown> {
  const { anyOf, type, properties, items, required, description, ...rest } = objectIn(schema) ?? {};
  const values = rest.enum ?? (rest.const === undefined ? undefined : [rest.const]);
  return {
    ...typeOf(type, anyOf),
    ...(description !== undefined && { description }),
    ...(values !== undefined && { enum: values }),
    ...(properties !== undefined && { properties: mapped(properties) }),
    ...(required !== undefined && { required }),
    ...(items !== undefined && { items: toResponseSchema(items) }),
  };
}

function typeOf(type: unknown, anyOf: unknown): Record<string, unknown> {
  const choices = Array.isArray(anyOf)
    ? anyOf
    : Array.isArray(type)
      ? type.map((one) => ({ type: one }))
      : undefined;
  if (choices === undefined) return { type };
  const real = choices.filter((choice) => objectIn(choice)?.type !== 'null');
  const nullable = real.length < choices.length ? { nullable: true } : {};
  const [only] = real;
  return real.length === 1
    ? { ...toResponseSchema(only), ...nullable }
    : { anyOf: real.map(toResponseSchema), ...nullable };
}

function mapped(properties: unknown): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(objectIn(properties) ?? {}).map(([name, child]) => [name, toResponseSchema(child)]),
  );
}
