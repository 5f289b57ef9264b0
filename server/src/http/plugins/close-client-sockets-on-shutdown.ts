import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Draining } from '../../platform/draining-flag.ts';
import { scaleTimeLimit } from '../../platform/scale-time-limit.ts';
import { afterAnswer, atArrival, beforeAnswer } from './request-lifecycle/register-lifecycle-steps.ts';

/** What a request whose body is still on its way has left when the server is told to stop. */
const bodyGrace = scaleTimeLimit(4_000);

/**
 * A server that stops answers what it has begun, and nothing keeps it after that: connections that wait for a next
 * request are closed, those that have not yet sent one whole are cut, and each of the others with its answer.
 */
export function closeClientSocketsOnShutdown(
  app: FastifyInstance,
  { draining, grace = bodyGrace }: { draining: Draining; grace?: number },
): void {
  const sockets = new Set<Socket>();
  const underWay = new Set<IncomingMessage>();
  let isClosing = false;
  app.server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  atArrival(app, ({ raw }) => void underWay.add(raw));
  beforeAnswer(app, (_request, reply) => {
    if (isClosing || draining.isOn()) reply.header('connection', 'close');
  });
  afterAnswer(app, ({ raw }) => {
    underWay.delete(raw);
    // An answer that began before the stop has promised to keep the connection.
    if (isClosing) raw.socket.destroySoon?.();
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    const busy = new Set([...underWay].map(({ socket }) => socket));
    for (const socket of sockets) if (!busy.has(socket)) socket.destroy();
    setTimeout(() => {
      for (const { complete, socket } of underWay) if (!complete) socket.destroy();
    }, grace).unref();
  });
}
