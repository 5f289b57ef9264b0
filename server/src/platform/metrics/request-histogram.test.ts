import { Histogram, type Metric, Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { requestHistogram } from './request-histogram.ts';

const requests = [
  { method: 'GET', route: '/api/tools', status: 200, seconds: 0.005 },
  { method: 'GET', route: '/api/tools', status: 200, seconds: 0.3 },
  { method: 'GET', route: '/api/tools', status: 404, seconds: 0.02 },
  { method: 'POST', route: '/mcp', status: 200, seconds: 75 },
];

/** The library's own one with the same buckets. */
function theirs(): Histogram {
  return new Histogram({
    name: 'parley_http_request_seconds',
    help: 'Time a request took, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers: [],
  });
}

test('the page of metrics and the values for other processes are those of the library’s histogram', async () => {
  const [own, model] = [new Registry(), new Registry()];
  const ours = requestHistogram();
  const library = theirs();
  own.registerMetric(ours as unknown as Metric);
  model.registerMetric(library);
  for (const request of requests) {
    const { seconds, ...labels } = request;
    ours.observe(request);
    library.observe(labels, seconds);
  }
  const lines = async (registry: Registry) => (await registry.metrics()).split('\n').sort();
  expect(await lines(own)).toEqual(await lines(model));
  const plain = async (registry: Registry) => {
    const [metric] = JSON.parse(JSON.stringify(await registry.getMetricsAsJSON()));
    for (const value of metric.values) delete value.exemplar;
    return metric;
  };
  const [{ values, ...rest }, expected] = [await plain(own), await plain(model)];
  expect(values).toHaveLength(expected.values.length);
  expect(values).toEqual(expect.arrayContaining(expected.values));
  expect({ ...rest, values }).toMatchObject({ type: 'histogram', aggregator: 'sum', name: expected.name });
});
