import type { Refusal } from '../../sql/refusal.ts';
import type { SqliteToken } from '../../sql/sqlite-tokens.ts';

export type Verb = 'SELECT' | 'VALUES' | 'INSERT' | 'REPLACE' | 'UPDATE' | 'DELETE';

/** `target` is the table that a write is about, without its schema. */
export type Classified = { verb: Verb; explained: boolean; tokens: SqliteToken[]; target: string | null };

const verbs: ReadonlySet<string> = new Set(['SELECT', 'VALUES', 'INSERT', 'REPLACE', 'UPDATE', 'DELETE']);

/** The one statement of a text, and what it does. */
export function classifyStatement(tokens: SqliteToken[]): Classified | Refusal {
  const statement = onlyStatement(tokens);
  if ('refused' in statement) return statement;
  const afterExplain = skipExplain(statement);
  const afterWith = skipWith(statement, afterExplain);
  if (afterWith === undefined) return { refused: 'Its WITH clause cannot be read.' };
  const verb = wordAt(statement, afterWith);
  if (!isVerb(verb)) return { refused: unknownVerb(statement[afterWith]) };
  return { verb, explained: afterExplain > 0, tokens: statement, target: targetOf(statement, afterWith) };
}

/** `INSERT [OR …] INTO a.b`, `REPLACE INTO b`, `UPDATE [OR …] b`, `DELETE FROM b` */
function targetOf(tokens: SqliteToken[], verbAt: number): string | null {
  let at = wordAt(tokens, verbAt + 1) === 'OR' ? verbAt + 3 : verbAt + 1;
  if (['INTO', 'FROM'].includes(wordAt(tokens, at) ?? '')) at += 1;
  if (isSign(tokens[at + 1], '.')) at += 2;
  return tokens[at]?.value ?? null;
}

/** The driver would run the first statement and drop the rest without a word. */
function onlyStatement(tokens: SqliteToken[]): SqliteToken[] | Refusal {
  const statements: SqliteToken[][] = [[]];
  for (const token of tokens) {
    if (isSign(token, ';')) statements.push([]);
    else statements.at(-1)?.push(token);
  }
  const [first, second] = statements.filter((statement) => statement.length > 0);
  if (first === undefined) return { refused: 'There is no statement in it.' };
  return second === undefined ? first : { refused: 'Only one statement may run at a time.' };
}

function skipExplain(tokens: SqliteToken[]): number {
  if (wordAt(tokens, 0) !== 'EXPLAIN') return 0;
  return wordAt(tokens, 1) === 'QUERY' && wordAt(tokens, 2) === 'PLAN' ? 3 : 1;
}

/** Where the statement behind its WITH begins; undefined where the clause is not one. */
function skipWith(tokens: SqliteToken[], start: number): number | undefined {
  if (wordAt(tokens, start) !== 'WITH') return start;
  let at = wordAt(tokens, start + 1) === 'RECURSIVE' ? start + 2 : start + 1;
  for (;;) {
    const end = skipTableExpression(tokens, at);
    if (end === undefined || !isSign(tokens[end], ',')) return end;
    at = end + 1;
  }
}

/** `name [(columns)] AS [[NOT] MATERIALIZED] (…)` */
function skipTableExpression(tokens: SqliteToken[], start: number): number | undefined {
  let at = start + 1;
  if (isSign(tokens[at], '(')) at = skipParentheses(tokens, at);
  if (wordAt(tokens, at) !== 'AS') return undefined;
  at += 1;
  if (wordAt(tokens, at) === 'NOT') at += 1;
  if (wordAt(tokens, at) === 'MATERIALIZED') at += 1;
  return isSign(tokens[at], '(') ? skipParentheses(tokens, at) : undefined;
}

function skipParentheses(tokens: SqliteToken[], start: number): number {
  let depth = 0;
  for (let at = start; at < tokens.length; at += 1) {
    if (isSign(tokens[at], '(')) depth += 1;
    if (isSign(tokens[at], ')')) depth -= 1;
    if (depth === 0) return at + 1;
  }
  return tokens.length;
}

function wordAt(tokens: SqliteToken[], index: number): string | undefined {
  const token = tokens[index];
  return token?.kind === 'word' ? token.value.toUpperCase() : undefined;
}

function isSign(token: SqliteToken | undefined, sign: string): boolean {
  return token?.kind === 'sign' && token.value === sign;
}

function isVerb(word: string | undefined): word is Verb {
  return word !== undefined && verbs.has(word);
}

function unknownVerb(token: SqliteToken | undefined): string {
  return token === undefined
    ? 'It ends before it says what to do.'
    : `A statement may not begin with ${JSON.stringify(token.value.slice(0, 20))}.`;
}
