import type { ProviderName } from '@parley/contract/ai/provider-forms';
import { ParleyError } from '@parley/contract/errors';
import type { AiProvider } from '../../ai/port.ts';
import { currentTracer } from '../../platform/tracing/spans.ts';
import type { Owner } from '../../store/owner.ts';
import type { Store } from '../../store/store.ts';
import type { AttemptLimits } from '../attempt-limits.ts';
import type { AiKeys } from './ai-keys.ts';
import { recordRefusals, recordUsage } from './record-usage.ts';
import { traceCalls } from './trace-calls.ts';

export type ProviderChoice = {
  /** Left out: OpenAI where there is a key, else the built-in engine. */
  provider?: ProviderName | undefined;
  /** A key for this call alone; it is never kept. */
  key?: string | undefined;
};

export type Providers = {
  /** Who thinks for this person. The person's own key comes before the operator's. */
  providerFor(owner: Owner, wish?: ProviderChoice): Promise<AiProvider>;
};

type Parts = {
  store: Pick<Store, 'aiUsage'>;
  aiKeys: Pick<AiKeys, 'read' | 'noteRefused'>;
  operatorKey: string | undefined;
  attempts: AttemptLimits;
  openai(key: string): AiProvider;
  builtin(asker: string): Promise<AiProvider>;
};

export function createProviders(parts: Parts): Providers {
  const { store, aiKeys, operatorKey, attempts, openai, builtin } = parts;
  const choose = async (owner: Owner, { provider, key: offered }: ProviderChoice) => {
    if (provider === 'builtin') return builtin(owner.id);
    if (offered !== undefined) return openai(offered);
    const own = await aiKeys.read(owner);
    if (own !== undefined) return recordRefusals(openai(own), () => aiKeys.noteRefused(owner, own));
    if (operatorKey !== undefined) {
      await attempts.admit('operatorKey', { account: owner.id });
      return openai(operatorKey);
    }
    if (provider === 'openai') throw new ParleyError('ai_key_missing');
    return builtin(owner.id);
  };
  return {
    providerFor: async (owner, wish = {}) => {
      const provider = recordUsage(await choose(owner, wish), (used) => store.aiUsage.add(owner, used));
      return currentTracer() ? traceCalls(provider) : provider;
    },
  };
}
