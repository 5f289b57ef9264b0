import type { Tables } from './tables.ts';

export function saasRows(_now: Date): Tables {
  return {};
}
