import {
  builtinEngine,
  isBuiltin,
  type ProviderName,
  providerForms,
} from '@parley/contract/ai/provider-forms';
import type { Usage } from '@parley/contract/tools';

export function providerTitle(provider: ProviderName): string {
  return isBuiltin(provider) ? builtinEngine.title : providerForms[provider].title;
}

/** 'OpenAI · gpt-4o' once it is known which model answered; those that only compare words are left out. */
export function providerWords(provider: ProviderName, usage: Usage | null): string {
  const models = usage?.model.split(', ').filter((name) => !name.includes('embed')) ?? [];
  return !isBuiltin(provider) && models.length > 0
    ? `${providerTitle(provider)} · ${models.join(', ')}`
    : providerTitle(provider);
}

/** What an answer cost: '1,204 tokens, about $0.006'. */
export function usageWords({ inputTokens, outputTokens, cost }: Usage): string {
  const tokens = `${(inputTokens + outputTokens).toLocaleString('en-US')} tokens`;
  return cost === null ? tokens : `${tokens}, about $${cost < 0.01 ? cost.toFixed(4) : cost.toFixed(2)}`;
}
