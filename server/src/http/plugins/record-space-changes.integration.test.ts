import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { api } from '@parley/contract/routes';
import { spaceHeader } from '@parley/contract/spaces/space-request-header';
import { expect, test } from 'vitest';
import { signedIn, startTestApp } from '../../../testing/test-app.ts';

test('a change whose asker goes before it is made is recorded as done, logged and counted', async ({
  onTestFinished,
}) => {
  const server = await startTestApp();
  onTestFinished(() => server.close());
  // After the hook that opens the entry, before the handler.
  server.app.addHook('preHandler', async (request, reply) => {
    if (request.headers['x-goes'] === undefined) return;
    request.raw.socket.destroy();
    await once(reply.raw, 'close');
  });
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.app.server.address() as AddressInfo;
  const ada = await signedIn(server);
  const { id } = (await ada.send('POST', api.spaces, { name: 'Sales' })).json().space;
  const sales = ada.in(id);
  const cookie = [...ada.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const type = { 'content-type': 'application/json' };
  const gone = fetch(`http://127.0.0.1:${port}${api.space}`, {
    method: 'PUT',
    headers: { ...type, origin: server.origin, cookie, [spaceHeader]: id, 'x-goes': 'yes' },
    body: JSON.stringify({ name: 'Renamed' }),
  });
  await expect(gone).rejects.toThrow('fetch failed');
  const outcomes = async () =>
    (await sales.get(api.spaceRecord)).json().entries.map(({ outcome }: { outcome: string }) => outcome);
  await expect.poll(outcomes).toEqual(['done']);
  expect((await sales.get(api.space)).json().space.name).toBe('Renamed');
  const lines = server.logged().split('\n');
  const puts = lines.filter((line) => line.includes('"method":"PUT"')).map((line) => JSON.parse(line));
  expect(puts).toMatchObject([{ path: api.space, status: 499, msg: 'request' }]);
  expect((await server.app.inject('/metrics')).body).toContain(
    `parley_http_request_seconds_count{method="PUT",route="${api.space}",status="499"} 1`,
  );
});
