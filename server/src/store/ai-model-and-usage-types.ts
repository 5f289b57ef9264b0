import type { ProbeResult } from '@parley/contract/ai/ai-model-settings';
import type { ProviderKind, ProviderName } from '@parley/contract/ai/provider-forms';
import type { Usage } from '@parley/contract/tools';

export type StoredAiModel = StoredApiKey & {
  kind: ProviderKind;
  /** null: the provider's own. */
  address: string | null;
  /** null: the operator's, as with a key that was saved before models could be chosen. */
  model: string | null;
  embeddingModel: string | null;
  probe: ProbeResult[];
  probedAt: string | null;
  /** To everybody, by an operator. */
  isOffered: boolean;
};

/** One call to a provider that cost something. */
export type UsedAi = Usage & {
  task: string;
  provider: ProviderName;
  /** With a model that the operator lends or offers. */
  isLent: boolean;
};

export type StoredApiKey = {
  id: string;
  spaceId: string;
  sealedKey: string;
  lastFour: string;
  isValid: boolean | null;
  createdAt: string;
  updatedAt: string;
  lastUsedAt: string | null;
};
