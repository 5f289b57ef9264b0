import type { SeedName } from '../projects/demo-projects.ts';
import { generateClinicRows } from './generate-clinic-rows.ts';
import { generateSaasRows } from './generate-saas-rows.ts';
import { generateShopRows } from './generate-shop-rows.ts';
import { generateStreamingRows } from './generate-streaming-rows.ts';
import type { Tables } from './seed-table-types.ts';

/** What a project holds on its first day; the tables themselves are in the SQL file of the same name. */
export const seeds = {
  shop: generateShopRows,
  clinic: generateClinicRows,
  streaming: generateStreamingRows,
  saas: generateSaasRows,
} as const satisfies Record<SeedName, (now: Date) => Tables>;

export function isSeedName(name: string): name is SeedName {
  return name in seeds;
}
