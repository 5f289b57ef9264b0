import { chooseItems, chooseTokens, type ItemsToRead } from './choose-items-to-read.ts';
import type { Relevance } from './copy-weights-into-kernel.ts';
import { embedTokens } from './encoder.ts';
import type { ModelInput } from './model-input-types.ts';
import { type Machine, runLayers } from './run-layers.ts';
import { roundedUp, rowOf } from './run-linear-layer.ts';

export type EncodedItems = {
  /** One row of `hidden` numbers per kept item, rounded up to sixteen rows. */
  vectors: number;
  /** The items of the input that were read to the end, in order. */
  kept: readonly number[];
  /** How relevant the first layers hold each item of the input, as logits. */
  early: Float32Array;
};

/** Which item each row of tokens belongs to, -1 for none. */
type TokenRows = { x: number; items: ArrayLike<number>; count: number };

/**
 * The vectors of the items: the mean of their tokens and what the relation layers make of it. The first layers of the
 * encoder read everything, the others only what these hold relevant: of a large schema that is a small part.
 */
export function encodeItems(machine: Machine, input: ModelInput, toRead: ItemsToRead): EncodedItems {
  const { arena, model } = machine;
  const { hidden, earlyLayers, encoderLayers } = model.config;
  const count = input.kinds.length;
  if (input.relations.length !== count * count) throw new RangeError('Each pair of items needs a relation.');
  const vectors = arena.takeFloats(roundedUp(count) * hidden);
  const mark = arena.mark();
  const x = embedTokens(machine, input);
  const tokens = input.ids.length;
  runLayers(machine, { first: 0, end: earlyLayers, x, count: tokens, relations: 0 });
  writeMeans(machine, { x, items: input.items, count: tokens }, { to: vectors, count });
  const early = earlyRelevanceOf(machine, vectors, count);
  const kept = chooseItems(input, early, toRead);
  const places = new Map(kept.map((item, at) => [item, at]));
  const rows = chooseTokens(input, new Set(kept));
  keepRows(machine, x, rows);
  runLayers(machine, { first: earlyLayers, end: encoderLayers, x, count: rows.length, relations: 0 });
  const items = rows.map((row) => places.get(input.items[row] as number) ?? -1);
  writeMeans(machine, { x, items, count: rows.length }, { to: vectors, count: kept.length });
  arena.release(mark);
  relate(machine, { input, kept, vectors });
  return { vectors, kept, early };
}

/** The mean of each item's tokens; zeros for an item without any, and in the rows beyond the items. */
function writeMeans(
  { arena, functions, model }: Machine,
  tokens: TokenRows,
  { to, count }: { to: number; count: number },
): void {
  const { hidden } = model.config;
  const lengths = new Int32Array(count);
  for (let at = 0; at < tokens.count; at += 1) {
    const item = tokens.items[at] as number;
    if (item >= 0) lengths[item] = (lengths[item] as number) + 1;
  }
  arena.floats(to, roundedUp(count) * hidden).fill(0);
  for (let at = 0; at < tokens.count; at += 1) {
    const item = tokens.items[at] as number;
    if (item < 0) continue;
    const share = 1 / (lengths[item] as number);
    functions.addScaled(rowOf(tokens.x, at, hidden), share, rowOf(to, item, hidden), hidden);
  }
}

function earlyRelevanceOf({ arena, model }: Machine, vectors: number, count: number): Float32Array {
  const { hidden } = model.config;
  return Float32Array.from({ length: count }, (_, item) =>
    logitOf(model.earlyRelevance, arena.floats(rowOf(vectors, item, hidden), hidden)),
  );
}

export function logitOf({ weight, bias }: Relevance, vector: Float32Array): number {
  let sum = bias;
  for (let at = 0; at < vector.length; at += 1) sum += (weight[at] as number) * (vector[at] as number);
  return sum;
}

/** Moves these rows, which are in order, to the front, and leaves zeros up to the next sixteen. */
function keepRows({ arena, model }: Machine, x: number, rows: readonly number[]): void {
  const { hidden } = model.config;
  for (const [at, row] of rows.entries()) {
    if (at !== row)
      arena.bytes.copyWithin(rowOf(x, at, hidden), rowOf(x, row, hidden), rowOf(x, row + 1, hidden));
  }
  arena.bytes.fill(0, rowOf(x, rows.length, hidden), rowOf(x, roundedUp(rows.length), hidden));
}

/** Adds the kinds of the kept items and runs the layers between them. */
function relate(
  machine: Machine,
  { input, kept, vectors }: { input: ModelInput; kept: readonly number[]; vectors: number },
): void {
  const { arena, functions, model } = machine;
  const { hidden, encoderLayers: first, relationLayers } = model.config;
  const [all, count] = [input.kinds.length, kept.length];
  for (const [at, item] of kept.entries()) {
    const kind = rowOf(model.kind, input.kinds[item] as number, hidden);
    functions.addScaled(kind, 1, rowOf(vectors, at, hidden), hidden);
  }
  const mark = arena.mark();
  const relations = arena.take(count * count);
  const { bytes } = arena;
  for (const [from, item] of kept.entries()) {
    for (const [to, other] of kept.entries()) {
      bytes[relations + from * count + to] = input.relations[item * all + other] as number;
    }
  }
  runLayers(machine, { first, end: first + relationLayers, x: vectors, count, relations });
  arena.release(mark);
}
