import { afterAll, beforeAll, expect, test } from 'vitest';
import { adminHeaders, startTestClient, type TestClient } from '../testing/test-client.ts';

let service: TestClient;
beforeAll(async () => {
  service = await startTestClient();
});
afterAll(() => service.close());

const body = JSON.stringify({ kind: 'revoke-grants' });

test.each([
  ['no secret', { 'content-type': 'application/json' }, 403],
  ['a wrong secret', { ...adminHeaders, 'x-emulator-secret': 'another' }, 403],
  ['the origin of a page', { ...adminHeaders, origin: 'https://evil.example' }, 403],
  ['a type that a foreign page may send', { ...adminHeaders, 'content-type': 'text/plain' }, 415],
  ['the secret', adminHeaders, 201],
])('a fault that comes with %s is answered rightly', async (_what, headers, status) => {
  expect((await service.admin('faults', { method: 'POST', headers, body })).status).toBe(status);
});

test.each(['stats', 'faults'])('%s are shown to whoever has the secret, and to nobody else', async (path) => {
  expect((await service.admin(path, {})).status).toBe(403);
  expect((await service.admin(path, { headers: adminHeaders })).status).toBe(200);
});

test('the secret is another one at each start where nobody chose it', async () => {
  const unset = await startTestClient({ EMULATOR_ADMIN_SECRET: '' });
  expect((await unset.admin('stats', { headers: adminHeaders })).status).toBe(403);
  expect((await unset.admin('stats', { headers: { 'x-emulator-secret': '' } })).status).toBe(403);
  await unset.close();
});
