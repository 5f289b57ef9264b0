import { workerData } from 'node:worker_threads';
import type { HelperData } from '../engine/thread-team.ts';
import { ThreadWorkQueue } from '../engine/thread-work-queue.ts';

/** A helper that claims one part and cannot do it. */
const queue = new ThreadWorkQueue((workerData as HelperData).queue);
while (queue.claim() === null) queue.waitForPart();
queue.finish('failed');
