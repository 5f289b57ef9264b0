import type { ModelConfig, Weights } from './check-weights.ts';
import { loadModel, type Precision } from './copy-weights-into-kernel.ts';
import { DecoderSession, type SessionSize } from './decoder.ts';
import { encodeTokens } from './encoder.ts';
import { MemoryArena } from './memory-arena.ts';
import type { ModelInput } from './model-input-types.ts';
import type { Kernel } from './open-wasm-kernel.ts';
import type { Machine } from './run-layers.ts';
import { type HelperOptions, ThreadTeam, ThreadTeamError } from './thread-team.ts';

export type EngineOptions = {
  precision?: Precision;
  /** How many share the work, with the one that calls. Results do not depend on it. */
  threads?: number;
  /** Of the other threads. */
  helpers?: HelperOptions;
};

/** A model in the kernel's memory. One thing at a time: its memory is one stack. */
export class Engine {
  readonly config: ModelConfig;
  #machine: Machine | null;

  /** Takes over the kernel's memory; the weights must have been checked and are not needed afterwards. */
  constructor(
    kernel: Kernel,
    weights: Weights,
    { precision = 'coarse', threads = 1, helpers: options = {} }: EngineOptions = {},
  ) {
    const { functions, memory } = kernel;
    const arena = new MemoryArena(memory);
    this.config = weights.index.config;
    const model = loadModel({ arena, functions, weights, precision });
    const team = threads > 1 ? new ThreadTeam({ kernel, arena, model, helpers: threads - 1, options }) : null;
    this.#machine = { arena, functions, model, team };
  }

  /** Reads an input; the session must be closed before the next. */
  open(input: ModelInput, size: SessionSize): DecoderSession {
    return this.#calculate((machine) => new DecoderSession(machine, input, size));
  }

  /** The vector of a text, of length 1. */
  embed(ids: ArrayLike<number>): Float32Array {
    const vector = this.#calculate((machine) => sumOfTokens(machine, ids));
    const length = Math.sqrt(vector.reduce((total, value) => total + value * value, 0));
    return length === 0 ? vector : vector.map((value) => value / length);
  }

  /** Drops the weights and ends the threads. */
  async dispose(): Promise<void> {
    const team = this.#machine?.team;
    this.#machine = null;
    await team?.close();
  }

  #calculate<Result>(work: (machine: Machine) => Result): Result {
    if (this.#machine === null) throw new Error('The engine has been disposed of.');
    try {
      return work(this.#machine);
    } catch (error) {
      if (error instanceof ThreadTeamError) void this.dispose();
      throw error;
    }
  }
}

function sumOfTokens(machine: Machine, ids: ArrayLike<number>): Float32Array {
  const { arena, functions, model } = machine;
  const { hidden } = model.config;
  const mark = arena.mark();
  const zeros = new Uint8Array(ids.length);
  const tokens = encodeTokens(machine, { ids, segments: zeros, match: zeros, type: zeros });
  const sum = arena.takeZeros(hidden);
  for (let at = 0; at < ids.length; at += 1) functions.addScaled(tokens + 4 * at * hidden, 1, sum, hidden);
  const vector = arena.floats(sum, hidden).slice();
  arena.release(mark);
  return vector;
}
