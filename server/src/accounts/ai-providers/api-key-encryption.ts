import { apiKeyMessages } from '@parley/contract/ai/openai-api-key';
import { ParleyError } from '@parley/contract/errors';
import type { SealedTable } from '../../platform/secrets/re-encrypt-secrets.ts';
import { EnvelopeError, type SecretBox } from '../../platform/secrets/secret-box.ts';
import type { StoredApiKey } from '../../store/ai-model-and-usage-types.ts';
import type { Store } from '../../store/store.ts';

const table = 'parley_api_keys';

type Sealed = Pick<StoredApiKey, 'id' | 'spaceId' | 'sealedKey'>;

/** How people's keys are sealed: each under its table, its row and its owner. */
export type ApiKeyEncryption = {
  seal(row: string, owner: string, key: string): string;
  open(stored: Sealed): string;
  /** The server's key was changed or lost. */
  isLost(stored: Sealed): boolean;
};

export function createApiKeyEncryption(secrets: SecretBox): ApiKeyEncryption {
  return {
    seal: (row, owner, key) => secrets.seal(key, { table, row, owner }),
    open: ({ id, spaceId, sealedKey }) => {
      try {
        return secrets.open(sealedKey, { table, row: id, owner: spaceId });
      } catch (error) {
        if (!(error instanceof EnvelopeError)) throw error;
        throw keyLost(error);
      }
    },
    isLost: ({ sealedKey }) => !secrets.isKnown(sealedKey),
  };
}

export function keyLost(cause?: unknown): ParleyError {
  return new ParleyError('secret_lost', { message: apiKeyMessages.lost, cause });
}

export function sealedApiKeys({ apiKeys }: Pick<Store, 'apiKeys'>): SealedTable {
  return {
    table,
    all: async () =>
      (await apiKeys.all()).map(({ id, spaceId, sealedKey }) => ({
        row: id,
        owner: spaceId,
        envelope: sealedKey,
      })),
    replace: (row, from, to) => apiKeys.reseal(row, from, to),
  };
}
