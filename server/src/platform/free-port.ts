import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below what systems give to outgoing connections and to port 0: nobody else is given it before it is used. */
const lowest = 20_000;
const highest = 29_999;
const attempts = 50;

/** A port nobody listens on, for PORT=0: the address must be known before links and cookies are made. */
export async function freePort(
  host: string,
  choose: () => number = () => randomInt(lowest, highest + 1),
): Promise<number> {
  for (let attempt = 1; ; attempt += 1) {
    const port = choose();
    try {
      await listenOnce(host, port);
      return port;
    } catch (error) {
      const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
      if (!isTaken || attempt === attempts) throw error;
    }
  }
}

async function listenOnce(host: string, port: number): Promise<void> {
  const probe = createServer().listen(port, host);
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}
