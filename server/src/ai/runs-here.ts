import type { ProviderName } from '@parley/contract/ai/provider-forms';

/** Whether a provider thinks in this process: nothing leaves it, no key is needed, and it cannot be out of reach. */
export function runsHere(name: ProviderName | null | undefined): boolean {
  return name === 'builtin';
}
