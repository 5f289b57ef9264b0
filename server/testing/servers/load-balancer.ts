import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { api } from '@parley/contract/routes';

export type LoadBalancer = {
  origin: string;
  /** Sends requests to these ports of this machine from now on, in turn, as long as each is ready. */
  use(ports: readonly number[]): Promise<void>;
  close(): Promise<void>;
};

const checkEvery = 100;

/**
 * As proxies in front of several servers work: it keeps connections open, asks each server whether it is ready, leaves
 * out those that are not, and tries the next one where a connection is refused. What was sent is never sent again.
 */
export async function startLoadBalancer(): Promise<LoadBalancer> {
  let ports: readonly number[] = [];
  let ready: readonly number[] = [];
  let turn = 0;
  const agent = new Agent({ keepAlive: true });
  let isOver = false;
  const check = async () => {
    const asked = ports;
    const states = await Promise.all(asked.map(isReady));
    // What was found out about former servers says nothing about those of now.
    if (asked === ports) ready = asked.filter((_, index) => states[index]);
  };
  // One after the other: of two that overlap, the one with the older news may end last.
  const checkRegularly = async () => {
    for (; !isOver; await sleep(checkEvery)) await check();
  };
  const server = createServer(async (asked, answer) => {
    const body = await buffer(asked);
    turn += 1;
    const first = turn % Math.max(ready.length, 1);
    const order = [...ready.slice(first), ...ready.slice(0, first)];
    await forward({ asked, body, answer, agent, order });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const checking = checkRegularly();
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    use: async (next) => {
      ports = next;
      await check();
    },
    close: async () => {
      isOver = true;
      await checking;
      agent.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function isReady(port: number): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${port}${api.ready}`).catch(() => undefined);
  return answer?.status === 200;
}

type Forwarding = {
  asked: IncomingMessage;
  body: Buffer;
  answer: ServerResponse;
  agent: Agent;
  order: readonly number[];
};

async function forward({ asked, body, answer, agent, order }: Forwarding): Promise<void> {
  let reason = 'no server is ready';
  for (const port of order) {
    try {
      const upstream = await send(asked, body, { port, agent });
      answer.writeHead(upstream.statusCode ?? 502, { ...headersOf(upstream), 'x-served-by': port });
      upstream.pipe(answer);
      upstream.once('error', () => answer.destroy());
      return;
    } catch (error) {
      reason = (error as NodeJS.ErrnoException).code ?? String(error);
      // Nothing was sent over a connection that was refused; anything else may have been carried out.
      if (reason !== 'ECONNREFUSED') break;
    }
  }
  answer.writeHead(502).end(reason);
}

async function send(
  asked: IncomingMessage,
  body: Buffer,
  to: { port: number; agent: Agent },
): Promise<IncomingMessage> {
  const { method, url: path, headers } = asked;
  const passed = request({ ...to, host: '127.0.0.1', method, path, headers }).end(body);
  const [upstream] = (await once(passed, 'response')) as [IncomingMessage];
  return upstream;
}

/** A connection is between two neighbours: what is said about it is not passed on. */
function headersOf({ headers }: IncomingMessage) {
  const { connection: _, 'keep-alive': _time, ...rest } = headers;
  return rest;
}
