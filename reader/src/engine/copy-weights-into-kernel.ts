import type { ModelConfig, TensorEntry, Weights } from './check-weights.ts';
import type { MemoryArena } from './memory-arena.ts';
import type { KernelFunctions } from './open-wasm-kernel.ts';

/** A linear layer in the kernel's memory. `outputs` is rounded up to 4; what is beyond the real ones is zero. */
export type Linear = {
  weights: number;
  parameters: number;
  outputs: number;
  inputs: number;
  /** How precisely its inputs are taken: 2 for 14 bits, 1 for 7 bits in half the time. */
  halves: 1 | 2;
};

/** A table of signed bytes with one scale per row. */
export type Table = { rows: number; scales: Float32Array };

export type Layer = {
  /** Query, key and value in one. */
  attention: Linear;
  output: Linear;
  up: Linear;
  down: Linear;
  attentionNorm: number;
  outputNorm: number;
  epsilon: number;
  /** The bias per relation and head; 0 where the layer has none. */
  relation: number;
};

export type DecoderLayer = {
  selfNorm: number;
  selfAttention: Linear;
  selfOutput: Linear;
  crossNorm: number;
  crossQuery: Linear;
  /** Key and value in one. */
  crossItems: Linear;
  crossOutput: Linear;
  outputNorm: number;
  up: Linear;
  down: Linear;
};

export type LoadedModel = {
  config: ModelConfig;
  word: Table;
  position: Table;
  segment: number;
  match: number;
  type: number;
  embeddingNorm: number;
  /** Those of the encoder, then those between items. */
  layers: readonly Layer[];
  kind: number;
  token: Table;
  decoderPosition: Table;
  decoder: readonly DecoderLayer[];
  decoderNorm: number;
  pointerIn: Linear;
  lastIn: Linear;
  pointerOut: Linear;
  lastOut: Linear;
  fixed: Linear;
  relevance: Relevance;
  earlyRelevance: Relevance;
};

/** From the vector of an item to how relevant it is, as a logit. */
export type Relevance = { weight: Float32Array; bias: number };

export const encoderEpsilon = 1e-12;
export const decoderEpsilon = 1e-5;

/**
 * `fine` takes the inputs of linear layers in 14 bits, `coarse` in 7 bits, between the least and the greatest of each row,
 * in a good half of the time; see docs/decisions/0023-reader-runtime.md.
 */
export type Precision = 'fine' | 'coarse';

type Loader = {
  precision: Precision;
  arena: MemoryArena;
  functions: KernelFunctions;
  weights: Weights;
  entries: Map<string, TensorEntry>;
};

/** Copies checked weights into the kernel's memory. They stay where they are until the memory is dropped. */
export function loadModel(options: {
  arena: MemoryArena;
  functions: KernelFunctions;
  weights: Weights;
  precision: Precision;
}): LoadedModel {
  const { config, tensors } = options.weights.index;
  const loader: Loader = { ...options, entries: new Map(tensors.map((entry) => [entry.name, entry])) };
  const repeat = <Built>(count: number, build: (at: number) => Built) =>
    Array.from({ length: count }, (_, at) => build(at));
  return {
    config,
    word: loadTable(loader, 'encoder.word'),
    position: loadTable(loader, 'encoder.position'),
    segment: loadFloats(loader, 'encoder.segment'),
    match: loadFloats(loader, 'encoder.match'),
    type: loadFloats(loader, 'encoder.type'),
    embeddingNorm: loadNorm(loader, 'encoder.norm'),
    layers: [
      ...repeat(config.encoderLayers, (at) => loadLayer(loader, `encoder.layers.${at}`, encoderEpsilon)),
      ...repeat(config.relationLayers, (at) => loadLayer(loader, `relation_layers.${at}`, decoderEpsilon)),
    ],
    kind: loadFloats(loader, 'kind'),
    token: loadTable(loader, 'decoder.token'),
    decoderPosition: loadTable(loader, 'decoder.position'),
    decoder: repeat(config.decoderLayers, (at) => loadDecoderLayer(loader, `decoder.layers.${at}`)),
    decoderNorm: loadNorm(loader, 'decoder.norm'),
    pointerIn: loadLinear(loader, ['decoder.pointer_in']),
    lastIn: loadLinear(loader, ['decoder.last_in']),
    pointerOut: loadLinear(loader, ['decoder.pointer_out']),
    lastOut: loadLinear(loader, ['decoder.last_out']),
    fixed: loadLinear(loader, ['decoder.fixed']),
    relevance: loadRelevance(loader, 'relevance'),
    earlyRelevance: loadRelevance(loader, 'early_relevance'),
  };
}

