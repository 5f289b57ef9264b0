import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Log } from '../../../platform/log.ts';
import { afterAnswer, atArrival } from './register-lifecycle-steps.ts';

/** Every request has an id that its answer tells, and one line in the log. */
export function logRequests(app: FastifyInstance, log: Log): void {
  app.setChildLoggerFactory((parent, bindings) => new RequestLog(parent, bindings));
  atArrival(app, (request, reply) => {
    reply.header('x-request-id', request.id);
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
  afterAnswer(app, (request, { elapsedTime }, status) => {
    if (!log.isLevelEnabled('info')) return;
    // The path without its query: confirmation and OAuth links carry secrets there.
    const path = request.url.split('?', 1)[0];
    const ms = Math.round(elapsedTime);
    log.info({ reqId: request.id, method: request.method, path, status, ms }, 'request');
  });
}

type Bindings = Parameters<FastifyBaseLogger['child']>[0];
type Line = Parameters<FastifyBaseLogger['info']>;

/** Made with the first line that a request writes besides its own: most write none, and each request would pay for it. */
class RequestLog {
  readonly #parent: FastifyBaseLogger;
  readonly #bindings: Bindings;
  #made: FastifyBaseLogger | undefined;

  constructor(parent: FastifyBaseLogger, bindings: Bindings) {
    this.#parent = parent;
    this.#bindings = bindings;
  }

  get #log(): FastifyBaseLogger {
    this.#made ??= this.#parent.child(this.#bindings);
    return this.#made;
  }

  get level(): string {
    return this.#parent.level;
  }

  child(...given: Parameters<FastifyBaseLogger['child']>): FastifyBaseLogger {
    return this.#log.child(...given);
  }

  fatal(...line: Line): void {
    this.#log.fatal(...line);
  }

  error(...line: Line): void {
    this.#log.error(...line);
  }

  warn(...line: Line): void {
    this.#log.warn(...line);
  }

  info(...line: Line): void {
    this.#log.info(...line);
  }

  debug(...line: Line): void {
    this.#log.debug(...line);
  }

  trace(...line: Line): void {
    this.#log.trace(...line);
  }

  silent(): void {
    // Writes nothing, whatever it is given.
  }
}
