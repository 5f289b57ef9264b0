import { plans } from '@parley/contract/accounts/plans';
import { ParleyError } from '@parley/contract/errors';
import type { Added, FullPlaces } from '../store/tools/tools.ts';

/** Says which plan is full, and where a larger one is. */
export function planIsFull({ plan, most, used }: FullPlaces): ParleyError {
  return new ParleyError('tool_limit_reached', { values: { plan: plans[plan].title, most, used } });
}

export function idOrPlanIsFull(added: Added): string {
  if ('full' in added) throw planIsFull(added.full);
  return added.id;
}
