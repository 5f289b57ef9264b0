import { createHash } from 'node:crypto';
import { ParleyError } from '@parley/contract/errors';
import { limits } from '@parley/contract/limits';
import type { ApprovedSql, Proposal, Refusal, SingleValue } from '../approved.ts';
import { stamp } from '../approved.ts';
import type { ParameterPlace } from '../list-places.ts';
import { asJson, bindPlaces, listPlace } from '../list-places.ts';
import type { Classified } from './classify.ts';
import { classify } from './classify.ts';
import { isOwnTable, isRefusedFunction, isRefusedTable } from './policy.ts';
import type { Token } from './scan.ts';
import { scan } from './scan.ts';

/** One SELECT, VALUES or EXPLAIN of them, with or without WITH. */
export function approveSqliteRead(proposal: Proposal): ApprovedSql {
  return approve(proposal, 'read');
}

/** One INSERT, REPLACE, UPDATE or DELETE, with or without WITH. */
export function approveSqliteWrite(proposal: Proposal): ApprovedSql {
  return approve(proposal, 'write');
}

function approve(proposal: Proposal, access: ApprovedSql['access']): ApprovedSql {
  const statement = check(proposal.sql, access);
  if ('refused' in statement) {
    throw new ParleyError('sql_refused', { values: { reason: statement.refused } });
  }
  const { text, values } = numberParameters(proposal.sql, statement.tokens, proposal);
  return stamp({ dialect: 'sqlite', access, text, values, fingerprint: fingerprint(text) });
}

function check(sql: string, access: ApprovedSql['access']): Classified | Refusal {
  if (Buffer.byteLength(sql) > limits.query.statementBytes) {
    return { refused: `It is longer than ${limits.query.statementBytes / 1_000} kB.` };
  }
  // SQLite reads UTF-8: half of a character would reach it as another one.
  if (!sql.isWellFormed()) return { refused: 'It contains half of a character.' };
  // For SQLite the text ends there, even inside of a string or a comment.
  if (sql.includes('\0')) return { refused: 'It contains a NUL character.' };
  const tokens = scan(sql);
  if ('refused' in tokens) return tokens;
  const statement = classify(tokens);
  if ('refused' in statement) return statement;
  return refuse(statement, access) ?? statement;
}

function refuse(statement: Classified, access: ApprovedSql['access']): Refusal | undefined {
  const isRead = statement.verb === 'SELECT' || statement.verb === 'VALUES';
  if (access === 'read' && !isRead) return { refused: `${statement.verb} changes data; only reads may run.` };
  if (access === 'write' && isRead) return { refused: 'It changes nothing: run it as a read.' };
  if (access === 'write' && statement.explained) return { refused: 'EXPLAIN changes nothing.' };
  if (access === 'write' && isOwnTable(statement.target ?? '')) {
    return { refused: `${statement.target} belongs to SQLite.` };
  }
  const foreign = access === 'read' ? neverInReads : neverInWrites;
  for (const [index, token] of statement.tokens.entries()) {
    const reason = refuseToken(token, statement.tokens[index + 1], foreign);
    if (reason !== undefined) return { refused: reason };
  }
  return undefined;
}

/** Words that SQLite keeps for itself: without quotes none of them is a name, so a read can do without them. */
const neverInWrites: ReadonlySet<string> = new Set(['CREATE', 'DROP', 'ALTER', 'COMMIT', 'TRANSACTION']);
const neverInReads: ReadonlySet<string> = new Set([
  ...neverInWrites,
  'INSERT',
  'UPDATE',
  'DELETE',
  'INTO',
  'SET',
  'RETURNING',
]);

function refuseToken(token: Token, next: Token | undefined, foreign: ReadonlySet<string>) {
  if (token.kind !== 'word' && token.kind !== 'quoted') return undefined;
  if (token.kind === 'word' && foreign.has(token.value.toUpperCase())) {
    return `${token.value.toUpperCase()} has no place in it.`;
  }
  if (isRefusedTable(token.value)) return `${token.value} may not be read.`;
  const isCall = next?.kind === 'sign' && next.value === '(';
  return isCall && isRefusedFunction(token.value)
    ? `The function ${token.value} may not be called.`
    : undefined;
}

/**
 * `:name` becomes `:1`, `:2`, …: one number a name, in the order in which SQLite itself counts them, so that a
 * value used twice stays one value (GROUP BY compares expressions). A list is one JSON array: SQLite looks for a
 * named parameter among all others, and ten thousand of them would take it seconds.
 */
function numberParameters(sql: string, tokens: Token[], proposal: Proposal) {
  const places = placesOf(tokens);
  const bound = bindPlaces(places, proposal);
  const numbers = new Map<string, number>();
  const values: SingleValue[] = [];
  let text = '';
  let copied = tokens[0]?.start ?? 0;
  for (const [index, { name, kind, start, end }] of places.entries()) {
    const value = bound[index] ?? { type: 'null' };
    const number = numbers.get(name) ?? values.push(asJson(value));
    numbers.set(name, number);
    const isList = value.type === 'list' && kind === 'items';
    text += sql.slice(copied, start) + (isList ? `SELECT value FROM json_each(:${number})` : `:${number}`);
    copied = end;
  }
  return { text: text + sql.slice(copied, tokens.at(-1)?.end ?? 0), values };
}

function placesOf(tokens: readonly Token[]): (ParameterPlace & Pick<Token, 'start' | 'end'>)[] {
  return tokens.flatMap(({ kind, value: name, start, end }, index) => {
    if (kind !== 'parameter') return [];
    const at = (offset: number) => {
      const token = tokens[index + offset];
      return token?.kind === 'word' || token?.kind === 'sign' ? token.value.toUpperCase() : '';
    };
    return [{ name, kind: listPlace(at), start, end }];
  });
}

function fingerprint(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}
