import type { AddressInfo, Socket } from 'node:net';
import { connect, createServer } from 'node:net';

export type TcpGate = {
  /** The given address, by way of the gate. */
  url: string;
  /** Cuts every connection and refuses new ones. */
  shut(): Promise<void>;
  open(): Promise<void>;
  /** Takes connections and everything that is sent, and passes nothing on: as a server that hangs. */
  stall(): void;
  /** Hangs as soon as these letters have passed. */
  stallAfter(letters: string): void;
  flow(): void;
  /** Whether these letters have passed as they are, which they do not where they are encrypted. */
  hasCarried(letters: string): boolean;
};

const mostRemembered = 1_048_576;

/** A cable between a client and a server on loopback that a test can pull. */
export async function startTcpGate(target: string): Promise<TcpGate> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  const pairs = new Map<Socket, Socket>();
  let carried = '';
  let isStalled = false;
  let lastWords: string | undefined;
  const stall = () => {
    isStalled = true;
    for (const [from, to] of pairs) from.unpipe(to).pause();
  };
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      pairs.set(from, to);
      if (isStalled) from.pause();
      else from.pipe(to);
      from.on('data', (chunk: Buffer) => {
        carried = (carried + chunk.toString('latin1')).slice(-mostRemembered);
        if (lastWords !== undefined && chunk.includes(lastWords)) stall();
      });
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        pairs.delete(from);
        to.destroy();
      });
    }
  });
  const listen = (onPort: number) =>
    new Promise<void>((resolve) => server.listen(onPort, '127.0.0.1', () => resolve()));
  await listen(0);
  const gatePort = (server.address() as AddressInfo).port;
  const url = new URL(target);
  url.port = String(gatePort);
  return {
    url: url.href,
    open: () => listen(gatePort),
    stall,
    stallAfter: (letters) => {
      lastWords = letters;
    },
    flow: () => {
      isStalled = false;
      lastWords = undefined;
      for (const [from, to] of pairs) from.pipe(to);
    },
    hasCarried: (letters) => carried.includes(letters),
    shut: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
