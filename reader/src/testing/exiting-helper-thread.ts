import { workerData } from 'node:worker_threads';
import type { HelperData } from '../engine/thread-team.ts';
import { ThreadWorkQueue } from '../engine/thread-work-queue.ts';

/** A helper that ends in the middle of the first part that it claims, without a word. */
const queue = new ThreadWorkQueue((workerData as HelperData).queue);
while (queue.claim() === null) queue.waitForPart();
process.exit(1);
