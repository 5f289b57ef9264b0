import { createHash } from 'node:crypto';
import {
  expectedTensors,
  type ModelConfig,
  type TensorEntry,
  type Weights,
} from '../engine/check-weights.ts';
import { matchFeatures, typeFeatures } from '../model-input/item-feature-numbers.ts';
import { relationNames } from '../model-input/item-relations.ts';
import { fixedTokens } from '../query/grammar.ts';

/** Numbers from 0 up to 1, the same ones for the same seed. */
export function seededRandom(seed: number): () => number {
  let state = (seed * 2_654_435_761) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export const smallConfig: ModelConfig = {
  hidden: 64,
  heads: 2,
  vocabulary: 300,
  positions: 128,
  segments: 2,
  matches: 8,
  types: 16,
  encoderLayers: 2,
  earlyLayers: 1,
  encoderFeedForward: 128,
  kinds: 4,
  relations: 80,
  relationLayers: 2,
  relationFeedForward: 96,
  decoderLayers: 2,
  decoderFeedForward: 96,
  decoderPositions: 128,
  fixedTokens: fixedTokens.length,
};

/** A small model that can read real layouts. */
export const shopConfig: ModelConfig = {
  ...smallConfig,
  vocabulary: 30_522,
  positions: 512,
  matches: matchFeatures.length,
  types: typeFeatures.length,
  relations: relationNames.length,
};

/** Untrained weights of a model, written in the format of the weight file. */
export function randomWeights(config: ModelConfig, seed: number): Weights {
  const random = seededRandom(seed);
  const tensors: TensorEntry[] = [];
  let size = 0;
  const place = (bytes: number): number => {
    const at = size;
    size = at + Math.ceil(bytes / 16) * 16;
    return at;
  };
  for (const { name, type, shape } of expectedTensors(config)) {
    const count = shape.reduce((product, length) => product * length, 1);
    if (type === 'float32') tensors.push({ name, type, shape, offset: place(4 * count) });
    else tensors.push({ name, type, shape, offset: place(count), scales: place(4 * (shape[0] as number)) });
  }
  const bytes = new Uint8Array(size);
  for (const tensor of tensors) fill(bytes, tensor, random);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const index = { format: 1, config, fixedTokens, relationNames, bytes: size, sha256, tensors } as const;
  return { index, bytes };
}

/** The same weights, but no item of the schema seems relevant to the first layers by itself. */
export function withNothingRelevant(weights: Weights): Weights {
  const bytes = weights.bytes.slice();
  const bias = weights.index.tensors.find(({ name }) => name === 'early_relevance.bias');
  new DataView(bytes.buffer).setFloat32(bias?.offset ?? 0, -30, true);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { index: { ...weights.index, sha256 }, bytes };
}

function fill(bytes: Uint8Array, tensor: TensorEntry, random: () => number): void {
  const around = (width: number) => (random() + random() - 1) * width;
  const count = tensor.shape.reduce((product, length) => product * length, 1);
  if (tensor.type === 'float32') {
    const values = new Float32Array(bytes.buffer, tensor.offset, count);
    const middle = tensor.name.endsWith('norm.weight') ? 1 : 0;
    const width = tensor.name.endsWith('.relation') ? 2 : 0.3;
    for (let at = 0; at < count; at += 1) values[at] = middle + around(width);
    return;
  }
  const [rows, columns] = tensor.shape as [number, number];
  const values = new Int8Array(bytes.buffer, tensor.offset, count);
  for (let at = 0; at < count; at += 1) values[at] = Math.round(around(127));
  const scales = new Float32Array(bytes.buffer, tensor.scales, rows);
  const width = tensor.name.endsWith('.weight') ? 2.5 / Math.sqrt(columns) : 1;
  for (let row = 0; row < rows; row += 1) scales[row] = ((0.5 + random()) * width) / 127;
}
