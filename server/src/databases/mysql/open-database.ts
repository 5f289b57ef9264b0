import type { ResultColumn } from '@parley/contract/query-result';
import { approveRead, approveWrite } from '../../guard/approve-mysql.ts';
import { type ApprovedSql, assertApproved } from '../../guard/approved-sql.ts';
import type { Database, Greeting } from '../port.ts';
import type { ServerTarget } from '../server-target.ts';
import { timeLimits } from '../time-limits.ts';
import { introspect } from './introspect.ts';
import { guardCatalogueOf } from './look-up-guard-facts.ts';
import { readPrivileges } from './read-privileges.ts';
import type { Field } from './result-columns.ts';
import { resultColumn } from './result-columns.ts';
import { inTransaction } from './run-in-transaction.ts';
import { query, stream } from './run-read.ts';
import { rehearse, write } from './run-write.ts';
import type { Session } from './session.ts';
import { SessionPool } from './session-pool.ts';

const ownLimits = { time: timeLimits.statement, rows: Number.POSITIVE_INFINITY };

/** A MySQL or MariaDB database. Nothing is connected before the first call. */
export function openMysql(input: ServerTarget): Database {
  const sessions = new SessionPool(input);
  const withSession = <T>(work: (session: Session) => Promise<T>, signal?: AbortSignal): Promise<T> =>
    inTransaction(sessions, { access: 'read', limits: ownLimits, signal }, async (session) => ({
      state: 'finished',
      value: await work(session),
    }));
  const catalogue = guardCatalogueOf(input.database, withSession);

  return {
    dialect: 'mysql',
    capabilities: { schemas: false, rehearsal: true, cancel: true },
    greet: () => greet(withSession),
    introspect: (options) => withSession(introspect, options?.signal),
    approveRead: (proposal) => approveRead(proposal, catalogue),
    approveWrite: (proposal) => approveWrite(proposal, catalogue),
    prepare: async (statement) => {
      assertApproved(statement, 'mysql');
      // The server refuses to prepare a write where it may only read. Preparing changes nothing.
      const run = { access: statement.access, limits: ownLimits };
      return inTransaction(sessions, run, async (session) => ({
        state: 'finished',
        value: await columnsOf(session, statement),
      }));
    },
    query: async (statement, options) => {
      assertAccess(statement, 'read');
      return query(sessions, statement, options);
    },
    stream: (statement, options) => {
      assertAccess(statement, 'read');
      return stream(sessions, statement, options);
    },
    rehearse: async (statement, options) => {
      assertAccess(statement, 'write');
      return rehearse(sessions, statement, options);
    },
    write: async (statement, expectedRows, options) => {
      assertAccess(statement, 'write');
      return write(sessions, { statement, expectedRows }, options);
    },
    privileges: () => withSession((session) => readPrivileges(session, input.database)),
    close: async () => sessions.close(),
  };
}

async function greet(
  withSession: <T>(work: (session: Session) => Promise<T>) => Promise<T>,
): Promise<Greeting> {
  const started = performance.now();
  const version = await withSession(
    async (session) => (await session.rows('SELECT VERSION()'))[0]?.[0] ?? '',
  );
  return {
    version: `${/mariadb/i.test(version) ? 'MariaDB' : 'MySQL'} ${version.split('-')[0]}`,
    latencyMs: performance.now() - started,
  };
}

async function columnsOf(session: Session, { text }: ApprovedSql): Promise<ResultColumn[]> {
  const { columns } = await session.prepare(text);
  return (columns as Field[]).map(resultColumn);
}

function assertAccess(statement: ApprovedSql, access: ApprovedSql['access']): void {
  assertApproved(statement, 'mysql');
  if (statement.access !== access)
    throw new Error(`A statement approved as a ${statement.access} came as a ${access}.`);
}
