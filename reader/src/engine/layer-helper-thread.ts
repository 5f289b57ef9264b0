import { workerData } from 'node:worker_threads';
import { MemoryArena } from './memory-arena.ts';
import { startKernel } from './open-wasm-kernel.ts';
import { type LayerWorker, runPart } from './run-layers.ts';
import type { HelperData } from './thread-team.ts';
import { ThreadWorkQueue } from './thread-work-queue.ts';

/** Takes over parts of layers until it is ended from outside. */
const { kernel, model, region, queue: shared } = workerData as HelperData;
const { functions, memory } = await startKernel(kernel);
const worker: LayerWorker = { arena: new MemoryArena(memory, region), functions, model };
const queue = new ThreadWorkQueue(shared);
for (;;) {
  const claimed = queue.claim();
  if (claimed === null) queue.waitForPart();
  else queue.finish(outcomeOf(claimed));
}

function outcomeOf({ step, part }: NonNullable<ReturnType<ThreadWorkQueue['claim']>>): 'done' | 'failed' {
  try {
    runPart(worker, step, part);
    return 'done';
  } catch {
    return 'failed';
  }
}
