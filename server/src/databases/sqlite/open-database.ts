import { ParleyError } from '@parley/contract/errors';
import { limits } from '@parley/contract/limits';
import type { QueryResult, ResultColumn } from '@parley/contract/query-result';
import { approveSqliteRead, approveSqliteWrite } from '../../guard/approve-sqlite.ts';
import type { ApprovedSql } from '../../guard/approved-sql.ts';
import { assertApproved } from '../../guard/approved-sql.ts';
import { completeScannedSchema, schemaTooLarge } from '../complete-scanned-schema.ts';
import type { Database, Privileges, QueryOptions, Rehearsal, ResultBatch } from '../port.ts';
import { timeLimits } from '../time-limits.ts';
import { catalogueToTables } from './catalogue-to-tables.ts';
import { ChildPool } from './child/child-pool.ts';
import type { FromChild, Job, RawColumn, RawRows } from './child/child-protocol.ts';
import { outcomeOf, sendJobToChild } from './child/send-job-to-child.ts';
import { columnKind } from './column-kind.ts';
import type { SqliteFile } from './resolve-and-check-sqlite-file.ts';
import { mayWrite, resolveAndCheckSqliteFile } from './resolve-and-check-sqlite-file.ts';

/** One for the server: a child belongs to no file, it opens one for each job. */
export const sharedChildren = new ChildPool();

/** Opens a SQLite file. Everything that reads it happens in another process. */
export async function openSqlite(file: SqliteFile, pool = sharedChildren): Promise<Database> {
  await resolveAndCheckSqliteFile(file);
  const closing = new AbortController();

  async function* run(job: Job, { limits: given, signal }: QueryOptions = {}): AsyncGenerator<FromChild> {
    if (closing.signal.aborted) throw closed();
    if (signal?.aborted) throw new ParleyError('query_cancelled');
    const signals = signal ? [signal, closing.signal] : [closing.signal];
    const options = { time: atMost(given?.time, timeLimits.statement), signal: AbortSignal.any(signals) };
    yield* sendJobToChild(pool, { place: await resolveAndCheckSqliteFile(file), job }, options);
  }

  const check = createChecker((job) => outcomeOf('prepare', run(job)));

  async function* stream(statement: ApprovedSql, options: QueryOptions = {}): AsyncGenerator<ResultBatch> {
    assertAccess(statement, 'read');
    const { rows = null, bytes = null } = options.limits ?? {};
    for await (const message of run({ task: 'read', statement: plain(statement), rows, bytes }, options)) {
      const columns = message.columns ? { columns: message.columns.map(toResultColumn) } : {};
      yield { ...columns, rows: message.rows ?? [] };
    }
  }

  return {
    dialect: 'sqlite',
    capabilities: { schemas: false, rehearsal: true, cancel: true },

    async greet() {
      const started = performance.now();
      const { version } = await outcomeOf(
        'greet',
        run({ task: 'greet' }, { limits: { time: timeLimits.connect } }),
      );
      return { version: `SQLite ${version}`, latencyMs: performance.now() - started };
    },

    async introspect({ signal } = {}) {
      const job: Job = { task: 'catalogue', most: limits.schema };
      const { catalogue } = await outcomeOf('catalogue', run(job, { signal }));
      if (catalogue === null) throw schemaTooLarge();
      return completeScannedSchema(catalogueToTables(catalogue));
    },

    async approveRead(proposal) {
      return check(await approveSqliteRead(proposal));
    },

    async approveWrite(proposal) {
      return check(await approveSqliteWrite(proposal));
    },

    async prepare(statement) {
      assertApproved(statement, 'sqlite');
      const { access, text } = statement;
      const { columns } = await outcomeOf('prepare', run({ task: 'prepare', access, text }));
      return columns.map(toResultColumn);
    },

    async query(statement, options = {}) {
      assertAccess(statement, 'read');
      const started = performance.now();
      const rows = atMost(options.limits?.rows, limits.query.rows);
      const bytes = atMost(options.limits?.bytes, limits.query.bytes);
      const job: Job = { task: 'read', statement: plain(statement), rows, bytes };
      const result = await collect(run(job, options));
      return { ...result, durationMs: performance.now() - started };
    },

    stream,

    ...writing(run),

    privileges: () => privilegesOn(file),

    async close() {
      closing.abort();
    },
  };
}

