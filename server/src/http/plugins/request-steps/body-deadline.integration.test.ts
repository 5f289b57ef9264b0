import type { AddressInfo, Socket } from 'node:net';
import { connect } from 'node:net';
import { fastify } from 'fastify';
import { expect, test, vi } from 'vitest';
import { bodyDeadline } from './body-deadline.ts';

test('a body that drips in is cut off at its deadline, except where files are taken', async ({
  onTestFinished,
}) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const app = fastify();
  bodyDeadline(app, { time: 30_000, except: ['/files'] });
  let begun = 0;
  const bothBegun = Promise.withResolvers<void>();
  app.addHook('onRequest', async () => {
    begun += 1;
    if (begun === 2) bothBegun.resolve();
  });
  app.post('/forms', async () => 'taken');
  app.post('/files', async () => 'taken');
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const [form, file] = [drip(port, '/forms'), drip(port, '/files')];
  await bothBegun.promise;
  await vi.advanceTimersByTimeAsync(30_000);
  expect([form.closed, file.closed]).toEqual([false, false]);
  await vi.advanceTimersByTimeAsync(1_000);
  await expect.poll(() => form.closed).toBe(true);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(file.closed).toBe(false);
  file.destroy();
  vi.useRealTimers();
  const whole = await fetch(`http://127.0.0.1:${port}/forms`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  expect(await whole.text()).toBe('taken');
  await app.close();
});

test('a request whose empty body has arrived is answered, however long the answer takes', async () => {
  const app = fastify();
  bodyDeadline(app, { time: 50, except: [] });
  const begun = Promise.withResolvers<void>();
  const deadlinePassed = Promise.withResolvers<void>();
  app.post('/forms', async () => 'taken');
  app.post('/slow', async () => {
    begun.resolve();
    await deadlinePassed.promise;
    return 'done';
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const slow = fetch(`http://127.0.0.1:${port}/slow`, { method: 'POST' }).then((answer) => answer.text());
  await begun.promise;
  // It starts later, so its deadline is the later one.
  const later = drip(port, '/forms');
  await expect.poll(() => later.destroyed || later.closed).toBe(true);
  deadlinePassed.resolve();
  expect(await slow).toBe('done');
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
