import type { AddressInfo, Socket } from 'node:net';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { bodyDeadline } from './body-deadline.ts';

test('a body that drips in is cut off, except where files are taken', async () => {
  const app = fastify();
  bodyDeadline(app, { time: 300, except: ['/files'] });
  app.post('/forms', async () => 'taken');
  app.post('/files', async () => 'taken');
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const [form, file] = [drip(port, '/forms'), drip(port, '/files')];
  await expect.poll(() => form.destroyed || form.closed, { timeout: 5_000 }).toBe(true);
  await sleep(300);
  expect(file.destroyed).toBe(false);
  file.destroy();
  const whole = await fetch(`http://127.0.0.1:${port}/forms`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  expect(await whole.text()).toBe('taken');
  await app.close();
});

/** Promises ten bytes and sends one. */
function drip(port: number, path: string): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.resume();
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 10\r\n\r\n{`,
  );
  return socket;
}
