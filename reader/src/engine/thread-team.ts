import { Worker } from 'node:worker_threads';
import type { LayerModel, LayerStep } from './layer-step-types.ts';
import type { MemoryArena, Region } from './memory-arena.ts';
import type { KernelParts } from './open-wasm-kernel.ts';
import { ThreadWorkQueue } from './thread-work-queue.ts';

/** Enough for a head over so many rows, and for 32 rows of the widest layer. */
const regionBytes = 4 * 2 ** 20;
export const mostSharedRows = 640;

/** How a helper is started. */
export type HelperData = {
  kernel: KernelParts;
  model: LayerModel;
  /** What this thread may write into besides the results of its parts. */
  region: Region;
  queue: SharedArrayBuffer;
};

export type HelperOptions = {
  /** What the helpers run. */
  program?: URL;
  /** A part takes a few ms. On a busy machine its thread may have to wait its turn, but not for so many ms. */
  longestWait?: number;
};

type TeamOptions = {
  kernel: KernelParts;
  arena: MemoryArena;
  model: LayerModel;
  /** How many besides this thread. */
  helpers: number;
  options?: HelperOptions;
};

/** This thread and others that take over parts of its work. They sleep in between. */
export class ThreadTeam {
  readonly #workers: Worker[];
  readonly #queue = new ThreadWorkQueue();
  readonly #longestWait: number;
  #running: number;

  constructor({ kernel, arena, model, helpers, options = {} }: TeamOptions) {
    this.#longestWait = options.longestWait ?? 5_000;
    const { module, memory, variant } = kernel;
    const program = options.program ?? new URL('./layer-helper-thread.ts', import.meta.url);
    this.#running = helpers;
    this.#workers = Array.from({ length: helpers }, () => {
      const start = arena.take(regionBytes);
      const workerData: HelperData = {
        kernel: { module, memory, variant },
        model: { config: model.config, layers: model.layers },
        region: { start, end: start + regionBytes },
        queue: this.#queue.shared,
      };
      const worker = new Worker(program, { workerData, env: {} });
      worker.unref();
      // A thread that does not start takes no part of the work: the others do it.
      worker.on('error', () => undefined);
      worker.on('exit', () => (this.#running -= 1));
      return worker;
    });
  }

  /** How many helpers have not ended. */
  get running(): number {
    return this.#running;
  }

  /** Does all parts of a step; `runHere` does those that no helper claims. */
  run(step: LayerStep, parts: number, runHere: (part: number) => void): void {
    this.#queue.open(step, parts);
    for (let claimed = this.#queue.claim(); claimed !== null; claimed = this.#queue.claim()) {
      runHere(claimed.part);
      this.#queue.finish('done');
    }
    if (this.#queue.waitForAll(this.#longestWait) !== 'done') throw new ThreadTeamError();
  }

  async close(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.terminate()));
  }
}

/** A helper failed, ended in the middle of a part or hangs: it may still write into the memory, which is of no use then. */
export class ThreadTeamError extends Error {
  override readonly name = 'ThreadTeamError';

  constructor() {
    super('A thread of the reader did not finish its work.');
  }
}
