import type { Connection } from '@parley/contract/connections';
import { connectionKinds, type ServerType } from '@parley/contract/connections/connection-kinds';
import { ParleyError } from '@parley/contract/errors';
import { kinds } from '../databases/kinds-of-database.ts';

type Ssl = Connection['ssl'];

export type ServerAddress = {
  host: string;
  port: number;
  database: string;
  username: string;
  password: string;
  ssl: Ssl;
};

/** How each dialect's clients spell the modes. `null` leaves the choice to the form. */
const sslWords: Readonly<Record<string, Ssl | null>> = {
  disable: 'disable',
  disabled: 'disable',
  false: 'disable',
  allow: null,
  prefer: null,
  preferred: null,
  require: 'require',
  required: 'require',
  true: 'require',
  'verify-ca': 'verify',
  verify_ca: 'verify',
  'verify-full': 'verify',
  verify_identity: 'verify',
};

const sslNames = new Set(['sslmode', 'ssl-mode', 'ssl']);

/** Providers put these into the strings they hand out. They decide nothing about where a connection leads. */
const ignored = new Set([
  'application_name',
  'channel_binding',
  'charset',
  'connect_timeout',
  'connection_limit',
  'pgbouncer',
  'pool_timeout',
]);

/**
 * Reads `scheme://user:password@host:port/database?sslmode=…` and nothing more. Drivers let parameters of the
 * string name another host, a socket, a file of this server or their own options, so no driver ever sees it.
 */
export function parseConnectionString(type: ServerType, text: string, fallback: Ssl): ServerAddress {
  const { schemes } = kinds[type];
  const match = /^([a-z0-9+.-]+):\/\/([^/?#]*)(?:\/([^?#]*))?(?:\?([^#]*))?$/i.exec(text);
  const [, scheme = '', authority = '', path = '', query = ''] = match ?? [];
  if (!(schemes as readonly string[]).includes(scheme.toLowerCase())) {
    throw wrong(`A connection string looks like ${schemes[0]}://user:password@host/database.`);
  }
  const at = authority.lastIndexOf('@');
  const [username, password] = splitOnce(authority.slice(0, Math.max(at, 0)), ':').map(decode);
  const place = { ...hostAndPort(authority.slice(at + 1), type), database: decode(path) };
  if (!username) throw wrong('The connection string names no user.');
  if (!place.database) throw wrong('The connection string names no database.');
  return { ...place, username, password: password ?? '', ssl: sslFrom(query) ?? fallback };
}

function hostAndPort(text: string, type: ServerType): { host: string; port: number } {
  if (text.includes(',')) throw wrong('The connection string names several hosts. Give one.');
  const [, bracketed, plain = '', port] = /^(?:\[([^\]]*)\]|([^:]*))(?::(\d*))?$/.exec(text) ?? [];
  const host = decode(bracketed ?? plain);
  if (host === '') throw wrong('The connection string names no host.');
  if (/[/\\]/.test(host)) throw wrong('Sockets of this server cannot be reached. Give a host.');
  const number = port ? Number(port) : connectionKinds[type].defaults.port;
  if (number < 1 || number > 65_535) throw wrong('The port in the connection string must be 1 to 65535.');
  return { host, port: number };
}

function sslFrom(query: string): Ssl | null {
  let ssl: Ssl | null = null;
  for (const [name, value] of new URLSearchParams(query)) {
    const known = name.toLowerCase();
    if (sslNames.has(known)) ssl = sslWord(name, value);
    else if (!ignored.has(known)) {
      throw wrong(`The connection string has a setting that is not supported: ${name.slice(0, 40)}.`);
    }
  }
  return ssl;
}

function sslWord(name: string, value: string): Ssl | null {
  const word = value.toLowerCase();
  const mode = Object.hasOwn(sslWords, word) ? sslWords[word] : undefined;
  if (mode === undefined) throw wrong(`The connection string has an unknown value for ${name}.`);
  return mode;
}

function splitOnce(text: string, mark: string): string[] {
  const place = text.indexOf(mark);
  return place < 0 ? [text] : [text.slice(0, place), text.slice(place + 1)];
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw wrong('The connection string has a % that stands for nothing. Write it as %25.');
  }
}

/** Never repeats the string: a password may stand anywhere in it. */
function wrong(message: string): ParleyError {
  return new ParleyError('invalid_input', { message, fields: { connectionString: message } });
}
