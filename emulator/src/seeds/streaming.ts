import type { Tables } from './tables.ts';

export function streamingRows(_now: Date): Tables {
  return {};
}
