import { type PlanName, planNames, plans } from '@parley/contract/plans';

export type Places = { used: number; most: number; plan: string };

export function placesLeft({ used, most }: Places): number {
  return Math.max(0, most - used);
}

/** The server names a plan by its title or by its key. */
export function planTitle(plan: string): string {
  return isPlanName(plan) ? plans[plan].title : plan;
}

export function placesWords(places: Places): string {
  return `${placesLeft(places)} of ${places.most} left on ${planTitle(places.plan)}`;
}

/** The smallest plan in which everything that is saved or picked has a place; undefined when none is large enough. */
export function fittingPlan({ used }: Places, picked: number): PlanName | undefined {
  return planNames.find((name) => plans[name].maxTools >= used + picked);
}

function isPlanName(plan: string): plan is PlanName {
  return planNames.some((name) => name === plan);
}
