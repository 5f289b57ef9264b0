import type { Linear } from './copy-weights-into-kernel.ts';
import type { MemoryArena } from './memory-arena.ts';
import type { KernelFunctions } from './open-wasm-kernel.ts';

/** What one thread calculates with. */
export type Calculator = { arena: MemoryArena; functions: KernelFunctions };

/** Rows come in sixteens, so that the kernel needs no code for what is left over. */
export const roundedUp = (count: number): number => Math.ceil(count / 16) * 16;

/** The kernel keeps rows in groups of four. */
const inFours = (rows: number): number => Math.ceil(rows / 4) * 4;

/**
 * Runs a linear layer over an even number of rows of floats. Returns the position of the results, `layer.outputs` numbers
 * per row, with room for rows in fours.
 */
export function runLinear(
  calculator: Calculator,
  layer: Linear,
  { x, rows }: { x: number; rows: number },
): number {
  const y = calculator.arena.takeFloats(inFours(rows) * layer.outputs);
  writeLinear(calculator, layer, { x, rows, y });
  return y;
}

export function writeLinear(
  { arena, functions }: Calculator,
  layer: Linear,
  { x, rows, y }: { x: number; rows: number; y: number },
): void {
  const mark = arena.mark();
  const quantized = arena.take(2 * inFours(rows) * layer.inputs);
  const scales = arena.takeFloats(2 * inFours(rows));
  const { weights, parameters, outputs, inputs, halves } = layer;
  functions.quantizeRows(x, inputs, rows, inputs, halves, quantized, scales);
  functions.linear(quantized, scales, weights, parameters, y, outputs, rows, outputs, inputs, halves);
  arena.release(mark);
}

export const rowOf = (table: number, row: number, width: number): number => table + 4 * row * width;
