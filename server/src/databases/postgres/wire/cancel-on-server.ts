import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect as connectTls } from 'node:tls';
import { limitHandshake } from '../../limit-handshake-bytes.ts';
import type { ServerTarget } from '../../server-target.ts';
import { tlsOptions } from './client-config.ts';

const patience = 5_000;
const sslRequest = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]);
const cancelCode = 80_877_102;

/**
 * A server that is just reading the next message of a pipeline forgets a request to cancel. So it is asked again;
 * a session that is over by then, or a stranger with its number, has another key and takes no notice.
 */
const again = [50, 200, 600, 2_000];

type Target = { processID: number; secretKey: number };

/**
 * Asks the server to stop what a session is running, by the protocol's own message: it takes no connection slot,
 * so it works where the server is full, and it reaches the right session through a pooler too, whose process
 * numbers are its own. Never fails: the server's time limit stands behind it.
 */
export async function cancelOnServer(connection: ServerTarget, session: Target): Promise<void> {
  await askToCancel(connection, session);
  for (const pause of again) {
    await sleep(pause, undefined, { ref: false });
    await askToCancel(connection, session);
  }
}

async function askToCancel(connection: ServerTarget, session: Target): Promise<void> {
  const message = Buffer.alloc(16);
  message.writeInt32BE(16, 0);
  message.writeInt32BE(cancelCode, 4);
  message.writeInt32BE(session.processID, 8);
  message.writeInt32BE(session.secretKey, 12);
  const socket = connect(connection.port, connection.address);
  socket.setTimeout(patience, () => socket.destroy());
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.on('error', () => undefined);
  socket.once('connect', () => {
    if (connection.ssl === 'disable') socket.end(message);
    else encrypted(socket, connection, message);
  });
  // The server closes when it has passed the request on. One that talks instead is not listened to for ever.
  limitHandshake().watch(socket);
  socket.resume();
  await closed;
}

function encrypted(socket: Socket, connection: ServerTarget, message: Buffer): void {
  socket.write(sslRequest);
  socket.once('data', (answer) => {
    if (answer.toString('latin1') !== 'S') return socket.destroy();
    const secure = connectTls({ socket, ...(tlsOptions(connection) || {}) });
    secure.on('error', () => socket.destroy());
    secure.once('secureConnect', () => secure.end(message));
    limitHandshake().watch(secure);
    secure.resume();
  });
}
