import type { FastifyInstance, FastifyReply } from 'fastify';
import { afterAnswer, atArrival } from './register-lifecycle-steps.ts';

type Deadline = { time: number; except: readonly string[] };

/** Into how many parts the time is cut: a body may take longer by one of them. */
const parts = 30;

/**
 * A body that drips in must not hold a connection; only the routes that take files may wait for long, until they have
 * answered. An answer does not end the wait: Node keeps the connection open for the rest of the body. One timer looks
 * after all of them: a timer of its own for each request, with what stops it, takes a hundredth of a small request.
 *
 * Call it before whatever refuses a request.
 */
export function bodyDeadline(app: FastifyInstance, { time, except }: Deadline): void {
  /** By the turn of the timer in which they came. */
  const coming = new Map<FastifyReply, number>();
  let turn = 0;
  let timer: NodeJS.Timeout | undefined;
  const look = () => {
    turn += 1;
    timer = undefined;
    for (const [reply, came] of coming) {
      const { raw, routeOptions } = reply.request;
      const mayTakeLong = except.includes(routeOptions.url ?? '') && !reply.raw.writableEnded;
      if (raw.complete || raw.destroyed) coming.delete(reply);
      else if (mayTakeLong) coming.set(reply, turn);
      else if (turn - came > parts) {
        coming.delete(reply);
        raw.destroy();
      }
    }
    plan();
  };
  const plan = () => {
    if (coming.size > 0) timer ??= setTimeout(look, time / parts).unref();
  };
  atArrival(app, (request, reply) => {
    const { raw, headers } = request;
    const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
    if (!hasBody || raw.complete) return;
    coming.set(reply, turn);
    plan();
  });
  // Not until the timer looks: a thousand requests a second would be kept for a second each, with all they hold.
  afterAnswer(app, ({ raw }, reply) => {
    if (raw.complete) coming.delete(reply);
  });
  app.addHook('onClose', (_app, done) => {
    clearTimeout(timer);
    done();
  });
}
