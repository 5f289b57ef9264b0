import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freePort, givenPorts, portsBeside } from './free-port.ts';

const usual = { lowest: 20_000, highest: 29_999 };

test.each([
  ['the usual ones', '32768\t60999', usual],
  ['those of the usual ones that are below', '25000 60999', { lowest: 20_000, highest: 24_999 }],
  ['those above', '1024 60999', { lowest: 61_000, highest: 65_535 }],
  ['those below', '15000 65535', { lowest: 1_024, highest: 14_999 }],
  ['those above a range that is low', '10000 19000', { lowest: 19_001, highest: 65_535 }],
])('beside the ports that the system gives, there are %s', (_, given, beside) => {
  expect(portsBeside(givenPorts(fileOf(given)))).toEqual(beside);
});

test.each([
  ['does not say which it gives', join(tmpdir(), 'no-such-file')],
  ['says nothing that can be read', fileOf('as it likes')],
  ['gives nearly all', fileOf('1024 65000')],
])('where the system %s, they are the usual ones', (_, file) => {
  expect(portsBeside(givenPorts(file))).toEqual(usual);
});

test('gives a port of those that it says', async () => {
  const { lowest, highest } = portsBeside(givenPorts());
  for (let time = 0; time < 20; time += 1) {
    const port = await freePort('127.0.0.1');
    expect(port).toBeGreaterThanOrEqual(lowest);
    expect(port).toBeLessThanOrEqual(highest);
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

function fileOf(said: string): string {
  const file = join(mkdtempSync(join(tmpdir(), 'ports-')), 'ip_local_port_range');
  writeFileSync(file, `${said}\n`);
  return file;
}
