import type { ProviderName } from '@parley/contract/tools';

const here: Readonly<Record<ProviderName, boolean>> = { builtin: true, openai: false };

/** Whether a provider thinks on this machine: nothing leaves it, no key is needed, and it cannot be out of reach. */
export function runsHere(name: ProviderName | null | undefined): boolean {
  return name != null && here[name];
}
