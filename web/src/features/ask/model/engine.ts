import type { ProviderName } from '@parley/contract/tools';
import type { AskedQuestion } from '../requests/use-ask.ts';

/** Who reads questions and explains answers. */
export type Engine = {
  /** Whether there is a key for OpenAI, and so a choice. */
  openAi: boolean;
  provider: ProviderName;
  choose: (provider: ProviderName) => void;
};

export function withEngine(question: AskedQuestion, { openAi, provider }: Engine): AskedQuestion {
  return openAi ? { ...question, provider } : question;
}
