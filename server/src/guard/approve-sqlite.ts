import { createHash } from 'node:crypto';
import { ParleyError } from '@parley/contract/errors';
import type { ApprovedSql, Proposal, SingleValue } from './approved-sql.ts';
import { stamp } from './approved-sql.ts';
import { asJson, bindPlaces } from './array-parameter-places.ts';
import { readInThread } from './read-in-thread/read-in-thread.ts';
import type { CheckedStatement } from './sqlite/check-statement.ts';

/** One SELECT, VALUES or EXPLAIN of them, with or without WITH. */
export async function approveSqliteRead(proposal: Proposal): Promise<ApprovedSql> {
  return approve(proposal, 'read');
}

/** One INSERT, REPLACE, UPDATE or DELETE, with or without WITH. */
export async function approveSqliteWrite(proposal: Proposal): Promise<ApprovedSql> {
  return approve(proposal, 'write');
}

async function approve(proposal: Proposal, access: ApprovedSql['access']): Promise<ApprovedSql> {
  const statement = await readInThread('sqliteStatement', proposal.sql, access);
  if ('refused' in statement) {
    throw new ParleyError('sql_refused', { values: { reason: statement.refused } });
  }
  const { text, values } = numberParameters(proposal, statement);
  return stamp({ dialect: 'sqlite', access, text, values, fingerprint: fingerprint(text) });
}

/**
 * `:name` becomes `:1`, `:2`, …: one number a name, in the order in which SQLite itself counts them, so that a
 * value used twice stays one value (GROUP BY compares expressions). A list is one JSON array: SQLite looks for a
 * named parameter among all others, and ten thousand of them would take it seconds.
 */
function numberParameters(proposal: Proposal, { places, start: first, end: last }: CheckedStatement) {
  const { sql } = proposal;
  const bound = bindPlaces(places, proposal);
  const numbers = new Map<string, number>();
  const values: SingleValue[] = [];
  let text = '';
  let copied = first;
  for (const [index, { name, kind, start, end }] of places.entries()) {
    const value = bound[index] ?? { type: 'null' };
    const number = numbers.get(name) ?? values.push(asJson(value));
    numbers.set(name, number);
    const isList = value.type === 'list' && kind === 'items';
    text += sql.slice(copied, start) + (isList ? `SELECT value FROM json_each(:${number})` : `:${number}`);
    copied = end;
  }
  return { text: text + sql.slice(copied, last), values };
}

function fingerprint(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}
