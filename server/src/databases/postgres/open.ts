import { ParleyError } from '@parley/contract/errors';
import type { DatabaseSchema } from '@parley/contract/schema';
import { type ApprovedSql, assertApproved, type Proposal } from '../../guard/approved.ts';
import { type Access, approve, examine } from '../../guard/postgres/approve.ts';
import type { Target } from '../../guard/postgres/read-statement.ts';
import type { Database, Greeting, QueryOptions } from '../port.ts';
import { withRetry } from './bind.ts';
import type { PostgresConnection } from './connection.ts';
import type { CatalogueQuery } from './fact-queries.ts';
import { schemaFrom } from './introspect.ts';
import { introspectionQueries } from './introspection-queries.ts';
import { lookUpIn } from './look-up.ts';
import type { Row } from './pipeline.ts';
import { Pool } from './pool.ts';
import { privilegesFrom, privilegesQuery } from './privileges.ts';
import { prepare, query, type Reading } from './read.ts';
import { resultColumnsOf } from './result-columns.ts';
import { begin, inSession, rollBack, watched } from './run.ts';
import { Session } from './session.ts';
import { stream } from './stream.ts';
import { VerdictCache } from './verdict-cache.ts';
import { rehearse, write } from './write.ts';

export type PostgresOptions = {
  /** `schema.name` of functions that the database's owner vouches for; statements may then call them. */
  trustedFunctions?: readonly string[];
  /** Connections that may be open at once. */
  connections?: number;
};

const usualConnections = 8;
const mostTyped = 500;
/** A database of 100,000 tables stays below it; a server that sends without end does not. */
const mostCatalogue = 256 * 1_048_576;

/** Opens nothing yet: the first call connects. */
export function openPostgres(connection: PostgresConnection, options: PostgresOptions = {}): Database {
  const pool = new Pool(connection, options.connections ?? usualConnections);
  const trusted = new Set(options.trustedFunctions);
  const verdicts = new VerdictCache();
  const targets = new WeakMap<ApprovedSql, Target>();

  let serverVersion = 0;
  const readAll = (
    queries: readonly (string | CatalogueQuery)[],
    argument?: string,
    more: QueryOptions = {},
  ): Promise<Row[][]> =>
    inSession(pool, { ...more, isReusable: true }, (session) => {
      serverVersion = session.serverVersion;
      return readCatalogue(session, { queries, values: argument === undefined ? [] : [argument], more });
    });

  const columnsOf = resultColumnsOf(async (text, argument) => (await readAll([text], argument))[0] ?? []);
  // A function that somebody vouches for may still set things, lock things and prepare things.
  const typed = new Set<string>();
  const typedOf = (fingerprint: string) => ({
    has: () => typed.has(fingerprint),
    add: () => {
      if (typed.size >= mostTyped) typed.clear();
      typed.add(fingerprint);
    },
  });
  const reading: Reading = { pool, columnsOf, typedOf, isReusable: trusted.size === 0 };

  const lookUp = lookUpIn(readAll, () => serverVersion);
  const approveAs = async (proposal: Proposal, access: Access): Promise<ApprovedSql> => {
    if (serverVersion === 0) await readAll([]);
    const verdict = await verdicts.get(`${access} ${proposal.sql}`, () =>
      examine(proposal.sql, { access, lookUp, trusted }),
    );
    const approved = approve(verdict, proposal, access);
    if (verdict.statement.target) targets.set(approved, verdict.statement.target);
    return approved;
  };

  const assertRead = (statement: ApprovedSql) => {
    assertApproved(statement, 'postgres');
    if (statement.access !== 'read') throw new Error('A write was handed over as a read.');
  };
  const targetOf = (statement: ApprovedSql): Target => {
    assertApproved(statement, 'postgres');
    const target = targets.get(statement);
    if (statement.access !== 'write' || !target) throw new Error('This is no write that was approved here.');
    return target;
  };

  return {
    dialect: 'postgres',
    capabilities: { schemas: true, rehearsal: true, cancel: true },
    greet: () => greet(connection),
    async introspect({ signal } = {}): Promise<DatabaseSchema> {
      const schema = schemaFrom(await readAll(introspectionQueries, undefined, { signal }));
      verdicts.keepFor(schema.fingerprint);
      return schema;
    },
    approveRead: (proposal) => approveAs(proposal, 'read'),
    approveWrite: (proposal) => approveAs(proposal, 'write'),
    async prepare(statement) {
      assertApproved(statement, 'postgres');
      return prepare(reading, statement);
    },
    async query(statement, more = {}) {
      assertRead(statement);
      return query(reading, statement, more);
    },
    stream(statement, more = {}) {
      assertRead(statement);
      return stream(reading, statement, more);
    },
    async rehearse(statement, more = {}) {
      return rehearse({ pool, columnsOf }, { statement, target: targetOf(statement) }, more);
    },
    async write(statement, expectedRows, more = {}) {
      targetOf(statement);
      return write({ pool, columnsOf }, statement, { ...more, expectedRows });
    },
    async privileges() {
      const [rows] = await readAll([privilegesQuery]);
      return privilegesFrom(rows?.[0] ?? []);
    },
    close: () => pool.close(),
  };
}

type CatalogueRead = {
  queries: readonly (string | CatalogueQuery)[];
  values: readonly string[];
  more: QueryOptions;
};

/** Our own queries, read-only like everybody's, in one round trip. */
function readCatalogue(session: Session, { queries, values, more }: CatalogueRead): Promise<Row[][]> {
  return withRetry(session, async () => {
    const before = begin(session, 'read', more);
    const steps = queries.map((query) =>
      typeof query === 'string'
        ? { text: query, values }
        : session.prepared(query.name, { text: query.text, values }),
    );
    const { results, isCut } = await session.run([...before, ...steps, rollBack(session)], mostCatalogue);
    if (isCut)
      throw new ParleyError('sql_failed', { values: { reason: 'its catalogue is too large to read.' } });
    return results.slice(before.length, -1).map(({ rows }) => rows);
  });
}

/** A connection of its own: one from the pool would prove nothing about the next. */
async function greet(connection: PostgresConnection): Promise<Greeting> {
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
