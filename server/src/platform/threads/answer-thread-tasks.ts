import { parentPort } from 'node:worker_threads';
import type { ThreadAnswer } from './thread-pool.ts';

/** The other side of a `ThreadPool`: answers one task after the other. For the program of a thread alone. */
export function answerThreadTasks<Task, Result>(answer: (task: Task) => Result | Promise<Result>): void {
  const port = parentPort;
  if (!port) throw new Error('This file runs in a worker thread.');
  const send = (message: ThreadAnswer<Result>) => port.postMessage(message);
  port.on('message', async (task: Task) => {
    try {
      send({ result: await answer(task) });
    } catch (error) {
      send({ failed: error instanceof Error ? error.message : String(error) });
    }
  });
  send('ready');
}
