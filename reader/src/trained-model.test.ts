import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readerDataFolder } from './data-folder.ts';
import type { Weights, WeightsIndex } from './engine/check-weights.ts';
import { shop } from './schema/shop.testing.ts';
import { randomWeights, shopConfig } from './testing/random-weights.ts';
import { shopQuestionLayout } from './testing/shop-question-layout.ts';
import { writeWeights } from './testing/write-weights.ts';
import { openTrainedModel } from './trained-model.ts';

const weights = randomWeights(shopConfig, 11);
const folders: string[] = [];
const folderOf = (change: Partial<WeightsIndex> = {}, bytes = weights.bytes): string => {
  const changed: Weights = { index: { ...weights.index, ...change }, bytes };
  const folder = writeWeights(changed);
  folders.push(folder);
  return folder;
};
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

const unavailable = (reason: string) => ({ name: 'ReaderUnavailableError', reason });

describe('openTrainedModel', () => {
  it('opens a folder with weights, reads and embeds', async () => {
    const reader = await openTrainedModel(folderOf());
    const layout = shopQuestionLayout('paid orders in Norway');
    const { unanswerable, relevance } = reader.read({ layout, schema: shop, beam: { longest: 30 } });
    expect(unanswerable).toBeGreaterThan(0);
    expect(unanswerable).toBeLessThan(1);
    expect(relevance).toHaveLength(layout.kinds.length);
    const vector = reader.embed('orders per month');
    expect(vector).toHaveLength(shopConfig.hidden);
    expect(Math.hypot(...vector)).toBeCloseTo(1, 5);
    await reader.dispose();
  });

  it('reads the same where what seems irrelevant is read no further', async () => {
    const reader = await openTrainedModel(readerDataFolder);
    const layout = shopQuestionLayout('paid orders in Norway');
    const read = (fewest: number) =>
      reader.read({ layout, schema: shop, toRead: { fewest, wholeTables: 0, partlyTables: 0 } });
    const [some, all] = [read(1), read(1_000)];
    expect(some.candidates[0]?.tokens).toEqual(all.candidates[0]?.tokens);
    expect(some.candidates[0]?.score).not.toBe(all.candidates[0]?.score);
    expect(some.relevance).toHaveLength(layout.kinds.length);
    await reader.dispose();
  });

  it('[M05] says that weights are missing', async () => {
    await expect(openTrainedModel('/nowhere')).rejects.toMatchObject(unavailable('missing'));
    const folder = folderOf();
    rmSync(join(folder, 'reader.bin'));
    await expect(openTrainedModel(folder)).rejects.toMatchObject(unavailable('missing'));
  });

  it('[M05] says that weights are damaged', async () => {
    const flipped = weights.bytes.slice();
    flipped[1000] = (flipped[1000] as number) ^ 1;
    const short = weights.bytes.slice(0, -16);
    for (const bytes of [flipped, short]) {
      await expect(openTrainedModel(folderOf({}, bytes))).rejects.toMatchObject(unavailable('damaged'));
    }
    const folder = folderOf();
    writeFileSync(join(folder, 'reader.json'), '{"format":1');
    await expect(openTrainedModel(folder)).rejects.toMatchObject(unavailable('damaged'));
    writeFileSync(join(folder, 'reader.json'), '{}');
    await expect(openTrainedModel(folder)).rejects.toMatchObject(unavailable('damaged'));
  });

  it('refuses weights of another grammar, of other relations, or with a tensor missing', async () => {
    const changes: Partial<WeightsIndex>[] = [
      { fixedTokens: ['PAD'] },
      { relationNames: [] },
      { tensors: weights.index.tensors.slice(1) },
      { config: { ...shopConfig, hidden: 100 } },
    ];
    for (const change of changes) {
      await expect(openTrainedModel(folderOf(change))).rejects.toMatchObject(unavailable('incompatible'));
    }
  });
});
