import { ParleyError } from '@parley/contract/errors';
import { limits } from '@parley/contract/limits';
import type { BoundValue, Proposal, SingleValue } from '../approved-sql.ts';
import type { ParameterPlace } from '../array-parameter-places.ts';
import { asJson, bindPlaces } from '../array-parameter-places.ts';

/** The values of each place: one, or in `IN (:p)` as many as the list has. */
export function valuesPerPlaceholder(places: readonly ParameterPlace[], proposal: Proposal): SingleValue[][] {
  const bound = bindPlaces(places, proposal);
  const filled = bound.map((value, index) => fillPlace(value, places[index]));
  const most = limits.parameter.placeholders;
  if (filled.reduce((sum, values) => sum + values.length, 0) <= most) return filled;
  throw new ParleyError('sql_refused', {
    values: { reason: `its lists have more than ${most.toLocaleString('en')} values together.` },
  });
}

function fillPlace(value: BoundValue, place: ParameterPlace | undefined): SingleValue[] {
  return value.type === 'list' && place?.kind === 'items' ? [...value.items] : [asJson(value)];
}
