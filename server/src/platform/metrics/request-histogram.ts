export type RequestDone = { method: string; route: string; status: number; seconds: number };

/** One line of the page, as prom-client's registry takes it. */
type Value = { metricName: string; labels: Record<string, string | number>; value: number };

type Series = { labels: Omit<RequestDone, 'seconds'>; counts: number[]; sum: number };

const name = 'parley_http_request_seconds';
const help = 'Time a request took, by route and status.';
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/**
 * A histogram that prom-client's registry shows like one of its own. Its own one checks and hashes the labels of each
 * observation, which costs more than the rest of what is counted about a request.
 */
export function requestHistogram() {
  /** By route, then by method and status: no key has to be written for each request. */
  const known = new Map<string, Series[]>();
  const seriesOf = ({ method, route, status }: RequestDone): Series => {
    const ofRoute = known.get(route) ?? [];
    const found = ofRoute.find(({ labels }) => labels.status === status && labels.method === method);
    if (found) return found;
    const counts = new Array(bounds.length + 1).fill(0);
    const series = { labels: { method, route, status }, counts, sum: 0 };
    known.set(route, [...ofRoute, series]);
    return series;
  };
  return {
    name,
    observe: (request: RequestDone) => {
      const series = seriesOf(request);
      const bucket = bounds.findIndex((bound) => request.seconds <= bound);
      const place = bucket < 0 ? bounds.length : bucket;
      series.counts[place] = (series.counts[place] ?? 0) + 1;
      series.sum += request.seconds;
    },
    get: async () => ({
      name,
      help,
      type: 'histogram',
      aggregator: 'sum',
      values: [...known.values()].flat().flatMap(valuesOf),
    }),
    reset: () => known.clear(),
  };
}

/** Each bucket holds what took up to its bound, those before it included. */
function valuesOf({ labels, counts, sum }: Series): Value[] {
  let count = 0;
  const buckets = counts.map((own, place) => {
    count += own;
    const le = bounds[place] ?? '+Inf';
    return { metricName: `${name}_bucket`, labels: { le, ...labels }, value: count };
  });
  return [
    ...buckets,
    { metricName: `${name}_sum`, labels: { ...labels }, value: sum },
    { metricName: `${name}_count`, labels: { ...labels }, value: count },
  ];
}
