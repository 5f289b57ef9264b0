import { ParleyError } from '@parley/contract/errors';

/** What a person can do something about, by the server's code or the socket's. */
const causes: Readonly<Record<string, string>> = {
  ENOTFOUND: 'There is no host of this name.',
  EAI_AGAIN: 'The name of the host could not be looked up right now.',
  ECONNREFUSED: 'Nothing answers at this host and port.',
  EHOSTUNREACH: 'This host cannot be reached from here.',
  ENETUNREACH: 'This host cannot be reached from here.',
  ECONNRESET: 'The server closed the connection.',
  EPIPE: 'The server closed the connection.',
  ETIMEDOUT: 'The server did not answer in time.',
  GREETING_TOO_LONG: 'The server sends without end and never becomes ready. Check the host and the port.',
  '08P01': 'The server does not speak as PostgreSQL does.',
  '28000': 'The server does not let this user in from here.',
  '28P01': 'The user name or the password is not right.',
  '3D000': 'There is no database of this name.',
  '53300': 'The server has too many connections.',
  '57P01': 'The server is shutting down.',
  '57P02': 'The server stopped unexpectedly.',
  '57P03': 'The server is starting up or shutting down.',
  '25P03': 'The server closed the connection because it was idle for too long.',
};

/** The field of the form that the person looks at first. */
const fields: Readonly<Record<string, string>> = {
  ENOTFOUND: 'host',
  EAI_AGAIN: 'host',
  ECONNREFUSED: 'host',
  EHOSTUNREACH: 'host',
  ENETUNREACH: 'host',
  ETIMEDOUT: 'host',
  GREETING_TOO_LONG: 'host',
  '28000': 'username',
  '28P01': 'password',
  '3D000': 'database',
};

const tls = 'The connection could not be encrypted: ';

/** A failure to connect, or a connection that broke. Uniform for hosts that refuse and hosts that are silent. */
export function connectionFailed(error: unknown): ParleyError {
  const reason = reasonOf(error);
  const field = fields[codeOf(error)];
  const beside = field === undefined ? {} : { fields: { [field]: reason } };
  return new ParleyError('connection_failed', { values: { reason }, ...beside, cause: error });
}

function reasonOf(error: unknown): string {
  const code = codeOf(error);
  const message = error instanceof Error ? error.message : '';
  const known = Object.hasOwn(causes, code) ? causes[code] : undefined;
  if (known) return known;
  if (/^(ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_)|^EPROTO$/.test(code))
    return `${tls}the server's certificate is not trusted, or it is not for this host.`;
  // The driver reports these three without a code.
  if (message.includes('does not support SSL')) return `${tls}the server does not offer it.`;
  if (message.includes('SSL')) return `${tls}the server answered with an error.`;
  if (message.includes('timeout')) return 'The server did not answer in time.';
  if (isSqlState(code)) return firstLine(message);
  return 'The connection to the server broke.';
}

/** EPIPE, of a socket that broke, looks like one. */
function isSqlState(code: string): boolean {
  return /^[0-9A-Z]{5}$/.test(code) && code !== 'EPIPE';
}

/** 08 connection, 28 who is asking, 53300 too many, 57P shutdown: not the statement's fault. */
const notTheStatement = /^(08|28|57P|53300$|3D000$|25P03$)/;

/** A statement that failed: by the server's word, or because the connection broke under it. */
export function statementFailed(error: unknown): ParleyError {
  if (!isAnswered(error)) return connectionFailed(error);
  const reason = firstLine(error instanceof Error ? error.message : '');
  return new ParleyError('sql_failed', { values: { reason }, cause: error });
}

/** The server has given its own word on the statement, and is there to keep it. */
export function isAnswered(error: unknown): boolean {
  const code = codeOf(error);
  return isSqlState(code) && !notTheStatement.test(code);
}

export function codeOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : '';
}

function firstLine(message: string): string {
  return message.split('\n', 1)[0] ?? '';
}

/**
 * What the server says when a place does not tell a value's type (42P18, 42P08), fits several (42725), fits none
 * (42883, 42804), or told a type that the value is not of (22007, 22P02): `current_date - :days` takes the days
 * for a date.
 */
export const asksForTypes: ReadonlySet<string> = new Set([
  '42P18',
  '42P08',
  '42725',
  '42883',
  '42804',
  '22007',
  '22P02',
]);
