import type { FastifyInstance } from 'fastify';

type Deadline = { time: number; except: readonly string[] };

/** A body that drips in must not hold a connection; only the routes that take files may wait for long. */
export function bodyDeadline(app: FastifyInstance, { time, except }: Deadline): void {
  app.addHook('onRequest', async ({ raw, headers, routeOptions }) => {
    const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
    if (!hasBody || raw.complete || except.includes(routeOptions.url ?? '')) return;
    const timer = setTimeout(() => raw.destroy(), time);
    raw.once('close', () => clearTimeout(timer));
    raw.once('end', () => clearTimeout(timer));
  });
}
