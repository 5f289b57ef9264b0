import { ParleyError } from '@parley/contract/errors';
import type { ProviderName } from '@parley/contract/tools';
import type { AiProvider } from '../ai/port.ts';
import type { Owner } from '../store/owner.ts';
import type { Store } from '../store/store.ts';
import type { AiKeys } from './ai-key.ts';
import type { AttemptLimits } from './attempt-limits.ts';
import { recorded } from './recorded-provider.ts';

export type ProviderWish = {
  /** Left out: OpenAI where there is a key, else the built-in engine. */
  provider?: ProviderName | undefined;
  /** A key for this call alone; it is never kept. */
  key?: string | undefined;
};

export type Providers = {
  /** Who thinks for this person. The person's own key comes before the operator's. */
  providerFor(owner: Owner, wish?: ProviderWish): Promise<AiProvider>;
};

type Parts = {
  store: Pick<Store, 'aiUsage'>;
  aiKeys: Pick<AiKeys, 'read'>;
  operatorKey: string | undefined;
  attempts: AttemptLimits;
  openai(key: string): AiProvider;
  builtin(asker: string): Promise<AiProvider>;
};

export function createProviders(parts: Parts): Providers {
  const { store, aiKeys, operatorKey, attempts, openai, builtin } = parts;
  const choose = async (owner: Owner, { provider, key: offered }: ProviderWish) => {
    if (provider === 'builtin') return builtin(owner.id);
    const own = offered ?? (await aiKeys.read(owner));
    const key = own ?? operatorKey;
    if (key !== undefined && own === undefined) await attempts.admit('operatorKey', { account: owner.id });
    if (key !== undefined) return openai(key);
    if (provider === 'openai') throw new ParleyError('ai_key_missing');
    return builtin(owner.id);
  };
  return {
    providerFor: async (owner, wish = {}) =>
      recorded(await choose(owner, wish), (used) => store.aiUsage.add(owner, used)),
  };
}
