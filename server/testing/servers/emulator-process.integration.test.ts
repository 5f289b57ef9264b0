import { expect, test } from 'vitest';
import { demoOrganizations, startEmulatorProcess } from './emulator-process.ts';

test('starts the stand-in as a process, with a person who decides, faults and counters', async () => {
  const emulator = await startEmulatorProcess();
  const query = {
    client_id: emulator.clientId,
    response_type: 'code',
    redirect_uri: 'http://localhost:8000/back',
    state: 'a-state',
  };
  const address = `${emulator.url}/v1/oauth/authorize?${new URLSearchParams(query)}`;
  const approved = await emulator.consent(address, { organization: demoOrganizations.market.slug });
  const declined = await emulator.consent(address, 'decline');
  expect([approved.searchParams.has('code'), declined.searchParams.get('error')]).toEqual([
    true,
    'access_denied',
  ]);
  await emulator.fault({ kind: 'server-error', status: 503 });
  const projects = () => fetch(`${emulator.url}/v1/projects`);
  expect([(await projects()).status, (await projects()).status]).toEqual([503, 401]);
  expect((await emulator.stats()).calls['GET /v1/projects']).toBe(2);
  await emulator.stop();
  await expect(projects()).rejects.toThrow();
});
