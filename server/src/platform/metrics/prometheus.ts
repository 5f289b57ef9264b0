import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

export type RequestDone = { method: string; route: string; status: number; seconds: number };
export type SignInOutcome = 'success' | 'refused' | 'limited';

/** The registry itself; `metrics.ts` loads it when the first thing is counted. */
export function createRegistry() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'parley_http_request_seconds',
    help: 'Time a request took, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers: [registry],
  });
  const signIns = new Counter({
    name: 'parley_sign_ins_total',
    help: 'Attempts to sign in, by outcome.',
    labelNames: ['outcome'],
    registers: [registry],
  });
  return {
    requestDone: ({ seconds, ...labels }: RequestDone) => requests.observe(labels, seconds),
    signIn: (outcome: SignInOutcome) => signIns.inc({ outcome }),
    text: () => registry.metrics(),
    values: () => registry.getMetricsAsJSON(),
    contentType: registry.contentType,
  };
}
