import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { connect } from 'node:net';
import { api } from '@parley/contract/routes';
import { fastify } from 'fastify';
import { expect, test, vi } from 'vitest';
import { startTestApp } from '../../../../testing/test-app.ts';
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

test('a body that drips on after an early answer is cut off at its deadline, whatever refused it', async ({
  onTestFinished,
}) => {
  const server = await startTestApp();
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => server.close());
  const { port } = server.app.server.address() as AddressInfo;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const origin = `origin: ${server.origin}`;
  const refused = {
    'without our origin': [api.signIn, undefined, 403],
    'without a session': [api.tools, origin, 401],
    'without a token': ['/api/v1/ask', undefined, 401],
    'at a malformed path': ['/api/%zz', origin, 400],
    'where files are taken': [api.sqliteFiles, origin, 401],
  } as const;
  const sockets = await Promise.all(
    Object.entries(refused).map(async ([how, [path, header, status]]) => {
      const socket = drip(port, path, header);
      onTestFinished(() => void socket.destroy());
      const [answer] = await once(socket, 'data');
      expect([how, String(answer).split(' ', 2)[1]]).toEqual([how, String(status)]);
      return [how, socket] as const;
    }),
  );
  const open = () => sockets.filter(([, socket]) => !socket.closed).map(([how]) => how);
  await vi.advanceTimersByTimeAsync(32_000);
  await expect.poll(open).toEqual([]);
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
function drip(port: number, path: string, header = 'x-none: x'): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: x\r\n${header}\r\ncontent-type: application/json\r\ncontent-length: 10\r\n\r\n{`,
  );
  socket.resume();
  return socket;
}
