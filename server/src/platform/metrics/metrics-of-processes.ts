import cluster, { type Worker } from 'node:cluster';
import { randomUUID } from 'node:crypto';
import type { MetricObject } from 'prom-client';

/** A scraper that asks one of several processes gets the sum of all of them. */
type Message =
  | { kind: 'metrics wanted'; id: string }
  | { kind: 'metrics of one wanted'; id: string }
  | { kind: 'metrics of one'; id: string; metrics: MetricObject[] }
  | { kind: 'metrics of all'; id: string; text: string };

/** A process that is busy or on its way out is left out of the sum. */
const longestWait = 2_000;

/** In the primary process: answers each of its processes that asks. */
export function answerForAll(workers: () => readonly Worker[]): void {
  const waiting = new Map<string, (metrics: MetricObject[]) => void>();
  const one = (worker: Worker) => {
    const id = randomUUID();
    const { promise, resolve } = Promise.withResolvers<MetricObject[]>();
    const timer = setTimeout(resolve, longestWait, []);
    waiting.set(id, resolve);
    worker.send({ kind: 'metrics of one wanted', id } satisfies Message);
    return promise.finally(() => {
      clearTimeout(timer);
      waiting.delete(id);
    });
  };
  cluster.on('message', async (asker, message: Message) => {
    if (message.kind === 'metrics of one') waiting.get(message.id)?.(message.metrics);
    if (message.kind !== 'metrics wanted') return;
    const all = await Promise.all(workers().map(one));
    const { AggregatorRegistry } = await import('prom-client');
    const text = await AggregatorRegistry.aggregate(all).metrics();
    if (asker.isConnected()) asker.send({ kind: 'metrics of all', id: message.id, text } satisfies Message);
  });
}

/** In one of several processes: tells its own metrics when asked, and gives those of all. */
export function metricsOfAll(own: () => Promise<MetricObject[]>): () => Promise<string> {
  const waiting = new Map<string, (text: string) => void>();
  const send = (message: Message) => process.send?.(message);
  process.on('message', async (message: Message) => {
    if (message.kind === 'metrics of all') waiting.get(message.id)?.(message.text);
    if (message.kind === 'metrics of one wanted')
      send({ kind: 'metrics of one', id: message.id, metrics: await own() });
  });
  return async () => {
    const id = randomUUID();
    const { promise, resolve } = Promise.withResolvers<string>();
    waiting.set(id, resolve);
    send({ kind: 'metrics wanted', id });
    return promise.finally(() => waiting.delete(id));
  };
}
