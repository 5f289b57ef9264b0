import type { IncomingMessage } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createProjectRest } from './project-rest-client.ts';

const seen: IncomingMessage['headers'][] = [];
const elsewhere = createServer((request, response) => {
  seen.push(request.headers);
  response.setHeader('content-type', 'application/json').end('{}');
});
const project = createServer((_request, response) => {
  const { port } = elsewhere.address() as AddressInfo;
  response.writeHead(307, { location: `http://127.0.0.1:${port}/` }).end();
});

beforeAll(() =>
  Promise.all(
    [elsewhere, project].map(
      (server) => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)),
    ),
  ),
);
afterAll(() => {
  elsewhere.close();
  project.close();
});

test('a project that answers with another address does not get its key sent there', async () => {
  const { port } = project.address() as AddressInfo;
  const apiUrl = `http://127.0.0.1:${port}`;
  const rest = createProjectRest({
    hosted: { clientId: 'x', clientSecret: 'x', apiUrl, demo: true },
    calls: { call: (_place, send) => send('token') },
    api: { apiKeys: async () => [{ name: 'default', type: 'secret', api_key: 'sb_secret_canary' }] },
  });
  const place = { spaceId: 'somebody', ref: 'ref', grantId: null };
  await expect(rest.get(place, '')).rejects.toThrow();
  await expect(rest.post(place, 'rpc/x', {})).rejects.toThrow();
  expect(seen).toEqual([]);
});
