import type { PlanName, Subscription } from '@parley/contract/plans';
import { plans } from '@parley/contract/plans';
import type { Owner } from '../store/owner.ts';
import type { Store } from '../store/store.ts';

export type Plans = {
  /** `null` until a plan was chosen. */
  current(owner: Owner): Promise<Subscription | null>;
  choose(owner: Owner, plan: PlanName): Promise<Subscription>;
};

export function createPlans(store: Pick<Store, 'subscriptions'>): Plans {
  return {
    current: (owner) => store.subscriptions.findActive(owner.id),
    choose: (owner, plan) => {
      const { maxTools, priceMonthly } = plans[plan];
      return store.subscriptions.choose(owner, { plan, maxTools, priceMonthly });
    },
  };
}
