import { ParleyError } from '@parley/contract/errors';
import type { ApiKeyRecord } from '@parley/contract/settings';
import { apiKeyMessages } from '@parley/contract/settings';
import type { Verification } from '../../ai/port.ts';
import type { SecretBox, SecretPlace } from '../../platform/secrets/crypto.ts';
import { EnvelopeError } from '../../platform/secrets/crypto.ts';
import type { SealedTable } from '../../platform/secrets/reseal.ts';
import type { StoredApiKey } from '../../store/accounts/api-keys.ts';
import type { Owner } from '../../store/owner.ts';
import type { Store } from '../../store/store.ts';

const table = 'parley_api_keys';
/** A key is used many times a minute; when it was last used needs no more than this. */
const noteUseEvery = 60_000;

export type AiKeys = {
  show(owner: Owner): Promise<ApiKeyRecord | null>;
  save(owner: Owner, key: string): Promise<ApiKeyRecord>;
  remove(owner: Owner): Promise<void>;
  /** Asks the provider. A key that is not the saved one is only tried, never kept. */
  verify(owner: Owner, offered?: string): Promise<{ note: string | null }>;
  /** The saved key itself, for calling the provider with: it never leaves the server. */
  read(owner: Owner): Promise<string | undefined>;
  /** The provider refused this key at work. Nothing is noted of one that was replaced meanwhile. */
  noteRefused(owner: Owner, key: string): Promise<void>;
};

type Parts = {
  store: Pick<Store, 'apiKeys'>;
  secrets: SecretBox;
  verifyKey(key: string): Promise<Verification>;
};

export function createAiKeys(parts: Parts): AiKeys {
  const { store, secrets } = parts;
  return {
    show: async (owner) => {
      const stored = await store.apiKeys.find(owner.id);
      return stored && toRecord(secrets, stored);
    },
    save: async (owner, key) => {
      const seal = (row: string) => secrets.seal(key, place(row, owner.id));
      const stored = await store.apiKeys.save(owner, { lastFour: key.slice(-4), isValid: null, seal });
      return toRecord(secrets, stored);
    },
    remove: (owner) => store.apiKeys.remove(owner.id),
    verify: (owner, offered) => verify(parts, owner, offered),
    read: async (owner) => {
      const stored = await store.apiKeys.find(owner.id);
      if (!stored) return undefined;
      if (isDue(stored.lastUsedAt)) await store.apiKeys.markUsed(owner.id);
      return open(secrets, stored);
    },
    noteRefused: async (owner, key) => {
      const stored = await store.apiKeys.find(owner.id);
      if (!stored || !secrets.isKnown(stored.sealedKey) || open(secrets, stored) !== key) return;
      await store.apiKeys.markVerified(owner.id, false);
    },
  };
}

function isDue(lastUsedAt: string | null): boolean {
  return lastUsedAt === null || Date.now() - Date.parse(lastUsedAt) > noteUseEvery;
}

async function verify({ store, secrets, verifyKey }: Parts, owner: Owner, offered?: string) {
  const stored = await store.apiKeys.find(owner.id);
  const saved = stored && secrets.isKnown(stored.sealedKey) ? open(secrets, stored) : undefined;
  const key = offered ?? saved;
  if (!key && stored) throw keyLost();
  if (!key) throw new ParleyError('ai_key_missing');
  const verification = await verifyKey(key);
  if (key === saved && verification.outcome !== 'unknown') {
    await store.apiKeys.markVerified(owner.id, verification.outcome === 'valid');
  }
  return noteOrThrow(verification);
}

export function sealedApiKeys({ apiKeys }: Pick<Store, 'apiKeys'>): SealedTable {
  return {
    table,
    all: async () =>
      (await apiKeys.all()).map(({ id, profileId, sealedKey }) => ({
        row: id,
        owner: profileId,
        envelope: sealedKey,
      })),
    replace: (row, from, to) => apiKeys.reseal(row, from, to),
  };
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

function open(secrets: SecretBox, { id, profileId, sealedKey }: StoredApiKey): string {
  try {
    return secrets.open(sealedKey, place(id, profileId));
  } catch (error) {
    if (!(error instanceof EnvelopeError)) throw error;
    throw keyLost(error);
  }
}

function keyLost(cause?: unknown): ParleyError {
  return new ParleyError('secret_lost', { message: apiKeyMessages.lost, cause });
}

function place(row: string, owner: string): SecretPlace {
  return { table, row, owner };
}

function toRecord(secrets: SecretBox, stored: StoredApiKey): ApiKeyRecord {
  const { isValid, createdAt, updatedAt, lastUsedAt } = stored;
  const isLost = !secrets.isKnown(stored.sealedKey);
  return { masked: `sk-...${stored.lastFour}`, isValid, isLost, createdAt, updatedAt, lastUsedAt };
}
