import type { SeedName } from '../projects/demo-projects.ts';
import { clinicRows } from './clinic.ts';
import { saasRows } from './saas.ts';
import type { Tables } from './seed-table-types.ts';
import { shopRows } from './shop.ts';
import { streamingRows } from './streaming.ts';

/** What a project holds on its first day; the tables themselves are in the SQL file of the same name. */
export const seeds = {
  shop: shopRows,
  clinic: clinicRows,
  streaming: streamingRows,
  saas: saasRows,
} as const satisfies Record<SeedName, (now: Date) => Tables>;

export function isSeedName(name: string): name is SeedName {
  return name in seeds;
}
