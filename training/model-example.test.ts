import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { checkWeights, parseIndex } from '../reader/src/engine/check-weights.ts';
import type { ItemsToRead } from '../reader/src/engine/choose-items-to-read.ts';
import type { DecoderScores, DecoderToken } from '../reader/src/engine/decoder.ts';
import { Engine } from '../reader/src/engine/engine.ts';
import { openKernel } from '../reader/src/engine/open-wasm-kernel.ts';

/** What `training/model/write_test_example.py` writes: an input and what PyTorch makes of it. */
type Example = {
  ids: number[];
  items: number[];
  segments: number[];
  match: number[];
  type: number[];
  kinds: number[];
  owners: number[];
  relations: number[];
  target: number[];
  scores: number[][];
  seldomNamed: number[];
  toRead: ItemsToRead;
  kept: number[];
  relevance: number[];
  sentence: number[];
};

const folder = new URL('model/example/', import.meta.url);
const data = fileURLToPath(new URL('../reader/data', import.meta.url));
const lastWordOffset = 1_000;

function readExample() {
  const index = parseIndex(readFileSync(new URL('reader.json', folder), 'utf8'));
  const weights = { index, bytes: new Uint8Array(readFileSync(new URL('reader.bin', folder))) };
  checkWeights(weights);
  const example = JSON.parse(readFileSync(new URL('scores.json', folder), 'utf8')) as Example;
  return { weights, example };
}

/** The largest difference, in units of the typical size of the numbers. */
function difference(found: readonly number[], expected: readonly number[]): number {
  const size = Math.sqrt(expected.reduce((sum, value) => sum + value * value, 0) / expected.length);
  expect(found.length).toBe(expected.length);
  return Math.max(...expected.map((value, at) => Math.abs(value - (found[at] as number)))) / size;
}

/** The decoder numbers the items that were kept. */
function decoderToken(target: number, fixed: number, kept: readonly number[]): DecoderToken {
  if (target < fixed) return { kind: 'fixed', at: target };
  const item = target - fixed;
  if (item >= lastWordOffset) return { kind: 'last', at: kept.indexOf(item - lastWordOffset) };
  return { kind: 'pointer', at: kept.indexOf(item) };
}

const flat = ({ fixed, pointer, last }: DecoderScores) => [...fixed, ...pointer, ...last];

describe('weights written by training/model/weight_file.py', () => {
  it('give the scores in the engine that they give in PyTorch', async () => {
    const { weights, example } = readExample();
    const engine = new Engine(await openKernel(data), weights, { precision: 'fine' });
    const steps = example.target.length;
    const session = engine.open(
      { ...example, relations: Uint8Array.from(example.relations) },
      { rows: 1, steps, toRead: example.toRead },
    );
    expect(session.kept).toEqual(example.kept);
    expect(difference([...session.relevance()], example.relevance)).toBeLessThan(2e-2);
    const start: DecoderToken = { kind: 'fixed', at: 1 };
    const fixed = weights.index.config.fixedTokens;
    const tokens = [start, ...example.target.map((target) => decoderToken(target, fixed, session.kept))];
    const slots: number[] = [];
    for (let step = 0; step < steps; step += 1) {
      const row = { token: tokens[step] as DecoderToken, slots: [...slots] };
      slots.push(session.slotOf(0));
      const [scores] = session.step([row]);
      const expected = example.scores[step] as number[];
      expect(difference(flat(scores as DecoderScores), expected)).toBeLessThan(2e-2);
    }
    session.close();
  });

  it('give the sentence vector in the engine that they give in PyTorch', async () => {
    const { weights, example } = readExample();
    const engine = new Engine(await openKernel(data), weights, { precision: 'fine' });
    const found = [...engine.embed(example.ids.slice(0, 5))];
    expect(difference(found, example.sentence)).toBeLessThan(2e-2);
  });
});
