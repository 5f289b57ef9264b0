import { ParleyError } from '@parley/contract/errors';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Engine } from './engine.ts';
import type { Tables } from './tables.ts';

/** Classes 08 (connection), 53 (resources), 57P (shutdown) and the socket's own codes. */
const unavailable = /^(08|53|57P|ECONN|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EPIPE|EHOSTUNREACH|ENETUNREACH)/;

export function openPostgres(url: string, onIdleError: (error: Error) => void): Engine {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 2_500,
    idleTimeoutMillis: 30_000,
    statement_timeout: 10_000,
    query_timeout: 10_000,
    application_name: 'parley',
  });
  // Without a listener a connection that is cut while no statement runs on it would end the process: the pool
  // listens to those it holds, and nobody to one that is lent out.
  pool.on('error', onIdleError);
  pool.on('connect', (client) => client.on('error', onIdleError));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: translating(pool) }) });
  return { name: 'postgres', db, close: () => db.destroy() };
}

function translating(pool: pg.Pool): PostgresPool {
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: () => translated(async () => translatingClient(await pool.connect())),
  };
}

const wrapped = new WeakMap<pg.PoolClient, PostgresPoolClient>();

/** One wrapper a client: kysely tells new connections from known ones by identity. */
function translatingClient(client: pg.PoolClient): PostgresPoolClient {
  const known = wrapped.get(client);
  if (known) return known;
  const wrapper = new Proxy(client, {
    get: (target, property) => {
      const member: unknown = Reflect.get(target, property, target);
      if (typeof member !== 'function') return member;
      if (property !== 'query') return member.bind(target);
      return (...values: unknown[]) => translated(() => member.apply(target, values));
    },
  }) as unknown as PostgresPoolClient;
  wrapped.set(client, wrapper);
  return wrapper;
}

async function translated<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (isUnavailable(error)) throw new ParleyError('store_unavailable', { cause: error });
    throw error;
  }
}

/** The pool and a cut connection report plain errors without a code. */
function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : undefined;
  if (typeof code === 'string') return unavailable.test(code);
  return /timeout exceeded|Connection terminated|not queryable|Query read timeout/i.test(error.message);
}
