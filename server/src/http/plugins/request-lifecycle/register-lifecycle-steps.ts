import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { whenResponseClosed } from '../../../platform/aborting/when-response-closed.ts';

/** Never waits. What it throws ends the request. */
type Step = (request: FastifyRequest, reply: FastifyReply) => void;
/** Never waits, never throws. */
type LastStep = (request: FastifyRequest, reply: FastifyReply, status: number) => void;
type Steps = { atArrival: Step[]; beforeAnswer: Step[]; afterAnswer: LastStep[] };

declare module 'fastify' {
  interface FastifyReply {
    /** Its last steps have run. */
    isOver?: boolean;
  }
}

/** As proxies call it: the connection was closed before the answer was sent. */
export const clientClosedRequest = 499;

const stepsOf = new WeakMap<FastifyInstance, Steps>();

/** When its headers have come in. */
export function atArrival(app: FastifyInstance, step: Step): void {
  stepsIn(app).atArrival.push(step);
}

/** Before its answer is sent, also to a client that has gone. */
export function beforeAnswer(app: FastifyInstance, step: Step): void {
  stepsIn(app).beforeAnswer.push(step);
}

/**
 * Once for every request: when its answer was sent, or when its connection was closed before that, with status 499. Its
 * handler may still be at work then.
 */
export function afterAnswer(app: FastifyInstance, step: LastStep): void {
  stepsIn(app).afterAnswer.push(step);
}

/**
 * All steps of a stage are one hook, in the order in which they were added, at the place of the first step of any stage:
 * Fastify runs each hook with closures of its own, for every request.
 */
function stepsIn(app: FastifyInstance): Steps {
  const known = stepsOf.get(app);
  if (known) return known;
  const steps: Steps = { atArrival: [], beforeAnswer: [], afterAnswer: [] };
  stepsOf.set(app, steps);
  const finish = (request: FastifyRequest, reply: FastifyReply, status: number) => {
    if (reply.isOver) return;
    reply.isOver = true;
    for (const step of steps.afterAnswer) step(request, reply, status);
  };
  // Fastify takes what a hook throws for its error.
  app.addHook('onRequest', (request, reply, done) => {
    try {
      for (const step of steps.atArrival) step(request, reply);
    } finally {
      // Fastify's onResponse never comes for a client that has gone. After the steps: it may have gone already.
      whenResponseClosed(reply.raw, () => finish(request, reply, clientClosedRequest));
    }
    done();
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    for (const step of steps.beforeAnswer) step(request, reply);
    done(null, payload);
  });
  app.addHook('onResponse', (request, reply, done) => {
    finish(request, reply, reply.statusCode);
    done();
  });
  return steps;
}
