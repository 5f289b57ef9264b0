import { workerData } from 'node:worker_threads';
import { PartQueue } from '../engine/part-queue.ts';
import type { HelperData } from '../engine/thread-team.ts';

/** A helper that ends in the middle of the first part that it claims, without a word. */
const queue = new PartQueue((workerData as HelperData).queue);
while (queue.claim() === null) queue.waitForPart();
process.exit(1);
