import { isBuiltin, type ProviderKind, type ProviderName } from '@parley/contract/ai/provider-forms';
import type { AskedQuestion } from '../requests/use-ask.ts';

/** Who reads questions and explains answers. */
export type Engine = {
  /** Who answers unless somebody says otherwise; null: there is no choice but the built-in engine. */
  usual: ProviderKind | null;
  provider: ProviderName;
  choose: (provider: ProviderName) => void;
};

/** Who else than the built-in engine answers is the server's to choose: it knows which model is for which task. */
export function addEngineToQuestion(question: AskedQuestion, { usual, provider }: Engine): AskedQuestion {
  return usual !== null && isBuiltin(provider) ? { ...question, provider } : question;
}
