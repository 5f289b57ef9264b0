import { createAiModels } from '../accounts/ai-providers/ai-models.ts';
import { createProviders } from '../accounts/ai-providers/ai-providers.ts';
import { createApiKeyEncryption } from '../accounts/ai-providers/api-key-encryption.ts';
import { createAiCosts } from '../accounts/ai-providers/costs.ts';
import { lentSettings } from '../accounts/ai-providers/model-settings.ts';
import { createAiKeys } from '../accounts/ai-providers/openai-api-key.ts';
import { createOffers } from '../accounts/ai-providers/operator-model-offers.ts';
import type { LentModel } from '../accounts/ai-providers/port.ts';
import type { AttemptLimits } from '../accounts/attempt-limits.ts';
import { createModels } from '../ai/providers/model-service.ts';
import { createAddressCheck } from '../connections/opening/address-check.ts';
import type { Config } from '../platform/config.ts';
import type { SecretBox } from '../platform/secrets/secret-box.ts';
import type { Store } from '../store/store.ts';
import { lazyBuiltinEngine } from './lazy-builtin-engine.ts';
import type { Doubles } from './test-double-types.ts';

type Parts = {
  config: Config;
  store: Store;
  secrets: SecretBox;
  attempts: AttemptLimits;
  doubles: Pick<Doubles, 'builtin'>;
};

/** Whoever thinks for people: their own models, the operator's, the built-in engine. */
export function buildAi({ config, store, secrets, attempts, doubles }: Parts) {
  const service = createModels({ dial: createAddressCheck(config) });
  const lent: LentModel = { kind: 'openai', ...config.openai };
  const seal = createApiKeyEncryption(secrets);
  const builtin = lazyBuiltinEngine({
    readsQuestions: config.readsQuestions,
    readerThreads: config.readerThreads,
  });
  const offers = createOffers({ store, seal, lent });
  const aiModels = createAiModels({ store, seal, service, lent });
  const providers = createProviders({
    store,
    seal,
    lent,
    offers,
    attempts,
    service,
    builtin: async (asker) => {
      const provider = await builtin.providerFor(asker);
      return doubles.builtin?.(provider) ?? provider;
    },
  });
  return {
    aiKeys: createAiKeys({ store, seal, verifyKey: (key) => service.verify(lentSettings(lent, key)) }),
    aiModels,
    aiCosts: createAiCosts({ store, models: aiModels, offers }),
    offers,
    providers,
    builtin,
    lent,
  };
}
