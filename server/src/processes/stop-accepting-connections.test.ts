import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { acceptingOf } from './stop-accepting-connections.ts';

let server: Server;
afterEach(() => server.closeAllConnections());

async function listening() {
  server = createServer((_request, response) => response.end('served'));
  const accepting = acceptingOf(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const open = async () => {
    const accepted = once(server, 'connection');
    const socket = connect(port, '127.0.0.1');
    await Promise.race([accepted, once(socket, 'error').then(([error]) => Promise.reject(error))]);
    return socket;
  };
  return { accepting, open };
}

test('a connection whose request is on its way is answered, and nothing new is accepted', async () => {
  const { accepting, open } = await listening();
  const socket = await open();
  const stopped = accepting.stop();
  await expect(open()).rejects.toThrow('ECONNREFUSED');
  socket.write('GET / HTTP/1.1\r\nHost: parley\r\nConnection: close\r\n\r\n');
  await stopped;
  expect(await text(socket)).toContain('served');
  await accepting.ended;
});

test('one that goes without a word is not waited for', async () => {
  const { accepting, open } = await listening();
  const socket = await open();
  const stopped = accepting.stop();
  socket.destroy();
  await stopped;
  await accepting.ended;
});
