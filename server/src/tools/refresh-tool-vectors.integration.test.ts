import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scriptedProvider } from '../../testing/scripted-provider.ts';
import { addPerson, addShop } from '../../testing/stored-person.ts';
import type { AiProvider } from '../ai/port.ts';
import type { Store } from '../store/store.ts';
import { openStore } from '../store/store.ts';
import { createRefreshToolVectors } from './refresh-tool-vectors.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'parley-vectors-'));
const owner = { id: 'ada', personId: 'ada', email: 'ada@example.com', role: 'owner' as const };
const never = new AbortController().signal;
let store: Store;
let id: string;

beforeAll(async () => {
  store = await openStore({ dataDir, databaseUrl: undefined, onIdleError: () => undefined });
  await addPerson(store, owner);
  const source = sourceOf(await addShop(store, owner));
  const added = await store.tools.add(owner, { ...content('Customers'), source });
  id = 'id' in added ? added.id : '';
});
afterAll(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const sourceOf = (connectionId: string) => ({
  connectionId,
  connectionName: 'Shop',
  projectRef: null,
  dialect: 'sqlite' as const,
});

const content = (name: string) => ({
  name,
  description: 'All of them',
  type: 'query' as const,
  tables: [],
  fields: [],
  sql: 'SELECT 1',
  parameters: [],
  statement: null,
  isActive: true,
  provider: null,
  embedding: { model: 'old', textHash: 'old', vector: Float32Array.of(1) },
});

/** Counts what it embeds, in a space of its own. */
function embedder(model: string): { provider: AiProvider; texts: string[] } {
  const texts: string[] = [];
  const plain = scriptedProvider([], { embeddingModel: model });
  const provider: AiProvider = {
    ...plain,
    embed: (asked, calling) => {
      texts.push(...asked);
      return plain.embed(asked, calling);
    },
  };
  return { provider, texts };
}

const modelNow = async () => (await store.tools.vectors(owner.id)).get(id)?.model;

test('vectors follow the provider, its model and the tool’s words, and are made once', async () => {
  const refresh = createRefreshToolVectors({ store });
  const first = embedder('small');
  await refresh(owner, first.provider, never);
  expect([await modelNow(), first.texts]).toEqual(['small', ['Customers\nAll of them']]);
  await refresh(owner, first.provider, never);
  expect(first.texts).toHaveLength(1);

  const second = embedder('large');
  await refresh(owner, second.provider, never);
  expect([await modelNow(), second.texts.length]).toEqual(['large', 1]);

  const { connectionId } = (await store.tools.find(owner, id)) ?? {};
  await store.tools.change(owner, id, { ...content('People'), source: sourceOf(connectionId ?? '') });
  await refresh(owner, second.provider, never);
  expect(second.texts.at(-1)).toBe('People\nAll of them');
});
