import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { performance } from 'node:perf_hooks';
import type { ServerVitals } from '@parley/contract/operator/operator-api';
import { operatorLimits } from '@parley/contract/operator/operator-api';
import type { Store } from '../store/store.ts';

export type Heartbeat = {
  /** Of this server, as its row in the store is called. */
  readonly id: string;
  stop(): Promise<void>;
};

type Parts = { store: Pick<Store, 'servers'>; version: string; onFailure(error: unknown): void };

/** Tells the store again and again that this server runs, so that every other one can show it. */
export function startHeartbeat({ store, version, onFailure }: Parts): Heartbeat {
  const id = randomUUID();
  const startedAt = new Date().toISOString();
  let before = performance.eventLoopUtilization();
  let storeMs: number | null = null;
  let writing = Promise.resolve();
  const beat = async () => {
    const now = performance.eventLoopUtilization();
    const vitals = measure(performance.eventLoopUtilization(now, before).utilization, storeMs);
    before = now;
    const began = performance.now();
    const seenAt = new Date().toISOString();
    await store.servers.beat({ id, host: hostname(), version, startedAt, seenAt, vitals });
    storeMs = rounded(performance.now() - began);
  };
  const start = () => {
    writing = beat().catch(onFailure);
  };
  start();
  const timer = setInterval(start, operatorLimits.heartbeat).unref();
  return {
    id,
    stop: async () => {
      clearInterval(timer);
      await writing;
      await store.servers.remove(id).catch(onFailure);
    },
  };
}

function measure(busy: number, storeMs: number | null): ServerVitals {
  return {
    node: process.versions.node,
    pid: process.pid,
    memoryBytes: process.memoryUsage.rss(),
    busy: Math.round(busy * 1_000) / 1_000,
    storeMs,
  };
}

function rounded(milliseconds: number): number {
  return Math.round(milliseconds * 10) / 10;
}
