import { isBuiltin, type ProviderName } from '@parley/contract/ai/provider-forms';
import type { AiProvider } from './port.ts';

/** Whether a provider thinks in this process: nothing leaves it, no key is needed, and it cannot be out of reach. */
export function runsHere(name: ProviderName | null | undefined): boolean {
  return isBuiltin(name);
}

/** Whether explanations are written in this process: whoever finds tools here may have somebody else explain. */
export function explainsHere({ name, explainedBy }: Pick<AiProvider, 'name' | 'explainedBy'>): boolean {
  return runsHere(explainedBy ?? name);
}
