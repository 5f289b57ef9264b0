import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterEach, describe, expect, inject, test, vi } from 'vitest';
import { kinds } from '../../databases/kinds-of-database.ts';
import { createAddressCheck } from './address-check.ts';

/** A name whose owner changes what it leads to each time it is asked for. */
function changingName(...answers: string[][]) {
  let asked = 0;
  const resolver = async () => {
    const answer = answers[Math.min(asked, answers.length - 1)] ?? [];
    asked += 1;
    return answer.map((address) => ({ address }));
  };
  return { resolver, asked: () => asked };
}

const host = 'rebinding.example';
const metadata = '169.254.169.254';

describe('a name that changes its answer between the check and the dial', () => {
  afterEach(() => void vi.useRealTimers());

  test('leads to the address that was checked: PostgreSQL', async () => {
    const { port, username: user } = new URL(inject('postgresUrl'));
    const { resolver, asked } = changingName(['127.0.0.1'], [metadata]);
    const address = await createAddressCheck({ allowPrivateHosts: true }, resolver)(host);
    const place = { host, address, port: Number(port), database: 'postgres', user, password: '' };
    const database = await kinds.postgres.open({ ...place, ssl: 'disable' });
    try {
      expect((await database.greet()).version).toMatch(/^PostgreSQL/);
      const statement = await database.approveRead({ sql: 'SELECT 1', parameters: [], values: {} });
      expect((await database.query(statement)).rows).toEqual([['1']]);
    } finally {
      await database.close();
    }
    expect(asked()).toBe(1);
  });

  test('leads to the address that was checked: MySQL', async () => {
    const callers: string[] = [];
    const listener = createServer((socket) => {
      callers.push(socket.localAddress ?? '');
      socket.destroy();
    }).listen(0, '127.0.0.1');
    await once(listener, 'listening');
    const { resolver, asked } = changingName(['127.0.0.1'], [metadata]);
    const address = await createAddressCheck({ allowPrivateHosts: true }, resolver)(host);
    const { port } = listener.address() as AddressInfo;
    const place = { host, address, port, database: 'x', user: 'x', password: '', ssl: 'disable' } as const;
    const database = await kinds.mysql.open(place);
    await expect(database.greet()).rejects.toMatchObject({ code: 'connection_failed' });
    await database.close();
    listener.close();
    expect([callers, asked()]).toEqual([['127.0.0.1'], 1]);
  });

  test('is looked at again a moment later, and refused where it has moved', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { resolver } = changingName(['203.0.113.7'], [metadata]);
    const check = createAddressCheck({ allowPrivateHosts: true }, resolver);
    expect([await check(host), await check(host)]).toEqual(['203.0.113.7', '203.0.113.7']);
    vi.setSystemTime(Date.now() + 10_000);
    await expect(check(host)).rejects.toMatchObject({ code: 'host_refused' });
  });

  test('is refused when one of its addresses is', async () => {
    const { resolver } = changingName(['203.0.113.7', '10.0.0.1']);
    await expect(createAddressCheck({ allowPrivateHosts: false }, resolver)(host)).rejects.toMatchObject({
      code: 'host_refused',
      fields: { host: expect.stringContaining('private') },
    });
  });
});
