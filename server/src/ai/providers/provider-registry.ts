import type { ProviderKind } from '@parley/contract/ai/provider-forms';
import { anthropicWireFormat } from './anthropic/wire-format.ts';
import { geminiWireFormat } from './gemini/wire-format.ts';
import { anthropicPrices, geminiPrices, openAiPrices, type PriceList } from './model-prices.ts';
import { ollamaWireFormat } from './ollama/wire-format.ts';
import { openAiWireFormat } from './openai/wire-format.ts';
import type { WireFormat } from './wire/wire-format-types.ts';

/** The server's half of a provider; what people see of it is its row of `providerForms` in the contract. */
export type ProviderRow = {
  dialect: WireFormat;
  /** null: nobody can say what it costs, or it costs nothing to speak of. */
  prices: PriceList | null;
};

export const providerRegistry: Readonly<Record<ProviderKind, ProviderRow>> = {
  openai: { dialect: openAiWireFormat(), prices: openAiPrices },
  anthropic: { dialect: anthropicWireFormat, prices: anthropicPrices },
  gemini: { dialect: geminiWireFormat, prices: geminiPrices },
  /** It refuses settings it does not know, and counts a stream's tokens unasked. */
  mistral: { dialect: openAiWireFormat({ asksForUsage: false }), prices: null },
  /** Everybody may list its models, so a key is checked by itself; it says with every answer what it cost. */
  openrouter: {
    dialect: openAiWireFormat({
      more: { usage: { include: true } },
      keyCheck: { method: 'GET', path: '/key' },
      headers: (key) => ({ authorization: `Bearer ${key}`, 'x-title': 'Parley' }),
    }),
    prices: null,
  },
  azure: { dialect: openAiWireFormat({ headers: (key) => ({ 'api-key': key }) }), prices: null },
  ollama: { dialect: ollamaWireFormat, prices: null },
  compatible: { dialect: openAiWireFormat(), prices: null },
};
