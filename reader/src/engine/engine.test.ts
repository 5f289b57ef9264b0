import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { randomWeights, seededRandom, smallConfig, withNothingRelevant } from '../testing/random-weights.ts';
import { ReferenceModel } from '../testing/reference-model.ts';
import type { ItemsToRead } from './choose-items-to-read.ts';
import type { Precision } from './copy-weights-into-kernel.ts';
import type { DecoderRow, DecoderScores, DecoderToken } from './decoder.ts';
import { Engine } from './engine.ts';
import type { ModelInput } from './model-input-types.ts';
import { type KernelVariant, openKernel } from './open-wasm-kernel.ts';

const data = fileURLToPath(new URL('../../data', import.meta.url));
const variants: KernelVariant[] = ['plain', 'pairs', 'dot'];

function randomInput(seed: number, { tokens, items }: { tokens: number; items: number }): ModelInput {
  const random = seededRandom(seed);
  const whole = (count: number) => Math.floor(random() * count);
  const numbers = (length: number, count: number) => Array.from({ length }, () => whole(count));
  return {
    ids: numbers(tokens, smallConfig.vocabulary),
    segments: Array.from({ length: tokens }, (_, at) => (at < tokens / 2 ? 0 : 1)),
    match: numbers(tokens, smallConfig.matches),
    type: numbers(tokens, smallConfig.types),
    items: Array.from({ length: tokens }, (_, at) => (at < items ? at : whole(items + 1) - 1)),
    kinds: Array.from({ length: items }, (_, at) => kindAt(at, items)),
    owners: Array.from({ length: items }, (_, at) => ownerAt(at, items)),
    seldomNamed: Array.from({ length: items }, (_, at) => Number(kindAt(at, items) === 2 && at % 5 === 0)),
    relations: Uint8Array.from(numbers(items * items, smallConfig.relations)),
  };
}

const tables = 4;
/** A third of the items are words, then there are the tables, and columns that belong to them in turn. */
const wordsOf = (items: number): number => Math.floor(items / 3);
function kindAt(at: number, items: number): number {
  if (at < wordsOf(items)) return 0;
  return at < wordsOf(items) + tables ? 1 : 2;
}
const ownerAt = (at: number, items: number): number =>
  kindAt(at, items) === 2 ? wordsOf(items) + (at % tables) : -1;

const everything: ItemsToRead = { fewest: 1_000, wholeTables: 0, partlyTables: 0 };
const some: ItemsToRead = { fewest: 5, wholeTables: 1, partlyTables: 3 };

async function openEngine(seed: number, variant: KernelVariant, precision: Precision = 'fine') {
  const weights = withNothingRelevant(randomWeights(smallConfig, seed));
  return { engine: new Engine(await openKernel(data, variant), weights, { precision }), weights };
}

/** The largest difference, in units of the typical size of the numbers. */
function difference(found: ArrayLike<number>, expected: readonly number[]): number {
  const size = Math.sqrt(expected.reduce((sum, value) => sum + value * value, 0) / expected.length);
  expect(found.length).toBe(expected.length);
  return Math.max(...expected.map((value, at) => Math.abs(value - (found[at] as number)))) / size;
}

const copy = ({ fixed, pointer, last }: DecoderScores) => ({
  fixed: fixed.slice(),
  pointer: pointer.slice(),
  last: last.slice(),
});

