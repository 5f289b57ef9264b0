import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AiExchange } from '@parley/contract/ai/provider-exchanges';
import { limits } from '@parley/contract/limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPerson } from '../../testing/stored-person.ts';
import { reencryptSecrets } from '../platform/secrets/re-encrypt-secrets.ts';
import { createSecretBox, type SecretBox } from '../platform/secrets/secret-box.ts';
import { openStore, type Store } from '../store/store.ts';
import { createExchangeRecorder, sealedExchanges } from './ai-exchange-recorder.ts';
import { openReceipt } from './receipt.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'parley-exchanges-'));
const owner = { id: 'ada', personId: 'ada', email: 'ada@example.com', role: 'owner' as const };
const [first, second] = [
  'the first key of this server, long enough',
  'the second key of it, also long enough',
];
let store: Store;
beforeAll(async () => {
  store = await openStore({ dataDir, databaseUrl: undefined, onIdleError: () => undefined });
  await addPerson(store, owner);
});
afterAll(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const recorderWith = (secrets: SecretBox) =>
  createExchangeRecorder({
    store,
    secrets,
    isKept: true,
    onFailure: (error) => {
      throw error;
    },
  });

async function recordedAnswer(): Promise<{ executionId: string }> {
  const connection = { id: null, name: null };
  const receipt = openReceipt({ kind: 'question', question: 'Who?', door: 'web', caller: null, connection });
  await store.executions.add(owner, receipt.close('success'));
  return { executionId: receipt.id };
}

const exchange = (sent: string): AiExchange => ({
  provider: 'OpenAI',
  task: 'explain',
  address: 'POST https://models.example/v1/chat/completions',
  sent,
  received: 'Said.',
  outcome: 'answered',
  standIns: [],
  cut: 0,
  at: '2026-11-16T12:00:00.000Z',
});

test('[P03] what was kept is sealed anew with the current key, and opens without the one before', async () => {
  const place = await recordedAnswer();
  await recorderWith(createSecretBox({ current: first })).keep(owner, {
    place,
    exchanges: [exchange('Hello')],
  });
  const lost = await recorderWith(createSecretBox({ current: second })).show(owner, place);
  expect(lost.exchanges).toEqual([]);
  const rotating = createSecretBox({ current: second, previous: [first] });
  expect(await reencryptSecrets(rotating, sealedExchanges(store, rotating))).toEqual({
    resealed: 1,
    lost: 0,
  });
  expect(await reencryptSecrets(rotating, sealedExchanges(store, rotating))).toEqual({
    resealed: 0,
    lost: 0,
  });
  const opened = await recorderWith(createSecretBox({ current: second })).show(owner, place);
  expect(opened.exchanges).toEqual([exchange('Hello')]);
});

test('[P03] of more than a record may hold the newest calls stay, and the others are counted', async () => {
  const place = await recordedAnswer();
  const recorder = recorderWith(createSecretBox({ current: second }));
  const most = Math.floor(limits.ai.exchanges.record / limits.ai.exchanges.sent);
  const long = 'x'.repeat(limits.ai.exchanges.sent - 10);
  const exchanges = Array.from({ length: most + 2 }, (_, number) => exchange(`${number} ${long}`));
  await recorder.keep(owner, { place, exchanges });
  const kept = await recorder.show(owner, place);
  expect(kept.exchanges).toHaveLength(most);
  expect(kept.leftOut).toBe(2);
  expect(kept.exchanges.at(-1)?.sent).toMatch(new RegExp(`^${most + 1} `));
});
