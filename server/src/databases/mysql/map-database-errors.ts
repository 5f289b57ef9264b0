import { ParleyError } from '@parley/contract/errors';
import type { ServerTarget } from '../server-target.ts';

type Place = Pick<ServerTarget, 'host' | 'port' | 'database' | 'user'>;
type DriverError = { code?: string; errno?: number; sqlMessage?: string; message?: string };
type Explain = (place: Place) => string;

const causes: Readonly<Record<string, Explain>> = {
  ENOTFOUND: ({ host }) => `No server is known by the name ${host}. Check the host.`,
  EAI_AGAIN: ({ host }) => `The name ${host} could not be looked up right now. Check the host, or try again.`,
  ECONNREFUSED: ({ host, port }) => `Nothing accepts connections at ${host}, port ${port}.`,
  ECONNRESET: ({ host, port }) => `The server at ${host}, port ${port}, closed the connection at once.`,
  ETIMEDOUT: ({ host, port }) => `${host}, port ${port}, did not answer in time.`,
  GREETING_TOO_LONG: ({ host, port }) =>
    `The server at ${host}, port ${port}, sends without end and never becomes ready. Check the host and the port.`,
  PROTOCOL_SEQUENCE_TIMEOUT: ({ host, port }) => `${host}, port ${port}, did not answer in time.`,
  EHOSTUNREACH: ({ host }) => `${host} cannot be reached from here.`,
  ENETUNREACH: ({ host }) => `${host} cannot be reached from here.`,
  HANDSHAKE_NO_SSL_SUPPORT: () => 'The server does not offer TLS. Turn off SSL for this connection.',
  HANDSHAKE_SSL_ERROR: () => 'TLS with the server failed: its certificate could not be accepted.',
  PROTOCOL_CONNECTION_LOST: ({ host, port }) => `The server at ${host}, port ${port}, closed the connection.`,
  ER_ACCESS_DENIED_ERROR: ({ user }) => `The server refused the user name or the password of ${user}.`,
  ER_ACCESS_DENIED_NO_PASSWORD_ERROR: ({ user }) => `The server lets ${user} in only in another way.`,
  ER_DBACCESS_DENIED_ERROR: ({ user, database }) => `${user} may not use the database ${database}.`,
  ER_BAD_DB_ERROR: ({ database }) => `There is no database ${database} on this server.`,
  ER_CON_COUNT_ERROR: () => 'The server has too many connections right now. Try again in a moment.',
  ER_TOO_MANY_USER_CONNECTIONS: ({ user }) => `${user} has too many connections right now.`,
  ER_USER_LIMIT_REACHED: ({ user }) => `${user} has used up what the server allows.`,
  ER_HOST_NOT_PRIVILEGED: () => 'The server does not accept connections from this machine.',
  ER_HOST_IS_BLOCKED: () => 'The server has blocked this machine after too many failed connections.',
  ER_SECURE_TRANSPORT_REQUIRED: () => 'The server accepts only TLS. Turn on SSL for this connection.',
};

/** The field of the form that the person looks at first. */
const fields: Readonly<Record<string, string>> = {
  ENOTFOUND: 'host',
  EAI_AGAIN: 'host',
  ECONNREFUSED: 'host',
  ETIMEDOUT: 'host',
  GREETING_TOO_LONG: 'host',
  EHOSTUNREACH: 'host',
  ENETUNREACH: 'host',
  ER_ACCESS_DENIED_ERROR: 'password',
  ER_ACCESS_DENIED_NO_PASSWORD_ERROR: 'username',
  ER_DBACCESS_DENIED_ERROR: 'database',
  ER_BAD_DB_ERROR: 'database',
};

const tlsCause = /^(ERR_TLS|ERR_SSL|CERT_|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO|EPROTO)/;

/** Why no connection came about, in words for the person who typed it in. */
export function connectionError(error: unknown, place: Place): ParleyError {
  if (error instanceof ParleyError) return error;
  const { code = '' } = driverError(error);
  const explain = tlsCause.test(code) ? causes.HANDSHAKE_SSL_ERROR : causes[code];
  const reason = explain?.(place) ?? `The connection failed: ${firstLine(error)}`;
  const field = fields[code];
  const beside = field === undefined ? {} : { fields: { [field]: reason } };
  return new ParleyError('connection_failed', { values: { reason }, ...beside, cause: error });
}

const timeouts = new Set([1969, 3024]);
const lost = new Set([
  'PROTOCOL_CONNECTION_LOST',
  'PROTOCOL_SEQUENCE_TIMEOUT',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
]);

/** What became of a statement. */
export function statementError(error: unknown, place: Place, time: number): ParleyError {
  if (error instanceof ParleyError) return error;
  const { errno = 0, code = '' } = driverError(error);
  if (timeouts.has(errno)) return timeoutError(time, error);
  if (lost.has(code)) return connectionError(error, place);
  return new ParleyError('sql_failed', { values: { reason: firstLine(error) }, cause: error });
}

export function timeoutError(time: number, cause?: unknown): ParleyError {
  return new ParleyError('query_timeout', { values: { seconds: time / 1_000 }, cause });
}

export function isLost(error: unknown): boolean {
  return lost.has(driverError(error).code ?? '');
}

function driverError(error: unknown): DriverError {
  return typeof error === 'object' && error !== null ? error : {};
}

function firstLine(error: unknown): string {
  const { sqlMessage, message } = driverError(error);
  return (sqlMessage ?? message ?? String(error)).split('\n', 1).join('').slice(0, 500);
}
