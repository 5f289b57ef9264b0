import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Duplex } from 'node:stream';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';

/**
 * Sessions and pipelines use members of `pg` that its typings do not promise. An update that takes one away fails here
 * by the member's name, not somewhere in a query.
 */
type Internals = pg.Client & {
  connection: Record<string, unknown> & NodeJS.EventEmitter;
  processID: unknown;
  secretKey: unknown;
  getTransactionStatus?: () => unknown;
};

const client = new pg.Client({ connectionString: inject('postgresUrl') }) as Internals;
const reported = new Map<string, string>();
beforeAll(async () => {
  client.connection.on('parameterStatus', ({ parameterName, parameterValue }) =>
    reported.set(parameterName, parameterValue),
  );
  await client.connect();
});
afterAll(() => client.end());

test('client.connection emits parameterStatus with parameterName and parameterValue', () => {
  expect(reported.get('server_version')).toMatch(/^\d+/);
});

test('client.connection.stream is the socket', () => {
  expect(client.connection.stream).toBeInstanceOf(Duplex);
});

test('client.connection emits sslconnect once the stream is encrypted', () => {
  const source = readFileSync(createRequire(import.meta.url).resolve('pg/lib/connection'), 'utf8');
  expect(source).toContain("emit('sslconnect'");
});

test('client.connection.close takes the name of a prepared statement', async () => {
  expect(client.connection.close).toBeTypeOf('function');
  await client.query({ name: 'kept', text: 'SELECT 1' });
  const named = "SELECT count(*)::int AS n FROM pg_prepared_statements WHERE name = 'kept'";
  expect((await client.query(named)).rows).toEqual([{ n: 1 }]);
  (client.connection.close as (what: object) => void)({ type: 'S', name: 'kept' });
  expect((await client.query(named)).rows).toEqual([{ n: 0 }]);
});

test('client.processID and client.secretKey are what a cancel request needs', async () => {
  const { rows } = await client.query('SELECT pg_backend_pid() AS pid');
  expect(client.processID).toBe(rows[0].pid);
  expect(client.secretKey).toBeTypeOf('number');
});

test('client.getTransactionStatus gives I, T and E', async () => {
  const status = () => client.getTransactionStatus?.();
  expect(status()).toBe('I');
  await client.query('BEGIN');
  expect(status()).toBe('T');
  await client.query('no statement').catch(() => undefined);
  await expect.poll(status).toBe('E');
  await client.query('ROLLBACK');
  expect(status()).toBe('I');
});

/** What the driver calls of whatever it is given to run. */
async function callsOf(text: string): Promise<string[]> {
  const calls: string[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const submittable = new Proxy(
    {},
    {
      get: (_target, name) => {
        if (typeof name !== 'string' || (!name.startsWith('handle') && name !== 'submit')) return undefined;
        return (given: { query(sql: string): void }) => {
          calls.push(name);
          if (name === 'submit') given.query(text);
          if (name === 'handleReadyForQuery' || name === 'handleError') resolve();
        };
      },
      set: () => true,
    },
  );
  client.query(submittable as pg.Submittable);
  await promise;
  return calls;
}

test('client.query calls submit and the handlers of a query object', async () => {
  expect(await callsOf('SELECT 1')).toEqual([
    'submit',
    'handleRowDescription',
    'handleDataRow',
    'handleCommandComplete',
    'handleReadyForQuery',
  ]);
  expect(await callsOf('')).toContain('handleEmptyQuery');
  expect(await callsOf('no statement')).toContain('handleError');
});
