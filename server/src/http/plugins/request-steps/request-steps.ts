import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Never waits. What it throws ends the request. */
type Step = (request: FastifyRequest, reply: FastifyReply) => void;
type Stage = 'onRequest' | 'onSend' | 'onResponse';

const stepsOf = new WeakMap<FastifyInstance, Partial<Record<Stage, Step[]>>>();

/** When its headers have come in. */
export function atArrival(app: FastifyInstance, step: Step): void {
  add(app, 'onRequest', step);
}

/** Before its answer is sent. */
export function beforeAnswer(app: FastifyInstance, step: Step): void {
  add(app, 'onSend', step);
}

/** When its answer was sent. */
export function afterAnswer(app: FastifyInstance, step: Step): void {
  add(app, 'onResponse', step);
}

/**
 * All steps of a stage are one hook, in the order in which they were added, at the place of the first: Fastify runs each
 * hook with closures of its own, for every request.
 */
function add(app: FastifyInstance, stage: Stage, step: Step): void {
  const stages = stepsOf.get(app) ?? {};
  stepsOf.set(app, stages);
  const known = stages[stage];
  if (known) {
    known.push(step);
    return;
  }
  const steps = [step];
  stages[stage] = steps;
  const run = (request: FastifyRequest, reply: FastifyReply) => {
    for (let at = 0; at < steps.length; at += 1) steps[at]?.(request, reply);
  };
  // Fastify takes what a hook throws for its error.
  const runAndGoOn = (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
    run(request, reply);
    done();
  };
  if (stage === 'onRequest') app.addHook('onRequest', runAndGoOn);
  else if (stage === 'onResponse') app.addHook('onResponse', runAndGoOn);
  else
    app.addHook('onSend', (request, reply, payload, done) => {
      run(request, reply);
      done(null, payload);
    });
}
