import type { FastifyInstance, FastifyRequest } from 'fastify';
import { afterAnswer, atArrival } from './request-steps.ts';

type Deadline = { time: number; except: readonly string[] };

/** Into how many parts the time is cut: a body may take longer by one of them. */
const parts = 30;

/**
 * A body that drips in must not hold a connection; only the routes that take files may wait for long. One timer looks
 * after all of them: a timer of its own for each request, with what stops it, takes a hundredth of a small request.
 */
export function bodyDeadline(app: FastifyInstance, { time, except }: Deadline): void {
  /** By the turn of the timer in which they came. */
  const coming = new Map<FastifyRequest, number>();
  let turn = 0;
  let timer: NodeJS.Timeout | undefined;
  const look = () => {
    turn += 1;
    timer = undefined;
    for (const [request, came] of coming) {
      const { raw } = request;
      const isOver = !raw.complete && !raw.destroyed && turn - came > parts;
      if (isOver && !except.includes(request.routeOptions.url ?? '')) raw.destroy();
      if (isOver || raw.complete || raw.destroyed) coming.delete(request);
    }
    plan();
  };
  const plan = () => {
    if (coming.size > 0) timer ??= setTimeout(look, time / parts).unref();
  };
  atArrival(app, (request) => {
    const { raw, headers } = request;
    const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
    if (!hasBody || raw.complete) return;
    coming.set(request, turn);
    plan();
  });
  afterAnswer(app, (request) => void coming.delete(request));
  app.addHook('onClose', (_app, done) => {
    clearTimeout(timer);
    done();
  });
}
