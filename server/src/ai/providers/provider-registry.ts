import type { ProviderKind } from '@parley/contract/ai/provider-forms';
import { anthropicDialect } from './anthropic/dialect.ts';
import { geminiDialect } from './gemini/dialect.ts';
import { ollamaDialect } from './ollama/dialect.ts';
import { openAiDialect } from './openai/dialect.ts';
import { anthropicPrices, geminiPrices, openAiPrices, type PriceList } from './prices.ts';
import type { WireDialect } from './wire/dialect.ts';

/** The server's half of a provider; what people see of it is its row of `providerForms` in the contract. */
export type ProviderRow = {
  dialect: WireDialect;
  /** null: nobody can say what it costs, or it costs nothing to speak of. */
  prices: PriceList | null;
};

export const providerTable: Readonly<Record<ProviderKind, ProviderRow>> = {
  openai: { dialect: openAiDialect(), prices: openAiPrices },
  anthropic: { dialect: anthropicDialect, prices: anthropicPrices },
  gemini: { dialect: geminiDialect, prices: geminiPrices },
  /** It refuses settings it does not know, and counts a stream's tokens unasked. */
  mistral: { dialect: openAiDialect({ asksForUsage: false }), prices: null },
  /** Everybody may list its models, so a key is checked by itself; it says with every answer what it cost. */
  openrouter: {
    dialect: openAiDialect({
      more: { usage: { include: true } },
      keyCheck: { method: 'GET', path: '/key' },
      headers: (key) => ({ authorization: `Bearer ${key}`, 'x-title': 'Parley' }),
    }),
    prices: null,
  },
  azure: { dialect: openAiDialect({ headers: (key) => ({ 'api-key': key }) }), prices: null },
  ollama: { dialect: ollamaDialect, prices: null },
  compatible: { dialect: openAiDialect(), prices: null },
};
