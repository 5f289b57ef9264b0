type Price = { input: number; output: number };

/** US dollars for a million tokens, as the provider lists them. A model that is not here has no known price. */
const prices: Readonly<Record<string, Price>> = {
  'gpt-4o': { input: 2.5, output: 10 },
  'gpt-4o-mini': { input: 0.15, output: 0.6 },
  'gpt-4.1': { input: 2, output: 8 },
  'gpt-4.1-mini': { input: 0.4, output: 1.6 },
  'text-embedding-3-small': { input: 0.02, output: 0 },
  'text-embedding-3-large': { input: 0.13, output: 0 },
};

type Spent = { model: string; inputTokens: number; outputTokens: number };

/** null where the price is not known: another server may charge anything, or nothing. */
export function costOf(baseUrl: string, { model, inputTokens, outputTokens }: Spent): number | null {
  if (new URL(baseUrl).hostname !== 'api.openai.com') return null;
  const price = prices[model];
  return price ? (inputTokens * price.input + outputTokens * price.output) / 1_000_000 : null;
}
