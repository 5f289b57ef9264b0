import type { Dialect } from '@parley/contract/database-schema';
import type { Parameter } from '@parley/contract/parameters';

export type { Dialect } from '@parley/contract/database-schema';

/** One value as it is bound: never pasted into the text. Numbers keep every digit as text. */
export type BoundItem =
  | { type: 'text' | 'integer' | 'number' | 'date' | 'timestamp' | 'uuid'; text: string }
  | { type: 'boolean'; value: boolean };

export type SingleValue = { type: 'null' } | BoundItem;

/** Several values for one parameter. `of` is their type, which an empty list has too. */
export type ListValue = { type: 'list'; of: BoundItem['type']; items: readonly BoundItem[] };

/** Only PostgreSQL binds a list as it is; the other dialects get their items one by one. */
export type BoundValue = SingleValue | ListValue;

/**
 * A statement that the guard has read to its end and found harmless. Engines run nothing else.
 *
 * `text` has the dialect's own placeholders; `values` are in their order. `access` is 'write' only for a
 * statement approved as one, which an engine runs only as a rehearsal or with a rehearsal's count.
 */
export type ApprovedSql = {
  readonly dialect: Dialect;
  readonly access: 'read' | 'write';
  readonly text: string;
  readonly values: readonly BoundValue[];
  /** The same for the same text: names a prepared statement, keys a cache. */
  readonly fingerprint: string;
};

const stamped = new WeakSet<ApprovedSql>();

/** For the guard's own dialects alone: nothing outside this folder may call it. */
export function stamp(statement: ApprovedSql): ApprovedSql {
  const approved = Object.freeze(statement);
  stamped.add(approved);
  return approved;
}

/** Engines ask this first. A look-alike made by a cast, a copy or a parsed message is none. */
export function assertApproved(statement: ApprovedSql, dialect: Dialect): void {
  if (!stamped.has(statement)) throw new Error('A statement without the guard’s stamp reached an engine.');
  if (statement.dialect !== dialect) throw new Error(`A ${statement.dialect} statement reached ${dialect}.`);
}

/** What is to be run: the text as a person or a model wrote it, with `:name` parameters. */
export type Proposal = {
  sql: string;
  parameters: readonly Parameter[];
  /** Own properties only are read. */
  values: Readonly<Record<string, unknown>>;
  /**
   * Nothing but what comes with the engine or with a known extension may be called: a function that somebody wrote reads
   * any rows it likes. Only PostgreSQL lets those in plain SQL pass otherwise.
   */
  refusesOwnFunctions?: boolean;
};
