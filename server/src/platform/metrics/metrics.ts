import cluster from 'node:cluster';
import { metricsOfAll } from './metrics-of-processes.ts';
import type { SignInOutcome } from './prometheus-registry.ts';
import type { RequestDone } from './request-histogram.ts';

export type Metrics = {
  requestDone(request: RequestDone): void;
  signIn(outcome: SignInOutcome): void;
  /** The page a scraper reads. */
  expose(): Promise<{ text: string; contentType: string }>;
};

/** Counting starts with the first request; the library is loaded then, not before the server can listen. */
export function createMetrics(): Metrics {
  let loading: ReturnType<typeof load> | undefined;
  let loaded: Awaited<ReturnType<typeof load>> | undefined;
  const registry = async () => {
    loading ??= load();
    loaded = await loading;
    return loaded;
  };
  const ofAll = cluster.isWorker ? metricsOfAll(async () => (await registry()).values()) : undefined;
  return {
    requestDone: (request) => {
      if (loaded) loaded.requestDone(request);
      else void registry().then(({ requestDone }) => requestDone(request));
    },
    signIn: (outcome) => void registry().then(({ signIn }) => signIn(outcome)),
    expose: async () => {
      const { text, contentType } = await registry();
      return { text: await (ofAll ?? text)(), contentType };
    },
  };
}

async function load() {
  const { createRegistry } = await import('./prometheus-registry.ts');
  return createRegistry();
}
