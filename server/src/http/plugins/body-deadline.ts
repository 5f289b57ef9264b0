import type { FastifyInstance } from 'fastify';

type Deadline = { time: number; except: readonly string[] };

/** A body that drips in must not hold a connection; only the routes that take files may wait for long. */
export function bodyDeadline(app: FastifyInstance, { time, except }: Deadline): void {
  app.addHook('onRequest', ({ raw, headers, routeOptions }, _reply, done) => {
    const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
    if (hasBody && !raw.complete && !except.includes(routeOptions.url ?? '')) {
      // Nobody reads an empty body, so it never emits 'end', although it has arrived.
      const timer = setTimeout(() => raw.complete || raw.destroy(), time);
      raw.once('close', () => clearTimeout(timer));
      raw.once('end', () => clearTimeout(timer));
    }
    done();
  });
}
