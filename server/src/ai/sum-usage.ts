import type { Usage } from '@parley/contract/tools';

/** What two calls cost together; the price is known only where both are. */
export function sumUsage(all: Usage | null, one: Usage | null): Usage | null {
  if (!all || !one) return all ?? one;
  return {
    model: [...new Set([...all.model.split(', '), one.model])].join(', '),
    inputTokens: all.inputTokens + one.inputTokens,
    outputTokens: all.outputTokens + one.outputTokens,
    cost: all.cost === null || one.cost === null ? null : all.cost + one.cost,
  };
}
