import { ParleyError, storeMessages } from '@parley/contract/errors';
import { limits } from '@parley/contract/limits';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { scaleTimeLimit } from '../../platform/scale-time-limit.ts';
import { insertPostgresRecords } from '../execution-records/insert-postgres-records.ts';
import { type ClientWithTimeout, clientWithTimeout } from './client-with-timeout.ts';
import type { StoreEngine } from './store-engine-types.ts';
import type { Tables } from './table-types.ts';

/** Classes 08 (connection), 53 (resources), 57P (shutdown), 25006 (a follower) and the socket's own codes. */
const unavailable = /^(08|53|57P|25006|ECONN|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EPIPE|EHOSTUNREACH|ENETUNREACH)/;

export function openPostgresStore(url: string, onIdleError: (error: Error) => void): StoreEngine {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: scaleTimeLimit(2_500),
    idleTimeoutMillis: 30_000,
    statement_timeout: scaleTimeLimit(limits.store.patient),
    application_name: 'parley',
  });
  // Without a listener a connection that is cut while no statement runs on it would end the process: the pool
  // listens to those it holds, and nobody to one that is lent out.
  pool.on('error', onIdleError);
  pool.on('connect', (client) => client.on('error', onIdleError));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: translating(pool) }) });
  // A server that only follows another one, or may not write, gives no number of a transaction.
  const tryWriting = async () => void (await sql`select txid_current()`.execute(db));
  return {
    name: 'postgres',
    title: 'PostgreSQL',
    isEmbedded: false,
    hashesBytes: true,
    db,
    insertRecords: (batch) => insertPostgresRecords(db, batch),
    tryWriting,
    close: () => db.destroy(),
  };
}

function translating(pool: pg.Pool): PostgresPool {
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: () => translated(() => lease(pool)),
  };
}

async function lease(pool: pg.Pool): Promise<PostgresPoolClient> {
  const asked = performance.now();
  const { client, leased } = wrapperOf(await pool.connect());
  leased(performance.now() - asked);
  return client;
}

const wrapped = new WeakMap<pg.PoolClient, ClientWithTimeout>();

/** One wrapper per client: kysely tells new connections from known ones by identity. */
function wrapperOf(client: pg.PoolClient): ClientWithTimeout {
  const known = wrapped.get(client);
  if (known) return known;
  const wrapper = clientWithTimeout(client, translated);
  wrapped.set(client, wrapper);
  return wrapper;
}

async function translated<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (isUnavailable(error))
      throw new ParleyError('store_unavailable', { ...wordsFor(error), cause: error });
    throw error;
  }
}

function wordsFor(error: unknown): { message?: string } {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === '53100') return { message: storeMessages.diskFull };
  return code === '25006' ? { message: storeMessages.readOnly } : {};
}

/** The pool and a cut connection report plain errors without a code. */
function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : undefined;
  if (typeof code === 'string') return unavailable.test(code);
  return /timeout exceeded|Connection terminated|not queryable|Query read timeout/i.test(error.message);
}
