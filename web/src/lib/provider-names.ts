import type { ProviderName, Usage } from '@parley/contract/tools';

export const providerTitles = {
  openai: 'OpenAI',
  builtin: 'Built-in engine',
} as const satisfies Record<ProviderName, string>;

/** 'OpenAI · gpt-4o' once it is known which model answered. */
export function providerWords(provider: ProviderName, usage: Usage | null): string {
  return provider === 'openai' && usage
    ? `${providerTitles.openai} · ${usage.model}`
    : providerTitles[provider];
}

/** What an answer cost: '1,204 tokens, about $0.006'. */
export function usageWords({ inputTokens, outputTokens, cost }: Usage): string {
  const tokens = `${(inputTokens + outputTokens).toLocaleString('en-US')} tokens`;
  return cost === null ? tokens : `${tokens}, about $${cost < 0.01 ? cost.toFixed(4) : cost.toFixed(2)}`;
}