async function privilegesOn(file: SqliteFile): Promise<Privileges> {
  const canWrite = await mayWrite(await resolveAndCheckSqliteFile(file));
  return { role: 'file', superuser: false, canWrite, canReachFiles: false, readOnlyRole: null };
}

type Run = (job: Job, options?: QueryOptions) => AsyncGenerator<FromChild>;

function writing(run: Run): Pick<Database, 'rehearse' | 'write'> {
  async function runWrite(statement: ApprovedSql, expectedRows: number | null, options?: QueryOptions) {
    assertAccess(statement, 'write');
    const job: Job = { task: 'write', statement: plain(statement), expectedRows };
    try {
      return await outcomeOf('write', run(job, options));
    } catch (error) {
      // What recovering says is of no help to whoever waits for the write.
      if (isStopped(error)) await outcomeOf('recover', run({ task: 'recover' })).catch(() => undefined);
      throw error;
    }
  }

  return {
    async rehearse(statement, options) {
      const started = performance.now();
      const { rowsAffected, changed } = await runWrite(statement, null, options);
      const shown = (rows: RawRows | undefined) => (rows ? toResult(rows, started) : null);
      return {
        rowsAffected,
        before: shown(changed?.before),
        after: shown(changed?.after),
      } satisfies Rehearsal;
    },

    async write(statement, expectedRows, options) {
      const { rowsAffected, committed } = await runWrite(statement, expectedRows, options);
      if (!committed) {
        throw new ParleyError('rehearsal_differs', {
          values: { expected: expectedRows, actual: rowsAffected },
        });
      }
      return { rowsAffected };
    },
  };
}

const mostRemembered = 500;

/** SQLite's own parser and its authorizer look at each new text once; a run asks the authorizer again. */
function createChecker(prepare: (job: Extract<Job, { task: 'prepare' }>) => Promise<unknown>) {
  const seen = new Set<string>();
  return async (statement: ApprovedSql): Promise<ApprovedSql> => {
    const { access, text, fingerprint } = statement;
    const key = `${access} ${fingerprint}`;
    if (seen.has(key)) return statement;
    await prepare({ task: 'prepare', access, text });
    if (seen.size >= mostRemembered) seen.clear();
    seen.add(key);
    return statement;
  };
}

async function collect(messages: AsyncGenerator<FromChild>): Promise<Omit<QueryResult, 'durationMs'>> {
  const result: Omit<QueryResult, 'durationMs'> = { columns: [], rows: [], truncated: null };
  for await (const { columns, rows, outcome } of messages) {
    if (columns) result.columns = columns.map(toResultColumn);
    for (const row of rows ?? []) result.rows.push(row);
    if (outcome?.task === 'read') result.truncated = outcome.truncated;
  }
  return result;
}

function assertAccess(statement: ApprovedSql, access: ApprovedSql['access']): void {
  assertApproved(statement, 'sqlite');
  if (statement.access !== access) throw new Error(`A ${statement.access} was given as a ${access}.`);
}

function plain({ text, values }: ApprovedSql): Pick<ApprovedSql, 'text' | 'values'> {
  return { text, values };
}

function toResultColumn({ name, type }: RawColumn): ResultColumn {
  return { name, type, kind: columnKind(type) };
}

function toResult({ columns, rows }: RawRows, started: number): QueryResult {
  return {
    columns: columns.map(toResultColumn),
    rows,
    truncated: null,
    durationMs: performance.now() - started,
  };
}

function atMost(given: number | undefined, most: number): number {
  return Math.min(given ?? most, most);
}

const stops = new Set<string>(['query_timeout', 'query_cancelled', 'write_outcome_unknown']);

function isStopped(error: unknown): boolean {
  return error instanceof ParleyError && stops.has(error.code);
}

function closed(): ParleyError {
  return new ParleyError('connection_failed', { values: { reason: 'This connection has been closed.' } });
}
