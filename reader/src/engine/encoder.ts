import type { Arena } from './arena.ts';
import type { KernelFunctions } from './kernel.ts';
import type { Layer, Linear, LoadedModel } from './loaded-model.ts';

export type Machine = { arena: Arena; functions: KernelFunctions; model: LoadedModel };

/** One entry per token. */
export type TokenInput = {
  ids: ArrayLike<number>;
  /** 0 up to the first [SEP], 1 behind it. */
  segments: ArrayLike<number>;
  match: ArrayLike<number>;
  type: ArrayLike<number>;
};

/** Rows come in sixteens, so that the kernel needs no code for what is left over. */
export const roundedUp = (count: number): number => Math.ceil(count / 16) * 16;

/** Runs a linear layer over rows of floats. Returns the position of the results, `layer.outputs` numbers per row. */
export function runLinear(machine: Machine, layer: Linear, { x, rows }: { x: number; rows: number }): number {
  const y = machine.arena.takeFloats(rows * layer.outputs);
  writeLinear(machine, layer, { x, rows, y });
  return y;
}

export function writeLinear(
  { arena, functions }: Machine,
  layer: Linear,
  { x, rows, y }: { x: number; rows: number; y: number },
): void {
  const mark = arena.mark();
  const quantized = arena.take(2 * rows * layer.inputs);
  const scales = arena.takeFloats(2 * rows);
  const { weights, parameters, outputs, inputs, halves } = layer;
  functions.quantizeRows(x, inputs, rows, inputs, halves, quantized, scales);
  functions.linear(quantized, scales, weights, parameters, y, outputs, rows, outputs, inputs, halves);
  arena.release(mark);
}

/** The encoder's output, one row of `hidden` numbers per token, rounded up to sixteen rows. */
export function encodeTokens(machine: Machine, input: TokenInput): number {
  const { arena, functions, model } = machine;
  const { hidden, positions } = model.config;
  const count = input.ids.length;
  if (count === 0 || count > positions) {
    throw new RangeError(`The encoder reads 1 to ${positions} tokens, not ${count}.`);
  }
  const rows = roundedUp(count);
  const x = arena.takeZeros(rows * hidden);
  for (let at = 0; at < count; at += 1) {
    const to = x + 4 * at * hidden;
    addTableRow(machine, model.word, { row: input.ids[at] as number, to });
    addTableRow(machine, model.position, { row: at, to });
    functions.addScaled(rowOf(model.segment, input.segments[at] as number, hidden), 1, to, hidden);
    functions.addScaled(rowOf(model.match, input.match[at] as number, hidden), 1, to, hidden);
    functions.addScaled(rowOf(model.type, input.type[at] as number, hidden), 1, to, hidden);
  }
  const epsilon = model.encoder[0]?.epsilon ?? 0;
  functions.normalizeRows(x, 0, model.embeddingNorm, x, rows, hidden, epsilon);
  for (const layer of model.encoder) runLayer(machine, layer, { x, count, relations: 0 });
  return x;
}

export const rowOf = (table: number, row: number, width: number): number => table + 4 * row * width;

export function addTableRow(
  { functions, model }: Machine,
  table: LoadedModel['word'],
  { row, to }: { row: number; to: number },
): void {
  const scale = table.scales[row];
  if (scale === undefined) throw new RangeError(`The table has ${table.scales.length} rows, no row ${row}.`);
  functions.addQuantized(table.rows + row * model.config.hidden, scale, to, model.config.hidden);
}

/** One layer over `count` rows at `x`, in place. `relations`: one byte per pair of rows, 0 for none. */
export function runLayer(
  machine: Machine,
  layer: Layer,
  { x, count, relations }: { x: number; count: number; relations: number },
): void {
  const { arena, functions, model } = machine;
  const { hidden } = model.config;
  const rows = roundedUp(count);
  const mark = arena.mark();
  const attended = attend(machine, layer, { x, count, relations });
  const output = runLinear(machine, layer.output, { x: attended, rows });
  functions.normalizeRows(output, x, layer.attentionNorm, x, rows, hidden, layer.epsilon);
  arena.release(mark);
  for (let first = 0; first < rows; first += blockRows) {
    const block = { x: rowOf(x, first, hidden), rows: Math.min(blockRows, rows - first) };
    feedForward(machine, layer, block);
  }
}

/** So few rows that what the layer makes of them stays in the second-level cache. */
const blockRows = 32;

function feedForward(machine: Machine, layer: Layer, { x, rows }: { x: number; rows: number }): void {
  const { arena, functions, model } = machine;
  const { hidden } = model.config;
  const mark = arena.mark();
  const up = runLinear(machine, layer.up, { x, rows });
  functions.gelu(up, rows * layer.up.outputs);
  const down = runLinear(machine, layer.down, { x: up, rows });
  functions.normalizeRows(down, x, layer.outputNorm, x, rows, hidden, layer.epsilon);
  arena.release(mark);
}

/**
 * Attention of all rows to all rows. Keys and values are the weights of two linear layers, one head after the other;
 * scores are logarithms to the base 2.
 */
function attend(
  machine: Machine,
  layer: Layer,
  { x, count, relations }: { x: number; count: number; relations: number },
): number {
  const { arena, functions, model } = machine;
  const { hidden, heads } = model.config;
  const rows = roundedUp(count);
  const width = hidden / heads;
  const stride = layer.attention.outputs;
  const joined = runLinear(machine, layer.attention, { x, rows });
  const attended = arena.takeFloats(rows * hidden);
  const scores = arena.takeFloats(rows * rows);
  const columns = arena.takeFloats(width * rows);
  const weights = arena.take(rows * width);
  const longest = Math.max(rows, width);
  const parameters = arena.takeFloats(3 * longest);
  const integers = arena.take(2 * rows * longest);
  const scales = arena.takeFloats(2 * rows);
  for (let head = 0; head < heads; head += 1) {
    const query = joined + 4 * head * width;
    const key = query + 4 * hidden;
    const value = key + 4 * hidden;
    functions.quantizeRows(query, stride, rows, width, 2, integers, scales);
    functions.quantizeWeights(key, stride, rows, width, Math.LOG2E / Math.sqrt(width), weights, parameters);
    functions.linear(integers, scales, weights, parameters, scores, rows, rows, rows, width, 2);
    if (relations !== 0) {
      functions.addRelations(scores, rows, relations, count, layer.relation, heads, head);
    }
    functions.shareRows(scores, rows, count, rows, integers, scales);
    functions.transpose(value, stride, rows, width, 1, columns, rows);
    functions.quantizeWeights(columns, rows, width, rows, 1, weights, parameters);
    const to = attended + 4 * head * width;
    functions.linear(integers, scales, weights, parameters, to, hidden, rows, width, rows, 2);
  }
  return attended;
}
