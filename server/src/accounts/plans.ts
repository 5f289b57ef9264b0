import type { PlanName, Subscription } from '@parley/contract/accounts/plans';
import { plans } from '@parley/contract/accounts/plans';
import { ParleyError } from '@parley/contract/errors';
import type { Config } from '../platform/config.ts';
import type { Owner } from '../store/acting-member.ts';
import type { Store } from '../store/store.ts';

export type Plans = {
  /** `null` until a plan was chosen. */
  current(owner: Owner): Promise<Subscription | null>;
  choose(owner: Owner, plan: PlanName): Promise<Subscription>;
};

/** Where the operator has switched plans off there is none to choose. */
export function createPlans(
  store: Pick<Store, 'subscriptions'>,
  { hasPlans }: Pick<Config, 'hasPlans'>,
): Plans {
  return {
    current: (owner) => store.subscriptions.findActive(owner.id),
    choose: async (owner, plan) => {
      if (!hasPlans) throw new ParleyError('not_found');
      const { maxTools, priceMonthly } = plans[plan];
      return store.subscriptions.choose(owner, { plan, maxTools, priceMonthly });
    },
  };
}
