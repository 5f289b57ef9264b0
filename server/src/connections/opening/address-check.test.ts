import { describe, expect, test } from 'vitest';
import { assertHost, createAddressCheck } from './address-check.ts';

const open = createAddressCheck({ allowPrivateHosts: true });
const closed = createAddressCheck({ allowPrivateHosts: false });

const never = [
  '169.254.169.254',
  '169.254.170.2',
  '0xa9fea9fe',
  '2852039166',
  '0251.0376.0251.0376',
  '169.254.43518',
  '[::ffff:a9fe:a9fe]',
  '::ffff:169.254.169.254',
  '::a9fe:a9fe',
  '64:ff9b::a9fe:a9fe',
  '64:ff9b::169.254.169.254',
  '2002:a9fe:a9fe::1',
  '2001:0:0:0:0:0:5601:5601',
  'fe80::1',
  'FE80:0:0:0:0:0:0:1',
  'fd00:ec2::254',
  'fd00:0ec2:0:0:0:0:0:254',
  '100.100.100.200',
  '168.63.129.16',
  '0.0.0.0',
  '0',
  '::',
  '0:0:0:0:0:0:0:0',
  '224.0.0.1',
  '255.255.255.255',
  'ff02::1',
];

const nearby = [
  '127.0.0.1',
  '127.1',
  '0x7f000001',
  '2130706433',
  '0177.0.0.1',
  '１２７.0.0.1',
  'localhost',
  'LOCALHOST.',
  '::1',
  '::ffff:127.0.0.1',
  '64:ff9b::7f00:1',
  '10.0.0.1',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '100.64.0.1',
  'fc00::1',
  'fd12:3456::1',
];

describe('a host', () => {
  test.each(never)('%s is refused always', async (host) => {
    await expect(open(host)).rejects.toMatchObject({ code: 'host_refused' });
    await expect(closed(host)).rejects.toMatchObject({ code: 'host_refused' });
    expect(() => assertHost(host, { allowPrivateHosts: true })).toThrow('link-local, metadata or reserved');
  });

  test.each(nearby)('%s is reached only where the operator allows private addresses', async (host) => {
    await expect(open(host)).resolves.toMatch(/^[\d.]+$|:/);
    await expect(closed(host)).rejects.toMatchObject({ code: 'host_refused' });
  });

  test.each(['203.0.113.7', '2001:db8::7', '172.32.0.1', '100.128.0.1', '11.0.0.1'])(
    '%s is somewhere else and may be reached',
    async (host) => {
      await expect(closed(host)).resolves.toBe(host);
    },
  );

  test('in an odd spelling is dialled by its plain address', async () => {
    expect(await open('0x7f000001')).toBe('127.0.0.1');
    expect(await open('127.1')).toBe('127.0.0.1');
  });

  test.each([
    '',
    '/var/run/postgresql',
    'db.example/x',
    'user@db.example',
    'db.example:80',
    'fe80::1%eth0',
    'a b',
    'a,b',
    'db\u0000.example',
    '%2Fvar',
    '[::1',
    '256.256.256.256',
  ])('%o is none', async (host) => {
    await expect(open(host)).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { host: expect.any(String) },
    });
  });

  test('of an unknown name is said to be none', async () => {
    await expect(open('no-such-host.invalid')).rejects.toMatchObject({
      code: 'connection_failed',
      message: expect.stringMatching(/no host of this name|could not be looked up/),
    });
  });
});
