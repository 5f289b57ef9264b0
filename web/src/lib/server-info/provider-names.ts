import type { ProviderName, Usage } from '@parley/contract/tools';

export const providerTitles = {
  openai: 'OpenAI',
  builtin: 'Built-in engine',
} as const satisfies Record<ProviderName, string>;

/** 'OpenAI · gpt-4o' once it is known which model answered; those that only compare words are left out. */
export function providerWords(provider: ProviderName, usage: Usage | null): string {
  const models = usage?.model.split(', ').filter((name) => !name.includes('embedding')) ?? [];
  return provider === 'openai' && models.length > 0
    ? `${providerTitles.openai} · ${models.join(', ')}`
    : providerTitles[provider];
}

/** What an answer cost: '1,204 tokens, about $0.006'. */
export function usageWords({ inputTokens, outputTokens, cost }: Usage): string {
  const tokens = `${(inputTokens + outputTokens).toLocaleString('en-US')} tokens`;
  return cost === null ? tokens : `${tokens}, about $${cost < 0.01 ? cost.toFixed(4) : cost.toFixed(2)}`;
}
