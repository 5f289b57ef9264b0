import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BeamOptions, type BeamResult, beamSearch, defaultBeam } from './beam/beam-search.ts';
import { indexLayout, type PointableItems, type SchemaShape } from './beam/decoder-choice-numbers.ts';
import {
  checkWeights,
  incompatible,
  parseIndex,
  ReaderUnavailableError,
  type Weights,
  type WeightsIndex,
} from './engine/check-weights.ts';
import { type ItemsToRead, itemsToRead } from './engine/choose-items-to-read.ts';
import { Engine, type EngineOptions } from './engine/engine.ts';
import { type KernelVariant, openKernel } from './engine/open-wasm-kernel.ts';
import { isSeldomNamed } from './model-input/item-feature-numbers.ts';
import { buildRelations, relationNames } from './model-input/item-relations.ts';
import type { Layout } from './model-input/layout-types.ts';
import { createTokenizer, type Tokenizer } from './model-input/word-piece-tokenizer.ts';
import { fixedTokens } from './query/grammar.ts';

export type ReadInput = {
  layout: Layout;
  schema: SchemaShape;
  beam?: Partial<BeamOptions>;
  toRead?: ItemsToRead;
};

export type ReadResult = BeamResult & {
  /** How relevant each item of the layout is to the question, 0 to 1. */
  relevance: Float32Array;
};

/** Longer texts are cut: what a saved tool is about stands at the beginning of its description. */
const longestText = 256;

/** The trained model, ready to read questions. Holds about 60 MB until disposed of. */
export class TrainedModel {
  readonly #engine: Engine;
  readonly tokenizer: Tokenizer;

  constructor(engine: Engine, tokenizer: Tokenizer) {
    this.#engine = engine;
    this.tokenizer = tokenizer;
  }

  /** The likeliest queries for a question that is laid out with its schema. */
  read({ layout, schema, beam, toRead = itemsToRead }: ReadInput): ReadResult {
    const options = { ...defaultBeam, ...beam };
    const size = { rows: options.width, steps: options.longest, toRead };
    const segments = segmentsOf(layout, this.tokenizer.separator);
    const input = { ...layout, segments, seldomNamed: seldomNamedOf(layout) };
    const session = this.#engine.open(
      { ...input, items: layout.segments, relations: buildRelations(layout) },
      size,
    );
    try {
      const relevance = session.relevance();
      const index = indexLayout(narrowLayout(layout, session.kept), schema);
      return { ...beamSearch(session, index, options), relevance };
    } finally {
      session.close();
    }
  }

  /** The vector of a text, for finding texts that mean the same. */
  embed(text: string): Float32Array {
    const { start, separator } = this.tokenizer;
    const room = Math.min(longestText, this.#engine.config.positions) - 2;
    return this.#engine.embed([start, ...this.tokenizer.pieces(text).slice(0, room), separator]);
  }

  async dispose(): Promise<void> {
    await this.#engine.dispose();
  }
}

/** What the decoder can point at: all words, and of the others the items that are kept. */
function narrowLayout({ words, tables, columns, values }: Layout, kept: readonly number[]): PointableItems {
  const isKept = new Set(kept);
  const [firstColumn, firstValue] = [words + tables.length, words + tables.length + columns.length];
  return {
    words,
    tables: tables.filter((_, at) => isKept.has(words + at)),
    columns: columns.filter((_, at) => isKept.has(firstColumn + at)),
    values: values.filter((_, at) => isKept.has(firstValue + at)),
  };
}

/** 0 up to the first separator, which ends the question; 1 behind it. */
function segmentsOf({ ids }: Layout, separator: number): Uint8Array {
  return new Uint8Array(ids.length).fill(1, ids.indexOf(separator) + 1);
}

/** Which items are columns of moments or foreign keys: their tokens say so. */
function seldomNamedOf({ kinds, segments, type }: Layout): Uint8Array {
  const seldomNamed = new Uint8Array(kinds.length);
  segments.forEach((item, token) => {
    if (item >= 0 && isSeldomNamed(type[token])) seldomNamed[item] = 1;
  });
  return seldomNamed;
}

/** Throws `ReaderUnavailableError` where the weights are missing, damaged or of another version. */
export async function openTrainedModel(
  dataFolder: string,
  { variant, ...options }: EngineOptions & { variant?: KernelVariant } = {},
): Promise<TrainedModel> {
  const index = parseIndex(await readText(join(dataFolder, 'reader.json')));
  checkCompatible(index);
  const weights: Weights = { index, bytes: await readBytes(join(dataFolder, 'reader.bin')) };
  checkWeights(weights);
  const tokenizer = createTokenizer(await readText(join(dataFolder, 'vocabulary.txt')));
  return new TrainedModel(new Engine(await openKernel(dataFolder, variant), weights, options), tokenizer);
}

/** Weights of another grammar would write other queries than they mean. */
function checkCompatible(index: WeightsIndex): void {
  if (index.fixedTokens.join() !== fixedTokens.join()) {
    throw incompatible('The weights were trained on another grammar.');
  }
  if (index.relationNames.join() !== relationNames.join()) {
    throw incompatible('The weights were trained on other relations.');
  }
}

const readText = async (path: string): Promise<string> => new TextDecoder().decode(await readBytes(path));

async function readBytes(path: string): Promise<Uint8Array> {
  try {
    return await readFile(path);
  } catch (cause) {
    throw new ReaderUnavailableError('missing', `${path} cannot be read.`, { cause });
  }
}
