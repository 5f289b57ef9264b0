import type { Tables } from './tables.ts';

export function clinicRows(_now: Date): Tables {
  return {};
}
