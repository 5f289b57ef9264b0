import { createHash } from 'node:crypto';
import { ParleyError } from '@parley/contract/errors';
import { limits } from '@parley/contract/limits';
import { loadParser } from '../sql/parse-postgres.ts';
import type { Target } from './analyse-postgres-statement.ts';
import { type ApprovedSql, type Proposal, stamp } from './approved-sql.ts';
import { bindValues } from './bind-values.ts';
import { confirmPlan, judgeStatement } from './postgres/judge-statement.ts';
import type { Judging } from './postgres/public-types.ts';
import { readInThread } from './read-in-thread/read-in-thread.ts';

export type Access = 'read' | 'write';

/** What the guard found out about a text, before any value is bound to it. */
export type Verdict = {
  /** The table a write goes to. */
  target: Target | null;
  text: string;
  names: readonly string[];
  /** Names that take an array even where they are not declared as lists. */
  arrays: ReadonlySet<string>;
  fingerprint: string;
};

/** `lists` are the names of parameters with several values. */
export type Examined = { sql: string; lists: ReadonlySet<string> };

export type Examining = Judging & {
  /** How the server itself understands the statement, as EXPLAIN shows it; nothing where it does not prepare. */
  planOf?: (verdict: Verdict) => Promise<unknown>;
};

/** Reads a text to its end and asks the catalogue about everything it names. Throws `sql_refused`. */
export async function examine({ sql, lists }: Examined, judging: Examining): Promise<Verdict> {
  await loadParser();
  if (Buffer.byteLength(sql) > limits.query.statementBytes)
    throw refuse(`it is longer than ${limits.query.statementBytes / 1_000} kB.`);
  // The parser ends at a NUL and would not see what follows; a lone surrogate has no bytes of its own.
  if (sql.includes('\0') || !sql.isWellFormed())
    throw refuse('it has characters that no statement can have.');
  const placed = await readInThread('postgresParameters', sql, lists);
  if ('refused' in placed) throw refuse(placed.refused);
  const text = judging.qualify ? await judging.qualify(placed.text) : placed.text;
  const statement = await readInThread('postgresStatement', text, judging.access);
  if ('refused' in statement) throw refuse(statement.refused);
  const judged = await judgeStatement(statement, judging);
  if ('refused' in judged) throw refuse(judged.refused);
  const { names, arrays } = placed;
  const verdict = { text, names, arrays, target: statement.target, fingerprint: fingerprintOf(text) };
  const plan = await judging.planOf?.(verdict);
  const strange = plan === undefined ? undefined : await confirmPlan(plan, judged.allowed, judging);
  if (strange) throw refuse(strange);
  return verdict;
}

export function approve(verdict: Verdict, proposal: Proposal, access: Access): ApprovedSql {
  const { text, fingerprint } = verdict;
  return stamp({
    dialect: 'postgres',
    access,
    text,
    fingerprint,
    values: bindValues(verdict.names, proposal, (name) => verdict.arrays.has(name)),
  });
}

function fingerprintOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}

function refuse(reason: string): ParleyError {
  return new ParleyError('sql_refused', { values: { reason } });
}
