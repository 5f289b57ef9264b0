import type { AddressInfo, Socket } from 'node:net';
import { connect, createServer } from 'node:net';

/**
 * Where the line breaks: before the server hears COMMIT, after it has carried it out, or after it has with nobody
 * let through any more.
 */
export type Cut = 'before' | 'after' | 'after, for good';

export type CommitCutter = {
  host: string;
  port: number;
  /** For the next COMMIT. */
  cut(where: Cut): void;
  /** Lets everybody through again. */
  mend(): void;
  close(): Promise<void>;
};

/** A line to a database server that breaks at the moment of a COMMIT. */
export async function startCommitCutter(target: { host: string; port: number }): Promise<CommitCutter> {
  const sockets = new Set<Socket>();
  let next: Cut | null = null;
  let isDark = false;
  const server = createServer((client) => {
    const upstream = connect(target.port, target.host);
    const end = () => {
      client.destroy();
      upstream.destroy();
    };
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', end).on('close', () => {
        sockets.delete(socket);
        end();
      });
    }
    if (isDark) return end();
    let isCommitting = false;
    client.on('data', (chunk: Buffer) => {
      const where = next !== null && chunk.includes('COMMIT') ? next : null;
      if (where === null) return upstream.write(chunk);
      next = null;
      if (where === 'before') return end();
      isCommitting = true;
      isDark = where === 'after, for good';
      return upstream.write(chunk);
    });
    upstream.on('data', (chunk: Buffer) => (isCommitting ? end() : client.write(chunk)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  return {
    host: '127.0.0.1',
    port: (server.address() as AddressInfo).port,
    cut: (where) => {
      next = where;
    },
    mend: () => {
      isDark = false;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
