import type { ServerPlace } from '../src/databases/server-place.ts';
import type { MariadbAccount } from './mariadb-server.ts';

/** A PostgreSQL of the tests, which lets anybody in. */
export function postgresPlace(url: URL, user: string = url.username): ServerPlace {
  return {
    host: url.hostname,
    address: url.hostname,
    port: Number(url.port),
    database: url.pathname.slice(1),
    user,
    password: '',
    ssl: 'disable',
  };
}

export function mariadbPlace(account: MariadbAccount): ServerPlace {
  return { ...account, address: account.host, ssl: 'disable' };
}
