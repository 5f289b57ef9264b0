import type { RequestDone, SignInOutcome } from './prometheus.ts';

export type Metrics = {
  requestDone(request: RequestDone): void;
  signIn(outcome: SignInOutcome): void;
  /** The page a scraper reads. */
  expose(): Promise<{ text: string; contentType: string }>;
};

/** Counting starts with the first request; the library is loaded then, not before the server can listen. */
export function createMetrics(): Metrics {
  let loading: ReturnType<typeof load> | undefined;
  const registry = () => {
    loading ??= load();
    return loading;
  };
  return {
    requestDone: (request) => void registry().then((loaded) => loaded.requestDone(request)),
    signIn: (outcome) => void registry().then((loaded) => loaded.signIn(outcome)),
    expose: async () => {
      const { text, contentType } = await registry();
      return { text: await text(), contentType };
    },
  };
}

async function load() {
  const { createRegistry } = await import('./prometheus.ts');
  return createRegistry();
}
