import { isIP } from 'node:net';
import type { ConnectionOptions } from 'node:tls';
import type { ClientConfig } from 'pg';
import type { ServerTarget } from '../../server-target.ts';
import { timeLimits } from '../../time-limits.ts';

export function tlsOptions({ host, ssl }: ServerTarget): ConnectionOptions | false {
  if (ssl === 'disable') return false;
  // An address is no server name: TLS refuses it as one, and its certificate is checked by `host`.
  return { rejectUnauthorized: ssl === 'verify', ...(isIP(host) ? { host } : { servername: host }) };
}

export function clientConfig(connection: ServerTarget): ClientConfig {
  const { address: host, port, database, user, password } = connection;
  return {
    host,
    port,
    database,
    user,
    // A function: an empty password must not make the driver look for one in files and variables.
    password: () => password,
    ssl: tlsOptions(connection),
    connectionTimeoutMillis: timeLimits.connect,
    application_name: 'parley',
    keepAlive: true,
  };
}
