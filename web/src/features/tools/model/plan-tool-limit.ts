import { type PlanName, planNames, plans } from '@parley/contract/accounts/plans';

/** `most` is null where plans limit nothing. */
export type Places = { used: number; most: number | null; plan: string };

export function placesLeft({ used, most }: Places): number {
  return most === null ? Number.POSITIVE_INFINITY : Math.max(0, most - used);
}

/** The server names a plan by its title or by its key. */
function planTitle(plan: string): string {
  return isPlanName(plan) ? plans[plan].title : plan;
}

export function placesWords(places: Places): string {
  return `${placesLeft(places)} of ${places.most} left on ${planTitle(places.plan)}`;
}

function isPlanName(plan: string): plan is PlanName {
  return planNames.some((name) => name === plan);
}
