import { accessLimits, type v1RunInput } from '@parley/contract/agent-access';
import { limits } from '@parley/contract/limits';
import { isSingleValue, type ParameterValue } from '@parley/contract/parameters';
import type { FastifySchemaCompiler } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import type { z } from 'zod';

type Usual = Readonly<Record<string, ((given: unknown) => unknown) | undefined>>;

/**
 * Nearly all runs look alike, and the schemas take a tenth of a run's time to read them. What is recognised here is
 * exactly what the schema would give; everything else, and every refusal, is the schema's.
 */
const usual: Usual = {
  params: (params) => (hasUsualName(params) ? params : undefined),
  querystring: (query) => (isRecord(query) && isEmpty(query) ? query : undefined),
  body: fastRunBody,
};

export const runValidator: FastifySchemaCompiler<unknown> = (route) => {
  // Fastify hands over the schema of one part at a time, and types it as those of all parts.
  const whole = validatorCompiler(route as Parameters<typeof validatorCompiler>[0]);
  const recognised = usual[route.httpPart ?? ''];
  return (given: unknown) => {
    const value = recognised?.(given);
    return value === undefined ? whole(given) : { value };
  };
};

/** What the schema gives for this body; undefined where it has to be asked. */
export function fastRunBody(body: unknown): z.output<typeof v1RunInput> | undefined {
  if (!isRecord(body)) return undefined;
  let parameters: Record<string, ParameterValue> | undefined = {};
  let limit: number = accessLimits.rows.usual;
  for (const [name, value] of Object.entries(body)) {
    if (name === 'parameters') parameters = usualValues(value);
    else if (name === 'limit' && isLimit(value)) limit = value;
    else return undefined;
  }
  return parameters && { parameters, limit };
}

function usualValues(given: unknown): Record<string, ParameterValue> | undefined {
  if (!isRecord(given)) return undefined;
  const names = Object.keys(given);
  if (names.length > limits.parameter.valuesPerCall) return undefined;
  const values: Record<string, ParameterValue> = {};
  for (const name of names) {
    const value = given[name];
    // Assigning it would change the object's prototype.
    if (name === '__proto__' || !isSingleValue(value)) return undefined;
    values[name] = value;
  }
  return values;
}

function isLimit(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= accessLimits.rows.most;
}

function hasUsualName(params: unknown): boolean {
  return isRecord(params) && typeof params.name === 'string' && /^[\w-]{1,120}$/.test(params.name);
}

function isEmpty(query: object): boolean {
  for (const _ in query) return false;
  return true;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
