import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { freePort } from './free-port.ts';

test('gives no port that the system could give to somebody else in the meantime', async () => {
  const range = process.platform === 'linux' ? '/proc/sys/net/ipv4/ip_local_port_range' : undefined;
  const lowestGiven = range === undefined ? 32_768 : Number.parseInt(readFileSync(range, 'utf8'), 10);
  for (let time = 0; time < 20; time += 1) {
    const port = await freePort('127.0.0.1');
    expect(port).toBeGreaterThan(1_023);
    expect(port).toBeLessThan(lowestGiven);
  }
});

test('passes over a port that is taken', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  const free = await freePort('127.0.0.1');
  const choices = [port, port, free];
  expect(await freePort('127.0.0.1', () => choices.shift() ?? free)).toBe(free);
  taken.close();
});

test('says so where the address cannot be listened on at all', async () => {
  await expect(freePort('192.0.2.1')).rejects.toThrow('EADDRNOTAVAIL');
});
