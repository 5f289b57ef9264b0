import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { limits } from '@parley/contract/limits';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { scriptedProvider } from '../../../testing/scripted-provider.ts';
import type { Store } from '../../store/store.ts';
import { openStore } from '../../store/store.ts';
import { createAttemptLimits } from '../attempt-limits.ts';
import { createProviders } from './ai-providers.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'parley-providers-'));
let store: Store;
beforeAll(async () => {
  store = await openStore({ dataDir, databaseUrl: undefined, onIdleError: () => undefined });
});
afterAll(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true, force: true });
});

test('the operator’s key serves one person so often in a minute; others and own keys are not held to it', async ({
  onTestFinished,
}) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  onTestFinished(() => void vi.useRealTimers());
  const { providerFor } = createProviders({
    store,
    aiKeys: {
      read: async ({ id }) => (id === 'own' ? 'sk-own' : undefined),
      noteRefused: async () => undefined,
    },
    operatorKey: 'sk-operator',
    attempts: createAttemptLimits(store),
    openai: () => scriptedProvider([]),
    builtin: async () => scriptedProvider([]),
  });
  const person = (id: string) => ({ id, email: `${id}@example.com` });
  const { count } = limits.attempts.operatorKey;
  for (let number = 0; number < count; number += 1) await providerFor(person('guest'));
  await expect(providerFor(person('guest'))).rejects.toMatchObject({ code: 'too_many_requests' });
  await expect(providerFor(person('guest'), { key: 'sk-offered' })).resolves.toBeDefined();
  await expect(providerFor(person('guest'), { provider: 'builtin' })).resolves.toBeDefined();
  await expect(providerFor(person('another'))).resolves.toBeDefined();
  for (let number = 0; number <= count; number += 1) await providerFor(person('own'));
});

test('the built-in engine is told whom it serves, so that people take turns at it', async () => {
  const served: string[] = [];
  const { providerFor } = createProviders({
    store,
    aiKeys: { read: async () => undefined, noteRefused: async () => undefined },
    operatorKey: undefined,
    attempts: createAttemptLimits(store),
    openai: () => scriptedProvider([]),
    builtin: async (asker) => {
      served.push(asker);
      return scriptedProvider([]);
    },
  });
  await providerFor({ id: 'ada', email: 'ada@example.com' });
  await providerFor({ id: 'ben', email: 'ben@example.com' }, { provider: 'builtin' });
  expect(served).toEqual(['ada', 'ben']);
});