function loadLayer(loader: Loader, name: string, epsilon: number): Layer {
  return {
    attention: loadLinear(loader, [`${name}.query`, `${name}.key`, `${name}.value`]),
    output: loadLinear(loader, [`${name}.output`]),
    up: loadLinear(loader, [`${name}.up`]),
    down: loadLinear(loader, [`${name}.down`]),
    attentionNorm: loadNorm(loader, `${name}.attention_norm`),
    outputNorm: loadNorm(loader, `${name}.output_norm`),
    epsilon,
    relation: loader.entries.has(`${name}.relation`) ? loadFloats(loader, `${name}.relation`) : 0,
  };
}

function loadDecoderLayer(loader: Loader, name: string): DecoderLayer {
  return {
    selfNorm: loadNorm(loader, `${name}.self_norm`),
    selfAttention: loadLinear(loader, [`${name}.self_query`, `${name}.self_key`, `${name}.self_value`]),
    selfOutput: loadLinear(loader, [`${name}.self_output`]),
    crossNorm: loadNorm(loader, `${name}.cross_norm`),
    crossQuery: loadLinear(loader, [`${name}.cross_query`]),
    crossItems: loadLinear(loader, [`${name}.cross_key`, `${name}.cross_value`]),
    crossOutput: loadLinear(loader, [`${name}.cross_output`]),
    outputNorm: loadNorm(loader, `${name}.output_norm`),
    up: loadLinear(loader, [`${name}.up`]),
    down: loadLinear(loader, [`${name}.down`]),
  };
}

function loadRelevance(loader: Loader, name: string): Relevance {
  const bias = floatsOf(loader, `${name}.bias`)[0] as number;
  return { weight: floatsOf(loader, `${name}.weight`).slice(), bias };
}

function entryOf(loader: Loader, name: string): TensorEntry {
  const entry = loader.entries.get(name);
  if (entry === undefined) throw new Error(`The checked weights have no tensor '${name}'.`);
  return entry;
}

function floatsOf(loader: Loader, name: string): Float32Array {
  const entry = entryOf(loader, name);
  return viewFloats(
    loader.weights.bytes,
    entry.offset,
    entry.shape.reduce((product, length) => product * length, 1),
  );
}

/** A copy where the file's own buffer is not aligned. */
function viewFloats(bytes: Uint8Array, offset: number, count: number): Float32Array {
  const at = bytes.byteOffset + offset;
  if (at % 4 === 0) return new Float32Array(bytes.buffer, at, count);
  return new Float32Array(bytes.slice(offset, offset + 4 * count).buffer);
}

function quantizedOf(loader: Loader, name: string) {
  const entry = entryOf(loader, name);
  if (entry.type !== 'int8') throw new Error(`The checked tensor '${name}' is not quantised.`);
  const [rows, columns] = entry.shape as [number, number];
  const { bytes } = loader.weights;
  return {
    rows,
    columns,
    bytes: bytes.subarray(entry.offset, entry.offset + rows * columns),
    scales: viewFloats(bytes, entry.scales, rows),
  };
}

function loadFloats(loader: Loader, ...names: string[]): number {
  const parts = names.map((name) => floatsOf(loader, name));
  const at = loader.arena.takeFloats(parts.reduce((sum, part) => sum + part.length, 0));
  let next = at;
  for (const part of parts) {
    loader.arena.floats(next, part.length).set(part);
    next += 4 * part.length;
  }
  return at;
}

const loadNorm = (loader: Loader, name: string) => loadFloats(loader, `${name}.weight`, `${name}.bias`);

function loadTable(loader: Loader, name: string): Table {
  const { bytes, scales } = quantizedOf(loader, name);
  const rows = loader.arena.take(bytes.length);
  loader.arena.bytes.set(bytes, rows);
  return { rows, scales: scales.slice() };
}

/** Several layers with the same inputs become one, their outputs side by side. */
function loadLinear(loader: Loader, names: readonly string[]): Linear {
  const { arena, functions, precision } = loader;
  const halves = precision === 'coarse' ? 1 : 2;
  const parts = names.map((name) => ({
    ...quantizedOf(loader, `${name}.weight`),
    bias: floatsOf(loader, `${name}.bias`),
  }));
  const inputs = (parts[0] as (typeof parts)[number]).columns;
  const count = parts.reduce((sum, part) => sum + part.rows, 0);
  const outputs = Math.ceil(count / 4) * 4;
  const weights = arena.take(outputs * inputs);
  const parameters = arena.takeZeros(3 * outputs);
  const mark = arena.mark();
  const source = arena.take(outputs * inputs);
  arena.bytes.fill(0, source, source + outputs * inputs);
  let row = 0;
  for (const part of parts) {
    arena.bytes.set(part.bytes, source + row * inputs);
    arena.floats(parameters + 4 * row, part.rows).set(part.scales);
    arena.floats(parameters + 4 * (2 * outputs + row), part.rows).set(part.bias);
    row += part.rows;
  }
  functions.prepareWeights(source, weights, outputs, inputs, parameters + 4 * outputs);
  arena.release(mark);
  return { weights, parameters, outputs, inputs, halves };
}
