import { workerData } from 'node:worker_threads';
import { PartQueue } from '../engine/part-queue.ts';
import type { HelperData } from '../engine/thread-team.ts';

/** A helper that claims one part and cannot do it. */
const queue = new PartQueue((workerData as HelperData).queue);
while (queue.claim() === null) queue.waitForPart();
queue.finish('failed');
