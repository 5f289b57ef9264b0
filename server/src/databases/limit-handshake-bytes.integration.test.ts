import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { TLSSocket } from 'node:tls';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { certificateIn, makeCertificate } from '../../testing/servers/self-signed-certificate.ts';
import { openMysql } from './mysql/open-database.ts';
import { openPostgres } from './postgres/open-database.ts';
import type { ServerTarget } from './server-target.ts';

/** What the system itself holds between two programs comes on top of what is read. */
const mostOnTheWay = 16 * 1_048_576;

let folder: string;
let server: Server;
const sockets = new Set<Socket>();

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'parley-greeting-'));
  await makeCertificate(folder, undefined);
});
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  sockets.clear();
  server.close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Speak = (socket: Socket) => Promise<void>;

/** Counts what its clients took from it. */
async function listen(speak: Speak): Promise<{ place: ServerTarget; sent(): Promise<number> }> {
  let sent = 0;
  server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => {
      sent += socket.bytesWritten;
    });
    speak(socket).catch(() => undefined);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const whenLeft = async () => {
    await expect.poll(() => sockets.size > 0 && [...sockets].every(({ closed }) => closed)).toBe(true);
    return sent;
  };
  const place = { host: '127.0.0.1', address: '127.0.0.1', database: 'd', user: 'u', password: 'p' } as const;
  return { place: { ...place, port, ssl: 'disable' }, sent: whenLeft };
}

/** The same message again and again, for as long as somebody takes it. */
async function talkOn(stream: Duplex, message: Buffer): Promise<void> {
  const many = Buffer.concat(Array.from({ length: Math.ceil(65_536 / message.length) }, () => message));
  while (!stream.destroyed) {
    if (!stream.write(many)) await once(stream, 'drain');
  }
}

function encrypt(socket: Socket): TLSSocket {
  const { key, certificate } = certificateIn(folder);
  const secure = new TLSSocket(socket, {
    isServer: true,
    key: readFileSync(key),
    cert: readFileSync(certificate),
  });
  secure.on('error', () => undefined);
  return secure;
}

const postgresMessage = (type: string, body: string) => {
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, Buffer.from(body)]);
};
const notice = postgresMessage('N', `SNOTICE\0M${'on and on '.repeat(20)}\0\0`);
const setting = postgresMessage('S', `application_name\0${'x'.repeat(200)}\0`);
const failure = postgresMessage('E', `SFATAL\0C28P01\0M${'no '.repeat(60)}\0\0`);
/** Announces a gigabyte; what follows is all taken for its body. */
const endless = Buffer.from([0x45, 0x3f, 0xff, 0xff, 0xff]);

const postgres: [name: string, speak: Speak][] = [
  ['notices', (socket) => talkOn(socket, notice)],
  ['settings', (socket) => talkOn(socket, setting)],
  ['error messages', (socket) => talkOn(socket, failure)],
  [
    'one message of a gigabyte',
    async (socket) => {
      socket.write(endless);
      await talkOn(socket, notice);
    },
  ],
];

const mysqlPacket = (body: Buffer, sequence = 0) => {
  const head = Buffer.alloc(4);
  head.writeUIntLE(body.length, 0, 3);
  head[3] = sequence;
  return Buffer.concat([head, body]);
};
/** Protocol 10, with encryption and the native password among what it can do. */
const hello = mysqlPacket(
  Buffer.concat([
    Buffer.from([10]),
    Buffer.from('8.0.40\0'),
    Buffer.from([1, 0, 0, 0]),
    Buffer.from('saltsalt\0'),
    Buffer.from([0x00, 0x8a, 33, 2, 0, 0x08, 0x00, 21]),
    Buffer.alloc(10),
    Buffer.from('saltsaltsalt\0'),
    Buffer.from('mysql_native_password\0'),
  ]),
);
/** The largest that a packet can announce, and the next one goes on with it. */
const largest = Buffer.from([0xff, 0xff, 0xff, 0]);

const mysql: [name: string, speak: Speak][] = [
  [
    'greetings',
    async (socket) => {
      socket.write(largest);
      await talkOn(socket, Buffer.alloc(1_024, 10));
    },
  ],
  [
    'error messages',
    async (socket) => {
      socket.write(hello);
      await once(socket, 'data');
      socket.write(largest);
      await talkOn(socket, Buffer.alloc(1_024, 255));
    },
  ],
];

describe.each([['PostgreSQL', openPostgres, postgres] as const, ['MySQL', openMysql, mysql] as const])(
  'a server in the place of %s',
  (_engine, open, ways) => {
    test.each(ways)('that sends %s without end is left after a few bytes', async (_what, speak) => {
      const { place, sent } = await listen(speak);
      const database = open(place);
      await expect(database.greet()).rejects.toMatchObject({ code: 'connection_failed' });

      expect(await sent()).toBeLessThan(mostOnTheWay);
      await database.close();
    });
  },
);

const tooLong = { code: 'connection_failed', message: expect.stringMatching(/sends without end/) };

test('the person reads why the connection was given up', async () => {
  const first = await listen((socket) => talkOn(socket, notice));
  await expect(openPostgres(first.place).greet()).rejects.toMatchObject(tooLong);
  server.close();
  const second = await listen(async (socket) => {
    socket.write(largest);
    await talkOn(socket, Buffer.alloc(1_024, 10));
  });
  await expect(openMysql(second.place).greet()).rejects.toMatchObject(tooLong);
});

test('an encrypted greeting is counted too', async () => {
  const first = await listen(async (socket) => {
    await once(socket, 'data');
    socket.write('S');
    await talkOn(encrypt(socket), notice);
  });
  await expect(openPostgres({ ...first.place, ssl: 'require' }).greet()).rejects.toMatchObject(tooLong);
  expect(await first.sent()).toBeLessThan(mostOnTheWay);
  server.close();
  const second = await listen(async (socket) => {
    socket.write(hello);
    // The request to encrypt is 36 bytes; what comes behind it is TLS already.
    do await once(socket, 'readable');
    while (socket.read(36) === null);
    const secure = encrypt(socket);
    await once(secure, 'data');
    secure.write(largest);
    await talkOn(secure, Buffer.alloc(1_024, 255));
  });
  await expect(openMysql({ ...second.place, ssl: 'require' }).greet()).rejects.toMatchObject(tooLong);
  expect(await second.sent()).toBeLessThan(mostOnTheWay);
});
