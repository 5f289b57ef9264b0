import { ParleyError } from '@parley/contract/errors';
import type { Parameter } from '@parley/contract/parameters';
import { assertNotBound } from '../row-rules/caller-bound-parameters.ts';

/** A misspelt name must not run the tool with its defaults. */
export function rejectUnknownParameters(
  parameters: readonly Parameter[],
  given: Record<string, unknown>,
): void {
  const unknown = Object.keys(given).find((name) => !parameters.some((parameter) => parameter.name === name));
  assertNotBound(parameters, given);
  if (unknown === undefined) return;
  const message = `There is no parameter '${unknown}'.`;
  throw new ParleyError('invalid_input', { message, fields: { [unknown]: message } });
}
