import { Arena } from './arena.ts';
import { DecoderSession, type ModelInput } from './decoder.ts';
import { encodeTokens, type Machine } from './encoder.ts';
import type { Kernel } from './kernel.ts';
import { loadModel, type Precision } from './loaded-model.ts';
import type { ModelConfig, Weights } from './weights.ts';

/** A model in the kernel's memory. One thing at a time: its memory is one stack. */
export class Engine {
  readonly config: ModelConfig;
  #machine: Machine | null;

  /** Takes over the kernel's memory; the weights must have been checked and are not needed afterwards. */
  constructor(kernel: Kernel, weights: Weights, precision: Precision = 'coarse') {
    const { functions, memory } = kernel;
    const arena = new Arena(memory);
    this.config = weights.index.config;
    this.#machine = { arena, functions, model: loadModel({ arena, functions, weights, precision }) };
  }

  /** Reads an input; the session must be closed before the next. */
  open(input: ModelInput, size: { rows: number; steps: number }): DecoderSession {
    return new DecoderSession(this.#opened(), input, size);
  }

  /** The vector of a text, of length 1. */
  embed(ids: ArrayLike<number>): Float32Array {
    const machine = this.#opened();
    const { arena, functions } = machine;
    const { hidden } = this.config;
    const mark = arena.mark();
    const zeros = new Uint8Array(ids.length);
    const tokens = encodeTokens(machine, { ids, segments: zeros, match: zeros, type: zeros });
    const sum = arena.takeZeros(hidden);
    for (let at = 0; at < ids.length; at += 1) functions.addScaled(tokens + 4 * at * hidden, 1, sum, hidden);
    const vector = arena.floats(sum, hidden).slice();
    arena.release(mark);
    const length = Math.sqrt(vector.reduce((total, value) => total + value * value, 0));
    return length === 0 ? vector : vector.map((value) => value / length);
  }

  /** Drops the weights. */
  dispose(): void {
    this.#machine = null;
  }

  #opened(): Machine {
    if (this.#machine === null) throw new Error('The engine has been disposed of.');
    return this.#machine;
  }
}
