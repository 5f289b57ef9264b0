import { ParleyError } from '@parley/contract/errors';
import type { ApiKeyRecord } from '@parley/contract/settings';
import type { AiProvider, Verification } from '../ai/port.ts';
import type { SecretBox, SecretPlace } from '../platform/crypto.ts';
import type { StoredApiKey } from '../store/api-keys.ts';
import type { Store } from '../store/store.ts';
import type { Owner } from '../store/owner.ts';

export type AiKeys = {
  show(owner: Owner): Promise<ApiKeyRecord | null>;
  save(owner: Owner, key: string): Promise<ApiKeyRecord>;
  remove(owner: Owner): Promise<void>;
  /** Asks the provider. A key that is not the saved one is only tried, never kept. */
  verify(owner: Owner, offered?: string): Promise<{ note: string | null }>;
  /** Seals again what a previous key sealed, so that the previous key can be dropped. */
  reseal(): Promise<number>;
};

type Parts = { store: Pick<Store, 'apiKeys'>; secrets: SecretBox; ai: Pick<AiProvider, 'verify'> };

export function createAiKeys(parts: Parts): AiKeys {
  const { store, secrets } = parts;
  return {
    show: async (owner) => {
      const stored = await store.apiKeys.find(owner.id);
      return stored && toRecord(stored);
    },
    save: async (owner, key) => {
      const seal = (row: string) => secrets.seal(key, place(row, owner.id));
      return toRecord(await store.apiKeys.save(owner, { lastFour: key.slice(-4), isValid: null, seal }));
    },
    remove: (owner) => store.apiKeys.remove(owner.id),
    verify: (owner, offered) => verify(parts, owner, offered),
    reseal: () => reseal(parts),
  };
}

async function verify({ store, secrets, ai }: Parts, owner: Owner, offered?: string) {
  const stored = await store.apiKeys.find(owner.id);
  const saved = stored && secrets.open(stored.sealedKey, place(stored.id, owner.id));
  const key = offered ?? saved;
  if (!key) throw new ParleyError('ai_key_missing');
  const verification = await ai.verify(key);
  if (key === saved && verification.outcome !== 'unknown') {
    await store.apiKeys.markVerified(owner.id, verification.outcome === 'valid');
  }
  return noteOrThrow(verification);
}

async function reseal({ store, secrets }: Parts): Promise<number> {
  const stale = (await store.apiKeys.all()).filter((key) => secrets.isStale(key.sealedKey));
  for (const key of stale) {
    const where = place(key.id, key.profileId);
    await store.apiKeys.reseal(
      key.id,
      key.sealedKey,
      secrets.seal(secrets.open(key.sealedKey, where), where),
    );
  }
  return stale.length;
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

function place(row: string, owner: string): SecretPlace {
  return { table: 'parley_api_keys', row, owner };
}

function toRecord(stored: StoredApiKey): ApiKeyRecord {
  const { isValid, createdAt, updatedAt, lastUsedAt } = stored;
  return { masked: `sk-...${stored.lastFour}`, isValid, createdAt, updatedAt, lastUsedAt };
}
