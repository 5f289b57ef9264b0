import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export type TokenAddingProxy = {
  origin: string;
  lead(how: { to: string; secret: string }): void;
  close(): Promise<void>;
};

/** Puts a token on a request that has none and changes nothing else, for clients that cannot be given one. */
export async function startTokenAddingProxy(): Promise<TokenAddingProxy> {
  let goal: { to: string; secret: string } | undefined;
  const server = createServer((incoming, outgoing) => {
    if (!goal) return outgoing.writeHead(503).end();
    const headers = { authorization: `Bearer ${goal.secret}`, ...incoming.headers };
    const { method, url } = incoming;
    const onward = request(new URL(url ?? '/', goal.to), { method, headers, setHost: false }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    outgoing.on('close', () => onward.destroy());
    return incoming.pipe(onward);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    lead: (how) => {
      goal = how;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
