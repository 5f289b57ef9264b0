import { createAiKeys } from '../accounts/ai-providers/ai-keys.ts';
import { createProviders } from '../accounts/ai-providers/ai-providers.ts';
import type { AttemptLimits } from '../accounts/attempt-limits.ts';
import type { AiProvider, ModelSettings } from '../ai/port.ts';
import { createModels } from '../ai/providers/models.ts';
import { createAddressCheck } from '../connections/opening/address-check.ts';
import type { Config } from '../platform/config.ts';
import type { SecretBox } from '../platform/secrets/crypto.ts';
import type { Store } from '../store/store.ts';
import { lazyBuiltin } from './lazy-builtin.ts';

/** What a test puts in place of the engine's own work. */
export type Doubles = { builtin?(provider: AiProvider): AiProvider };

type Parts = {
  config: Config;
  store: Store;
  secrets: SecretBox;
  attempts: AttemptLimits;
  doubles: Doubles;
};

/** Whoever thinks for people: their own models, the operator's, the built-in engine. */
export function buildAi({ config, store, secrets, attempts, doubles }: Parts) {
  const models = createModels({ dial: createAddressCheck(config) });
  const lent = (key: string) => lentModel(config, key);
  const aiKeys = createAiKeys({ store, secrets, verifyKey: (key) => models.verify(lent(key)) });
  const builtin = lazyBuiltin({ readsQuestions: config.readsQuestions, readerThreads: config.readerThreads });
  const providers = createProviders({
    store,
    aiKeys,
    attempts,
    operatorKey: config.openai.apiKey,
    openai: (key) => models.open(lent(key)),
    builtin: async (asker) => {
      const provider = await builtin.providerFor(asker);
      return doubles.builtin?.(provider) ?? provider;
    },
  });
  return { aiKeys, providers, builtin };
}

/** The operator's address and model, with a key of the operator's or of a person. */
function lentModel({ openai }: Pick<Config, 'openai'>, key: string): ModelSettings {
  const { baseUrl, model, embeddingModel } = openai;
  return { kind: 'openai', baseUrl, isOwnAddress: false, isOwnModel: false, key, model, embeddingModel };
}
