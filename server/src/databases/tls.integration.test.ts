import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startMariadbServer } from '../../testing/servers/mariadb-server.ts';
import { startPostgresCluster } from '../../testing/servers/postgres-cluster.ts';
import { startTcpGate } from '../../testing/servers/tcp-gate.ts';
import { kinds } from './kinds-of-database.ts';
import type { Database } from './port.ts';
import type { ServerTarget } from './server-target.ts';

type Place = Omit<ServerTarget, 'ssl'>;
type Served = { place: Place; certificate(): Promise<string>; close(): Promise<void> };

async function postgres(tls: boolean): Promise<Served> {
  const cluster = await startPostgresCluster({ tls });
  const port = Number(new URL(cluster.url).port);
  return {
    ...cluster,
    place: { ...here, port, database: 'postgres', user: 'parley', password: '' },
  };
}

async function mariadb(tls: boolean): Promise<Served> {
  const server = await startMariadbServer({ tls });
  const { port, database, user, password } = await server.createDatabase();
  return { ...server, place: { ...here, port, database, user, password } };
}

const here = { host: 'localhost', address: '127.0.0.1' };

const engines = {
  PostgreSQL: { start: postgres, open: kinds.postgres.open },
  MariaDB: { start: mariadb, open: kinds.mysql.open },
};

async function using<T>(database: Database, work: (database: Database) => Promise<T>): Promise<T> {
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

describe.each(Object.entries(engines))('TLS with %s', (_name, { start, open }) => {
  let encrypting: Served;
  let plain: Served;
  beforeAll(async () => {
    [encrypting, plain] = await Promise.all([start(true), start(false)]);
  });
  afterAll(() => Promise.all([encrypting.close(), plain.close()]));

  /** Looks at the wire itself. */
  const isReadableOnTheWay = async (place: ServerTarget) => {
    const gate = await startTcpGate(`tcp://127.0.0.1:${place.port}`);
    const sql = "SELECT 'for nobody else'";
    const port = Number(new URL(gate.url).port);
    const rows = await using(await open({ ...place, port }), async (database) => {
      const statement = await database.approveRead({ sql, parameters: [], values: {} });
      return (await database.query(statement)).rows;
    });
    expect(rows).toEqual([['for nobody else']]);
    await gate.shut();
    return gate.hasCarried('for nobody else');
  };
  const failureOf = async (place: ServerTarget) =>
    using(await open(place), (database) =>
      database.greet().then(
        () => null,
        (error: unknown) => error,
      ),
    );

  test('is used when it is asked for, and not when it is not', async () => {
    expect(await isReadableOnTheWay({ ...encrypting.place, ssl: 'require' })).toBe(false);
    expect(await isReadableOnTheWay({ ...encrypting.place, ssl: 'disable' })).toBe(true);
  });

  test('[E04] works where the host is given by its address', async () => {
    const place = { ...encrypting.place, host: '127.0.0.1', ssl: 'require' as const };
    expect(await isReadableOnTheWay(place)).toBe(false);
  });

  test('[E04] that the server does not offer is a failure that says so, never a plain connection', async () => {
    for (const ssl of ['require', 'verify'] as const) {
      expect(await failureOf({ ...plain.place, ssl })).toMatchObject({
        code: 'connection_failed',
        message: expect.stringMatching(/does not offer/),
      });
    }
  });

  test('[E04] asks for a certificate that is trusted and made for this host, where that is chosen', async () => {
    const refused = { code: 'connection_failed', message: expect.stringMatching(/certificate/) };
    expect(await failureOf({ ...encrypting.place, ssl: 'verify' })).toMatchObject(refused);
    const before = getCACertificates('default');
    setDefaultCACertificates([...before, await encrypting.certificate()]);
    try {
      expect(await isReadableOnTheWay({ ...encrypting.place, ssl: 'verify' })).toBe(false);
      const elsewhere = { ...encrypting.place, host: 'other.example', ssl: 'verify' as const };
      expect(await failureOf(elsewhere)).toMatchObject(refused);
    } finally {
      setDefaultCACertificates(before);
    }
  });
});
