import type { ApiKeyRecord } from '@parley/contract/ai/openai-api-key';
import { ParleyError } from '@parley/contract/errors';
import type { Verification } from '../../ai/port.ts';
import type { Owner } from '../../store/acting-member.ts';
import type { StoredApiKey } from '../../store/ai-model-and-usage-types.ts';
import type { Store } from '../../store/store.ts';
import { type ApiKeyEncryption, keyLost } from './api-key-encryption.ts';
import type { OpenAiKeyService } from './public-types.ts';

type Parts = {
  store: Pick<Store, 'apiKeys'>;
  seal: ApiKeyEncryption;
  verifyKey(key: string): Promise<Verification>;
};

export function createOpenAiKeyService(parts: Parts): OpenAiKeyService {
  const { store, seal } = parts;
  return {
    show: async (owner) => {
      const stored = await store.apiKeys.find(owner.id);
      return stored && toRecord(seal, stored);
    },
    save: async (owner, key) => {
      const sealed = (row: string) => seal.seal(row, owner.id, key);
      const stored = await store.apiKeys.save(owner, {
        lastFour: key.slice(-4),
        isValid: null,
        seal: sealed,
      });
      return toRecord(seal, stored);
    },
    remove: (owner) => store.apiKeys.remove(owner.id),
    verify: (owner, offered) => verify(parts, owner, offered),
  };
}

async function verify({ store, seal, verifyKey }: Parts, owner: Owner, offered?: string) {
  const stored = await store.apiKeys.find(owner.id);
  const saved = stored && !seal.isLost(stored) ? seal.open(stored) : undefined;
  const key = offered ?? saved;
  if (!key && stored) throw keyLost();
  if (!key) throw new ParleyError('ai_key_missing');
  const verification = await verifyKey(key);
  if (key === saved && verification.outcome !== 'unknown') {
    await store.apiKeys.markVerified(owner.id, verification.outcome === 'valid');
  }
  return noteOrThrow(verification);
}

function noteOrThrow(verification: Verification): { note: string | null } {
  switch (verification.outcome) {
    case 'valid':
      return { note: verification.note };
    case 'refused':
      throw new ParleyError('ai_key_refused', { values: { reason: verification.reason } });
    case 'unknown':
      throw new ParleyError('ai_unreachable', { values: { reason: verification.reason } });
  }
}

function toRecord(seal: ApiKeyEncryption, stored: StoredApiKey): ApiKeyRecord {
  const { isValid, createdAt, updatedAt, lastUsedAt } = stored;
  const isLost = seal.isLost(stored);
  return { masked: `sk-...${stored.lastFour}`, isValid, isLost, createdAt, updatedAt, lastUsedAt };
}
