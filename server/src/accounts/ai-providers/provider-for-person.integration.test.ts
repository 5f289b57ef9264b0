import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AiSettings } from '@parley/contract/ai/ai-model-settings';
import type { ProviderKind } from '@parley/contract/ai/provider-forms';
import { limits } from '@parley/contract/limits';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { scriptedProvider } from '../../../testing/scripted-provider.ts';
import { addPerson } from '../../../testing/stored-person.ts';
import type { ModelSettings } from '../../ai/port.ts';
import { createSecretBox } from '../../platform/secrets/secret-box.ts';
import type { Store } from '../../store/store.ts';
import { openStore } from '../../store/store.ts';
import { createAttemptLimits } from '../attempt-limits.ts';
import { createApiKeyEncryption } from './api-key-encryption.ts';
import { createOperatorModelOffers } from './operator-model-offers.ts';
import { createPersonProviders } from './provider-for-person.ts';
import type { LentModel } from './public-types.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'parley-providers-'));
const seal = createApiKeyEncryption(
  createSecretBox({ current: 'a key that is at least 32 characters long' }),
);
let store: Store;
beforeAll(async () => {
  store = await openStore({ dataDir, databaseUrl: undefined, onIdleError: () => undefined });
});
afterAll(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const lent: LentModel = {
  kind: 'openai',
  baseUrl: 'https://models.example/v1',
  model: 'lent-model',
  embeddingModel: 'lent-embedding',
  apiKey: 'sk-operator',
};
const calling = { signal: new AbortController().signal };
const person = (id: string) => ({ id, personId: id, email: `${id}@example.com`, role: 'owner' as const });

/** Providers whose opened settings and builtin askers are written down. */
function providersWith(apiKey: string | undefined) {
  const opened: ModelSettings[] = [];
  const served: string[] = [];
  const own = { ...lent, apiKey };
  const providers = createPersonProviders({
    store,
    seal,
    lent: own,
    offers: createOperatorModelOffers({ store, seal, lent: own }),
    attempts: createAttemptLimits(store),
    service: {
      open: (settings) => {
        opened.push(settings);
        return scriptedProvider([], { name: settings.kind, model: settings.model });
      },
    },
    builtin: async (asker) => {
      served.push(asker);
      return scriptedProvider([], { name: 'builtin', model: 'Built-in engine' });
    },
  });
  return { ...providers, opened, served };
}

async function addModel(id: string, kind: ProviderKind, model: string) {
  const key = 'sk-own';
  const place = { kind, address: null, model, embeddingModel: null };
  const sealed = { lastFour: key.slice(-4), seal: (row: string) => seal.seal(row, id, key) };
  return (await store.aiModels.add(person(id), { ...place, ...sealed })).id;
}

const settings = (choices: Partial<AiSettings['choices']>, monthlyLimit: number | null = null) => ({
  choices: { default: null, propose: null, find: null, explain: null, ...choices },
  monthlyLimit,
});

test('the operator’s key serves one person so often in a minute; others and own keys are not held to it', async ({
  onTestFinished,
}) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  onTestFinished(() => void vi.useRealTimers());
  const { providerFor } = providersWith('sk-operator');
  await addPerson(store, person('own'));
  await addModel('own', 'openai', 'gpt-4o');
  const { count } = limits.attempts.operatorKey;
  for (let number = 0; number < count; number += 1) await providerFor(person('guest'));
  await expect(providerFor(person('guest'))).rejects.toMatchObject({ code: 'too_many_requests' });
  await expect(providerFor(person('guest'), { key: 'sk-offered' })).resolves.toBeDefined();
  await expect(providerFor(person('guest'), { provider: 'builtin' })).resolves.toBeDefined();
  await expect(providerFor(person('another'))).resolves.toBeDefined();
  for (let number = 0; number <= count; number += 1) await providerFor(person('own'));
});

test('the built-in engine is told whom it serves, so that people take turns at it', async () => {
  const { providerFor, served } = providersWith(undefined);
  await providerFor(person('ada'));
  await providerFor(person('ben'), { provider: 'builtin' });
  expect(served).toEqual(['ada', 'ben']);
});

test('members of one space take turns at the built-in engine one by one: nobody waits for a colleague’s queue', async () => {
  const { providerFor, served } = providersWith(undefined);
  const members = ['ada', 'ben'].map((id) => ({ ...person(id), id: 'a shared space' }));
  for (const member of members) await providerFor(member, { provider: 'builtin' });
  expect(served).toEqual(['ada', 'ben']);
});

test('[P01] one model is the default, and each task may have its own', async () => {
  const grace = person('grace');
  await addPerson(store, grace);
  const first = await addModel('grace', 'mistral', 'first');
  // The oldest is the default: within one millisecond there is none.
  await sleep(2);
  const second = await addModel('grace', 'anthropic', 'second');
  const { providerFor } = providersWith('sk-operator');
  const models = async () => [
    (await providerFor(grace)).model,
    (await providerFor(grace, { task: 'propose' })).model,
  ];
  expect(await models()).toEqual(['first', 'first']);
  await store.aiSettings.save(grace, settings({ default: second }));
  expect(await models()).toEqual(['second', 'second']);
  await store.aiSettings.save(grace, settings({ default: second, propose: first, find: 'builtin' }));
  expect(await models()).toEqual(['Built-in engine', 'first']);
  expect((await providerFor(grace, { provider: 'anthropic' })).model).toBe('second');
  await expect(providerFor(grace, { provider: 'gemini' })).rejects.toMatchObject({ code: 'ai_key_missing' });
  await store.aiModels.remove(grace.id, second);
  expect((await providerFor(grace, { task: 'propose' })).model).toBe('first');
});

test('[P01] who explains may be another than who finds, and each is charged for its own', async () => {
  const joan = person('joan');
  await addPerson(store, joan);
  const first = await addModel('joan', 'mistral', 'finder');
  const second = await addModel('joan', 'anthropic', 'explainer');
  await store.aiSettings.save(joan, settings({ default: first, explain: second }));
  const { opened, providerFor } = providersWith(undefined);
  expect((await providerFor(joan)).model).toBe('finder');
  expect(opened.map(({ model }) => model)).toEqual(['finder', 'explainer']);
});

test('[P02] a spent limit hands over to the built-in engine, and stops whoever was asked for by name', async () => {
  const mary = person('mary');
  await addPerson(store, mary);
  await addModel('mary', 'openrouter', 'costly');
  const { providerFor } = providersWith(undefined);
  await store.aiSettings.save(mary, settings({}, 0.4));
  const begun = await providerFor(mary, { task: 'propose' });
  await begun.suggestTools({} as never, calling);
  await begun.suggestTools({} as never, calling);
  await expect(begun.suggestTools({} as never, calling)).rejects.toMatchObject({
    code: 'ai_budget_spent',
    message: expect.stringContaining('Your monthly limit for AI is reached.'),
  });
  expect((await providerFor(mary)).model).toBe('Built-in engine');
  await expect(providerFor(mary, { provider: 'openrouter' })).rejects.toMatchObject({
    code: 'ai_budget_spent',
  });
  await store.aiSettings.save(mary, settings({}, null));
  expect((await providerFor(mary)).model).toBe('costly');
});
