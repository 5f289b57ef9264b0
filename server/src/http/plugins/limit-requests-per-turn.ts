import { api } from '@parley/contract/routes';
import type { FastifyInstance } from 'fastify';

/** Requests that begin in one turn of the event loop. */
const most = 4;

/**
 * Node accepts one new connection per turn of the event loop. A turn that answered all of two hundred busy connections
 * would keep a new one waiting behind all of them, and a burst of new ones for the better part of a minute. So a few
 * requests begin per turn, in the order in which they came; whether the server lives is answered at once.
 */
export function limitRequestsPerTurn(app: FastifyInstance): void {
  const waiting: (() => void)[] = [];
  /** Since the last turn that was planned. Turns with few requests need no plan, which would cost them another turn. */
  let begun = 0;
  const begin = (request: () => void) => {
    begun += 1;
    if (begun === most) setImmediate(nextTurn);
    request();
  };
  const nextTurn = () => {
    begun = 0;
    for (const request of waiting.splice(0, most)) begin(request);
  };
  app.addHook('onRequest', (request, _reply, done) => {
    if (begun < most && waiting.length === 0) begin(done);
    else if (request.routeOptions.url === api.health) done();
    else waiting.push(done);
  });
}
