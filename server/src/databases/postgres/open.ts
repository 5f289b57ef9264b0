import type { DatabaseSchema } from '@parley/contract/schema';
import { assertApproved } from '../../guard/approved.ts';
import type { Database, Greeting } from '../port.ts';
import type { ServerPlace } from '../server-place.ts';
import { approvalsOf } from './approvals.ts';
import { catalogueOf } from './catalogue.ts';
import { schemaFrom } from './introspect.ts';
import { introspectionQueries } from './introspection-queries.ts';
import { planOf } from './plan-witness.ts';
import { Pool } from './pool.ts';
import { privilegesFrom, privilegesQuery } from './privileges.ts';
import { prepare, query, type Reading } from './read.ts';
import { resultColumnsOf } from './result-columns.ts';
import { typedStatements } from './retry.ts';
import { watched } from './run.ts';
import { Session } from './session.ts';
import { stream } from './stream.ts';
import { rehearse, write } from './write.ts';

export type PostgresOptions = {
  /** `schema.name` of functions that the database's owner vouches for; statements may then call them. */
  trustedFunctions?: readonly string[];
  /** Connections that may be open at once. */
  connections?: number;
};

const usualConnections = 8;

/** Opens nothing yet: the first call connects. */
export function openPostgres(connection: ServerPlace, options: PostgresOptions = {}): Database {
  const pool = new Pool(connection, options.connections ?? usualConnections);
  const trusted = new Set(options.trustedFunctions);
  const catalogue = catalogueOf(pool);
  const approvals = approvalsOf(catalogue, { trusted }, { planOf: planOf(pool) });
  const columnsOf = resultColumnsOf(catalogue);
  // A function that somebody vouches for may still set things, lock things and prepare things.
  const reading: Reading = { pool, columnsOf, typedOf: typedStatements(), isReusable: trusted.size === 0 };

  return {
    dialect: 'postgres',
    capabilities: { schemas: true, rehearsal: true, cancel: true },
    greet: () => greet(connection),
    async introspect(more = {}): Promise<DatabaseSchema> {
      const schema = schemaFrom(await catalogue.read(introspectionQueries, { options: more }));
      approvals.keepFor(schema.fingerprint);
      return schema;
    },
    approveRead: (proposal) => approvals.approve(proposal, 'read'),
    approveWrite: (proposal) => approvals.approve(proposal, 'write'),
    async prepare(statement) {
      assertApproved(statement, 'postgres');
      return prepare(reading, statement);
    },
    async query(statement, more = {}) {
      approvals.assertRead(statement);
      return query(reading, statement, more);
    },
    stream(statement, more = {}) {
      approvals.assertRead(statement);
      return stream(reading, statement, more);
    },
    async rehearse(statement, more = {}) {
      return rehearse({ pool, columnsOf }, { statement, target: approvals.targetOf(statement) }, more);
    },
    async write(statement, expectedRows, more = {}) {
      approvals.targetOf(statement);
      return write({ pool, place: connection }, statement, { ...more, expectedRows });
    },
    async privileges() {
      const [rows] = await catalogue.read([{ text: privilegesQuery }]);
      return privilegesFrom(rows?.[0] ?? []);
    },
    close: () => pool.close(),
  };
}

/** A connection of its own: one from the pool would prove nothing about the next. */
async function greet(connection: ServerPlace): Promise<Greeting> {
  const session = await Session.open(connection);
  try {
    const started = performance.now();
    const { results } = await watched(session, {}, () => session.run([{ text: 'SHOW server_version' }]));
    const latencyMs = performance.now() - started;
    return { version: `PostgreSQL ${results[0]?.rows[0]?.[0]?.split(' ')[0] ?? ''}`, latencyMs };
  } finally {
    await session.end();
  }
}
