import type { ConnectionOptions } from 'node:tls';
import { limits } from '@parley/contract/limits';
import type { ClientConfig } from 'pg';

/** Where a database is and who asks: parsed, and its address checked, before it comes here. */
export type PostgresConnection = {
  host: string;
  port: number;
  database: string;
  user: string;
  password: string;
  /** 'require' encrypts without asking who answers; 'verify' asks for a certificate of `host`. */
  ssl: 'disable' | 'require' | 'verify';
  /** The checked address of `host`. Without it the name would be resolved again, perhaps differently. */
  address?: string;
};

export function tlsOptions({ host, ssl }: PostgresConnection): ConnectionOptions | false {
  return ssl === 'disable' ? false : { rejectUnauthorized: ssl === 'verify', servername: host };
}

export function clientConfig(connection: PostgresConnection): ClientConfig {
  const { host, address, port, database, user, password } = connection;
  return {
    host: address ?? host,
    port,
    database,
    user,
    // A function: an empty password must not make the driver look for one in files and variables.
    password: () => password,
    ssl: tlsOptions(connection),
    connectionTimeoutMillis: limits.query.connect,
    application_name: 'parley',
    keepAlive: true,
  };
}
