import type { DatabaseSchema } from '@parley/contract/database-schema';
import { assertApproved } from '../../guard/approved-sql.ts';
import type { Database, Greeting } from '../port.ts';
import type { ServerTarget } from '../server-target.ts';
import { buildSchemaFromRows } from './build-schema-from-rows.ts';
import { cachedApprovals } from './cached-approvals/cached-approvals.ts';
import { explainPlan } from './cached-approvals/explain-plan.ts';
import { catalogueOf } from './catalogue/catalogue.ts';
import { introspectionQueries } from './introspection-queries.ts';
import { privilegesFrom, privilegesQuery } from './privileges-query.ts';
import { resultColumnsOf } from './result-columns.ts';
import { watched } from './run-in-session.ts';
import { prepare, query, type ReadParts } from './run-read.ts';
import { rehearse, write } from './run-write.ts';
import { stream } from './stream-rows.ts';
import { typedStatements } from './wire/retry-prepared-statement.ts';
import { Session } from './wire/session.ts';
import { SessionPool } from './wire/session-pool.ts';

export type PostgresOptions = {
  /** `schema.name` of functions that the database's owner vouches for; statements may then call them. */
  trustedFunctions?: readonly string[];
  /** Connections that may be open at once. */
  connections?: number;
};

const usualConnections = 8;

/** Opens nothing yet: the first call connects. */
export function openPostgres(connection: ServerTarget, options: PostgresOptions = {}): Database {
  const pool = new SessionPool(connection, options.connections ?? usualConnections);
  const trusted = new Set(options.trustedFunctions);
  const catalogue = catalogueOf(pool);
  const approvals = cachedApprovals(catalogue, { trusted }, { planOf: explainPlan(pool) });
  const columnsOf = resultColumnsOf(catalogue);
  // A function that somebody vouches for may still set things, lock things and prepare things.
  const reading: ReadParts = { pool, columnsOf, typedOf: typedStatements(), isReusable: trusted.size === 0 };

  return {
    dialect: 'postgres',
    capabilities: { schemas: true, rehearsal: true, cancel: true },
    greet: () => greet(connection),
    async introspect(more = {}): Promise<DatabaseSchema> {
      const schema = buildSchemaFromRows(await catalogue.read(introspectionQueries, { options: more }));
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
      return await query(reading, statement, more);
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
async function greet(connection: ServerTarget): Promise<Greeting> {
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
