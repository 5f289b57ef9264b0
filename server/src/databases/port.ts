import type { DatabaseSchema } from '@parley/contract/database-schema';
import type { QueryResult, ResultColumn } from '@parley/contract/query-result';
import type { ApprovedSql, Dialect, Proposal } from '../guard/approved-sql.ts';

/** What a kind can do. Ask for a capability; never compare a kind's name outside this folder. */
export type Capabilities = {
  /** Tables live in named schemas. */
  schemas: boolean;
  /** A write can be tried and rolled back. */
  rehearsal: boolean;
  /** A running statement can be stopped on the server. */
  cancel: boolean;
};

export type QueryLimits = { time: number; rows: number; bytes: number };

export type QueryOptions = {
  /** Each at most what `contract/limits` says; the smaller wins. */
  limits?: Partial<QueryLimits>;
  /** Aborting it reaches the database: the statement is stopped there, not only forgotten here. */
  signal?: AbortSignal | undefined;
  /** The columns are not asked for: where they cost a call of their own they are left out. */
  rowsOnly?: boolean;
};

export type Rehearsal = {
  rowsAffected: number;
  /** Up to five rows of the touched table, before and after, where the engine can tell which. */
  before: QueryResult | null;
  after: QueryResult | null;
};

/** What the role behind a connection may do: the least-privilege light. `null`: could not be found out. */
export type Privileges = {
  role: string;
  superuser: boolean | null;
  canWrite: boolean | null;
  canReachFiles: boolean | null;
  /** Statements that make a role which may only read, ready to copy; null where roles do not exist. */
  readOnlyRole: string | null;
};

export type Greeting = { version: string; latencyMs: number };

/**
 * A user's database, open. Every kind passes the conformance suite beside this file.
 *
 * Failures are thrown as `ParleyError`: `connection_failed` (with the cause in plain words), `sql_refused`,
 * `sql_failed` (the engine's own message, one line, without our internals), `query_timeout`,
 * `query_cancelled`. Reaching a limit on rows or bytes is no failure: the result says `truncated`.
 */
export type Database = {
  readonly dialect: Dialect;
  readonly capabilities: Capabilities;

  /** Connects, asks for the version, and comes back. The real test of a connection. */
  greet(): Promise<Greeting>;

  /** The whole structure in one round trip. */
  introspect(options?: { signal?: AbortSignal }): Promise<DatabaseSchema>;

  /** The guard's verdict on a read, with functions and views looked up in this database. Throws `sql_refused`. */
  approveRead(proposal: Proposal): Promise<ApprovedSql>;

  /** The same for one INSERT, UPDATE, DELETE or MERGE. Whether writes are allowed is the caller's question. */
  approveWrite(proposal: Proposal): Promise<ApprovedSql>;

  /** Has the engine check the statement without running it; says what columns it would give. */
  prepare(statement: ApprovedSql): Promise<ResultColumn[]>;

  /** Runs an approved read in a read-only session that ends in ROLLBACK. */
  query(statement: ApprovedSql, options?: QueryOptions): Promise<QueryResult>;

  /** The same, handed over in batches as they arrive: for downloads. Memory stays flat. */
  stream(statement: ApprovedSql, options?: QueryOptions): AsyncIterable<ResultBatch>;

  /** Runs an approved write and rolls it back, always. */
  rehearse(statement: ApprovedSql, options?: QueryOptions): Promise<Rehearsal>;

  /** Runs it for good if it changes exactly `expectedRows`; otherwise rolls back and throws `rehearsal_differs`. */
  write(
    statement: ApprovedSql,
    expectedRows: number,
    options?: QueryOptions,
  ): Promise<{ rowsAffected: number }>;

  privileges(): Promise<Privileges>;

  /** Ends every connection and process that belongs to it. Safe to call twice. */
  close(): Promise<void>;
};

/** The first batch carries the columns. */
export type ResultBatch = { columns?: ResultColumn[]; rows: (string | null)[][] };