describe.each(variants)('Engine with the %s kernel', (variant) => {
  it.each([1, 7, 8, 33])('embeds %i tokens as the reference does', async (tokens) => {
    const { engine, weights } = await openEngine(3, variant);
    const ids = Array.from({ length: tokens }, (_, at) => (at * 37) % smallConfig.vocabulary);
    expect(difference(engine.embed(ids), new ReferenceModel(weights).embed(ids))).toBeLessThan(2e-2);
  });

  it.each([
    [everything, 19],
    [some, 12],
  ])('scores tokens and items as the reference does, sequence by sequence, of %o', async (toRead, count) => {
    const { engine, weights } = await openEngine(5, variant);
    const reference = new ReferenceModel(weights);
    const input = randomInput(5, { tokens: 41, items: 19 });
    const session = engine.open(input, { rows: 3, steps: 8, toRead });
    const { items, kept, relevance } = reference.items(input, toRead);
    expect(session.kept).toEqual(kept);
    expect(kept.length).toBe(count);
    expect(difference(session.relevance(), relevance)).toBeLessThan(2e-2);

    const start: DecoderToken = { kind: 'fixed', at: 1 };
    const paths: DecoderToken[][] = [
      [start, { kind: 'pointer', at: 4 }, { kind: 'last', at: 6 }, { kind: 'fixed', at: 9 }],
      [start, { kind: 'fixed', at: 12 }, { kind: 'fixed', at: 30 }, { kind: 'pointer', at: 11 }],
      [start, { kind: 'last', at: 0 }, { kind: 'pointer', at: 1 }, { kind: 'fixed', at: 2 }],
    ];
    const slots: number[][] = paths.map(() => []);
    for (let step = 0; step < 4; step += 1) {
      // Sequences change places from step to step, as hypotheses do.
      const order = [0, 1, 2].map((at) => (at + step) % 3);
      const rows: DecoderRow[] = order.map((path) => ({
        token: paths[path]?.[step] as DecoderToken,
        slots: [...(slots[path] as number[])],
      }));
      order.forEach((path, row) => {
        slots[path]?.push(session.slotOf(row));
      });
      const scores = session.step(rows).map(copy);
      for (const [row, path] of order.entries()) {
        const expected = reference.decode(items, (paths[path] as DecoderToken[]).slice(0, step + 1));
        const found = scores[row] as DecoderScores;
        expect(difference(found.fixed, expected.fixed)).toBeLessThan(6e-2);
        expect(difference(found.pointer, expected.pointer)).toBeLessThan(6e-2);
        expect(difference(found.last, expected.last)).toBeLessThan(6e-2);
      }
    }
    session.close();
  });

  it('gives the same bits again after other inputs', async () => {
    const { engine } = await openEngine(8, variant);
    const input = randomInput(8, { tokens: 30, items: 11 });
    const scores = () => {
      const session = engine.open(input, { rows: 1, steps: 1, toRead: some });
      const [first] = session.step([{ token: { kind: 'fixed', at: 1 }, slots: [] }]).map(copy);
      session.close();
      return first;
    };
    const before = scores();
    engine
      .open(randomInput(9, { tokens: 120, items: 60 }), { rows: 4, steps: 4, toRead: everything })
      .close();
    engine.embed([1, 2, 3]);
    expect(scores()).toEqual(before);
  });

  it('refuses more tokens than it has positions for', async () => {
    const { engine } = await openEngine(1, variant);
    expect(() => engine.embed(new Array(smallConfig.positions + 1).fill(0))).toThrow(RangeError);
    expect(() => engine.embed([])).toThrow(RangeError);
  });

  it('refuses work once disposed of', async () => {
    const { engine } = await openEngine(1, variant);
    await engine.dispose();
    expect(() => engine.embed([1])).toThrow('disposed');
  });
});

describe.each<Precision>(['fine', 'coarse'])('Engine with %s precision', (precision) => {
  it('stays near the reference', async () => {
    const { engine, weights } = await openEngine(3, 'plain', precision);
    const ids = Array.from({ length: 20 }, (_, at) => (at * 37) % smallConfig.vocabulary);
    const limit = precision === 'fine' ? 2e-2 : 2e-1;
    expect(difference(engine.embed(ids), new ReferenceModel(weights).embed(ids))).toBeLessThan(limit);
  });

  it('gives the same bits with every kernel', async () => {
    const input = randomInput(4, { tokens: 50, items: 23 });
    const results = await Promise.all(
      variants.map(async (variant) => {
        const { engine } = await openEngine(4, variant, precision);
        const session = engine.open(input, { rows: 1, steps: 1, toRead: some });
        const scores = session.step([{ token: { kind: 'fixed', at: 1 }, slots: [] }]).map(copy);
        return { vector: engine.embed([5, 6, 7, 8, 9]), scores };
      }),
    );
    expect(results[1]).toEqual(results[0]);
    expect(results[2]).toEqual(results[0]);
  });
});
