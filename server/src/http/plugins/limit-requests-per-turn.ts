import { api } from '@parley/contract/routes';
import type { FastifyInstance } from 'fastify';

/** Requests that begin in one turn of the event loop. */
const most = 4;

/**
 * Node accepts one new connection per turn of the event loop. A turn that answered all of two hundred busy connections
 * would keep a new one waiting behind all of them, and a burst of new ones for the better part of a minute. So a few
 * requests begin per turn, in the order in which they came, every other one of them from a connection that has had no
 * answer yet; whether the server lives is answered at once.
 */
export function limitRequestsPerTurn(app: FastifyInstance): void {
  /** What waits: of new connections, and of the others. */
  const first: (() => void)[] = [];
  const later: (() => void)[] = [];
  /** Since the last turn that was planned. Turns with few requests need no plan, which would cost them another turn. */
  let begun = 0;
  const begin = (request: () => void) => {
    begun += 1;
    if (begun === most) setImmediate(nextTurn);
    request();
  };
  const nextTurn = () => {
    begun = 0;
    for (let turn = 0; turn < most; turn += 1) {
      const request = turn % 2 === 0 ? (first.shift() ?? later.shift()) : (later.shift() ?? first.shift());
      if (request) begin(request);
    }
  };
  app.addHook('onRequest', (request, _reply, done) => {
    if (begun < most && first.length === 0 && later.length === 0) begin(done);
    else if (request.routeOptions.url === api.health) done();
    else if (request.raw.socket.bytesWritten === 0) first.push(done);
    else later.push(done);
  });
}
