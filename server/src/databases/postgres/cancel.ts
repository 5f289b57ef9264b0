import { connect, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { type PostgresConnection, tlsOptions } from './connection.ts';

const patience = 5_000;
const sslRequest = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]);
const cancelCode = 80_877_102;

/**
 * Asks the server to stop what a session is running, by the protocol's own message: it takes no connection slot,
 * so it works where the server is full, and it reaches the right session through a pooler too, whose process
 * numbers are its own. Never fails: the server's time limit stands behind it.
 */
export async function cancelOnServer(
  connection: PostgresConnection,
  session: { processID: number; secretKey: number },
): Promise<void> {
  const message = Buffer.alloc(16);
  message.writeInt32BE(16, 0);
  message.writeInt32BE(cancelCode, 4);
  message.writeInt32BE(session.processID, 8);
  message.writeInt32BE(session.secretKey, 12);
  const socket = connect(connection.port, connection.address ?? connection.host);
  socket.setTimeout(patience, () => socket.destroy());
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.on('error', () => undefined);
  socket.once('connect', () => {
    if (connection.ssl === 'disable') socket.end(message);
    else encrypted(socket, connection, message);
  });
  // The server closes when it has passed the request on.
  socket.resume();
  await closed;
}

function encrypted(socket: Socket, connection: PostgresConnection, message: Buffer): void {
  socket.write(sslRequest);
  socket.once('data', (answer) => {
    if (answer.toString('latin1') !== 'S') return socket.destroy();
    const secure = connectTls({ socket, ...(tlsOptions(connection) || {}) });
    secure.on('error', () => socket.destroy());
    secure.once('secureConnect', () => secure.end(message));
    secure.resume();
  });
}
