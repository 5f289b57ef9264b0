import type { PlanName } from '@parley/contract/accounts/plans';

/** How many tools the plan allows, and how many there are; `most` is null where plans limit nothing. */
export type Places = { used: number; most: number | null; plan: PlanName };

export type FullPlaces = Places & { most: number };

export function isFull(places: Places): places is FullPlaces {
  return places.most !== null && places.used >= places.most;
}
