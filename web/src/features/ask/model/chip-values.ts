import type { Chip } from '@parley/contract/ask';
import type { ParameterValue } from '@parley/contract/parameters';

/** As they are sent again. What the server fills is refused from anybody, so a locked one stays out. */
export function chipValues(chips: readonly Chip[]): Record<string, ParameterValue> {
  const free = chips.filter(({ locked, parameter }) => !locked && !parameter.boundTo);
  return Object.fromEntries(free.map(({ parameter, value }) => [parameter.name, value]));
}
