import { createAiCosts } from '../accounts/ai-providers/ai-costs-and-settings.ts';
import { createAiModelService } from '../accounts/ai-providers/ai-model-service.ts';
import { createApiKeyEncryption } from '../accounts/ai-providers/api-key-encryption.ts';
import { resolveLentSettings } from '../accounts/ai-providers/fill-in-model-settings.ts';
import { createOpenAiKeyService } from '../accounts/ai-providers/openai-key-service.ts';
import { createOperatorModelOffers } from '../accounts/ai-providers/operator-model-offers.ts';
import { createPersonProviders } from '../accounts/ai-providers/provider-for-person.ts';
import type { LentModel } from '../accounts/ai-providers/public-types.ts';
import type { AttemptLimits } from '../accounts/attempt-limits.ts';
import { createModelService } from '../ai/providers/model-service.ts';
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
  doubles: Pick<Doubles, 'builtin' | 'model'>;
};

/** Whoever thinks for people: their own models, the operator's, the built-in engine. */
export function buildAi({ config, store, secrets, attempts, doubles }: Parts) {
  const service = createModelService({ dial: createAddressCheck(config) });
  const lent: LentModel = { kind: 'openai', ...config.openai };
  const seal = createApiKeyEncryption(secrets);
  const builtin = lazyBuiltinEngine({
    readsQuestions: config.readsQuestions,
    readerThreads: config.readerThreads,
    model: doubles.model,
  });
  const offers = createOperatorModelOffers({ store, seal, lent });
  const aiModels = createAiModelService({ store, seal, service, lent });
  const providers = createPersonProviders({
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
    aiKeys: createOpenAiKeyService({
      store,
      seal,
      verifyKey: (key) => service.verify(resolveLentSettings(lent, key)),
    }),
    aiModels,
    aiCosts: createAiCosts({ store, models: aiModels, offers }),
    offers,
    providers,
    builtin,
    lent,
  };
}
