import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { NoConnection } from './provider-error-classes.ts';
import { sendRequest } from './send-request.ts';

const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) server.close().closeAllConnections();
});

/** Answers `answered` requests of a line and hangs up on the next; `lines` has the port of each. */
async function hangsUpAfter(answered: number) {
  const lines: (number | undefined)[] = [];
  const server = createServer((request, reply) => {
    lines.push(request.socket.remotePort);
    const nth = lines.filter((line) => line === request.socket.remotePort).length;
    if (nth > answered) request.socket.resetAndDestroy();
    else reply.end('heard');
  });
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  const send = async () => {
    const signal = new AbortController().signal;
    const reply = await sendRequest({ url, method: 'POST', headers: {}, body: {}, signal });
    return reply.text();
  };
  return { send, lines };
}

it('asks again on a new line where the other end has hung up on the one that was kept', async () => {
  const { send, lines } = await hangsUpAfter(1);
  expect(await send()).toBe('heard');
  expect(await send()).toBe('heard');
  expect(new Set(lines).size).toBe(2);
  expect(lines).toHaveLength(3);
});

it('asks once where a new line is hung up on', async () => {
  const { send, lines } = await hangsUpAfter(0);
  await expect(send()).rejects.toThrow(NoConnection);
  expect(lines).toHaveLength(1);
});
