import { type Server, type Socket, Server as TcpServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { scaleTimeLimit } from '../platform/scale-time-limit.ts';

/** A connection that says nothing for so long, such as a probe, is not waited for. */
const longestSilence = scaleTimeLimit(1_000);

export type Accepting = {
  /** Takes no new connections, and waits for those that were accepted and have not sent their request yet. */
  stop(): Promise<void>;
  /** Once no connection is left. */
  ended: Promise<void>;
};

/**
 * Closing an HTTP server also cuts connections whose request is still on its way, so that whoever opened one gets no
 * answer at all. Those are heard first.
 */
export function acceptingOf(server: Server): Accepting {
  const silent = new Set<Socket>();
  let onHeard = () => {};
  const heard = (socket: Socket) => {
    silent.delete(socket);
    if (silent.size === 0) onHeard();
  };
  server.on('connection', (socket: Socket) => {
    silent.add(socket);
    socket.once('close', () => heard(socket));
  });
  server.on('request', ({ socket }: { socket: Socket }) => heard(socket));
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  return {
    ended,
    stop: async () => {
      // Not the HTTP server's own `close`, which would cut the silent ones.
      TcpServer.prototype.close.call(server, () => resolve());
      if (silent.size === 0) return;
      const all = new Promise<void>((done) => {
        onHeard = done;
      });
      await Promise.race([all, sleep(longestSilence, undefined, { ref: false })]);
    },
  };
}
