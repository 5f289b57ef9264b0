import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

export type Metrics = {
  requestDone(request: { method: string; route: string; status: number; seconds: number }): void;
  signIn(outcome: 'success' | 'refused' | 'limited'): void;
  text(): Promise<string>;
  contentType: string;
};

export function createMetrics(): Metrics {
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
    requestDone: ({ seconds, ...labels }) => requests.observe(labels, seconds),
    signIn: (outcome) => signIns.inc({ outcome }),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
