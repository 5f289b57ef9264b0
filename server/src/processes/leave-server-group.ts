import cluster from 'node:cluster';
import { scaleTimeLimit } from '../platform/scale-time-limit.ts';

type Message = { kind: 'leaving' } | { kind: 'nothing more comes' };

const longestWait = scaleTimeLimit(2_000);

/**
 * In one of several processes that has stopped listening: waits until the primary knows. A connection that it handed
 * over before that is still given back and served by another; were this process gone by then, it would be lost.
 */
export async function leaveServerGroup(): Promise<void> {
  if (!cluster.isWorker || !process.connected) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, longestWait);
  process.on('message', ({ kind }: Message) => {
    if (kind === 'nothing more comes') resolve();
  });
  process.once('disconnect', resolve);
  process.send?.({ kind: 'leaving' } satisfies Message);
  await promise;
  clearTimeout(timer);
}

/** In the primary: what it has sent to a process reaches it before this answer. */
export function answerWhoLeaves(): void {
  cluster.on('message', (worker, { kind }: Message) => {
    if (kind === 'leaving' && worker.isConnected())
      worker.send({ kind: 'nothing more comes' } satisfies Message);
  });
}
