import type { ServerTarget } from '../../src/databases/server-target.ts';
import type { MariadbAccount } from './mariadb-server.ts';

/** A PostgreSQL of the tests, which lets anybody in. */
export function postgresTarget(url: URL, user: string = url.username): ServerTarget {
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

export function mariadbTarget(account: MariadbAccount): ServerTarget {
  return { ...account, address: account.host, ssl: 'disable' };
}
