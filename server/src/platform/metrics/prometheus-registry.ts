import { Counter, collectDefaultMetrics, type Metric, Registry } from 'prom-client';
import { requestHistogram } from './request-histogram.ts';

export type SignInOutcome = 'success' | 'refused' | 'limited';

/** The registry itself; `metrics.ts` loads it when the first thing is counted. */
export function createRegistry() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = requestHistogram();
  // The registry calls `get` alone, whatever its type says.
  registry.registerMetric(requests as unknown as Metric);
  const signIns = new Counter({
    name: 'parley_sign_ins_total',
    help: 'Attempts to sign in, by outcome.',
    labelNames: ['outcome'],
    registers: [registry],
  });
  return {
    requestDone: requests.observe,
    signIn: (outcome: SignInOutcome) => signIns.inc({ outcome }),
    text: () => registry.metrics(),
    values: () => registry.getMetricsAsJSON(),
    contentType: registry.contentType,
  };
}
