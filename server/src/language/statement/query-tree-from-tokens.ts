import { ExpressionParser } from './parse-expression.ts';
import type { Expression, Output, ParsedStatement, Query, Select, SortKey, Source } from './query-tree.ts';
import { both, noQuery, Unreadable } from './query-tree.ts';
import type { SqlToken } from './statement-tokens.ts';
import { TokenCursor } from './token-cursor.ts';

/** A statement of MySQL or SQLite, for which there is no parser of the engine's own. */
export function queryTreeFromTokens(tokens: readonly SqlToken[]): ParsedStatement {
  const cursor = new TokenCursor(tokens);
  const isWrite = !cursor.isWord('SELECT', 'WITH', 'VALUES') && !cursor.isSign('(');
  const parsed = isWrite ? readWrite(cursor) : readQuery(cursor);
  cursor.takeSign(';');
  if (cursor.peek() !== undefined) throw new Unreadable('something follows its end.');
  return { query: parsed, isWrite };
}

function readQuery(cursor: TokenCursor): Query {
  return cursor.nested(() => {
    const parts = cursor.takeWord('WITH') ? readParts(cursor) : [];
    const selects = [...readBranch(cursor)];
    while (cursor.takeWord('UNION', 'INTERSECT', 'EXCEPT')) {
      cursor.takeWord('ALL', 'DISTINCT');
      selects.push(...readBranch(cursor));
    }
    return { parts, selects, ...readEnd(cursor) };
  });
}

const expressions = (cursor: TokenCursor) => new ExpressionParser(cursor, readQuery);

/** `name [(columns)] AS [[NOT] MATERIALIZED] (…)`, behind WITH. */
function readParts(cursor: TokenCursor): Query['parts'] {
  cursor.takeWord('RECURSIVE');
  const parts: Query['parts'][number][] = [];
  do {
    const name = cursor.name();
    const isRenamed = cursor.takeSign('(');
    if (isRenamed) cursor.skipToClose();
    while (cursor.takeWord('AS', 'NOT', 'MATERIALIZED'));
    cursor.expectSign('(');
    parts.push({ name, query: readQuery(cursor), isRenamed });
    cursor.expectSign(')');
  } while (cursor.takeSign(','));
  return parts;
}

function readBranch(cursor: TokenCursor): readonly Select[] {
  if (!cursor.takeSign('(')) return [readSelect(cursor)];
  const { selects } = readQuery(cursor);
  cursor.expectSign(')');
  return selects;
}

function readSelect(cursor: TokenCursor): Select {
  const read = expressions(cursor);
  if (cursor.takeWord('VALUES')) return { ...emptySelect, where: { type: 'group', parts: read.list() } };
  if (!cursor.takeWord('SELECT')) throw new Unreadable('it is no SELECT.');
  const isDistinct = cursor.takeWord('DISTINCT', 'DISTINCTROW');
  cursor.takeWord('ALL');
  const outputs = [readOutput(cursor)];
  while (cursor.takeSign(',')) outputs.push(readOutput(cursor));
  const sources = cursor.takeWord('FROM') ? readSources(cursor) : [];
  const where = cursor.takeWord('WHERE') ? read.read() : null;
  const groupBy = takeBy(cursor, 'GROUP') ? read.list() : [];
  if (cursor.takeWord('WITH')) cursor.next();
  const having = cursor.takeWord('HAVING') ? read.read() : null;
  while (
    cursor.takeWord('WINDOW') ||
    (cursor.isName() && cursor.isWordAt(1, 'AS') && cursor.isSign('(', 2))
  ) {
    cursor.name();
    cursor.takeWord('AS');
    cursor.expectSign('(');
    cursor.skipToClose();
    cursor.takeSign(',');
  }
  return { outputs, sources, where, groupBy, having, isDistinct };
}

const emptySelect: Select = {
  outputs: [],
  sources: [],
  where: null,
  groupBy: [],
  having: null,
  isDistinct: false,
};

/** What may follow a name without being another name for it. */
const afterTable =
  'ON JOIN LEFT RIGHT INNER CROSS FULL USING NATURAL STRAIGHT_JOIN WHERE GROUP HAVING ORDER LIMIT UNION INTERSECT EXCEPT WINDOW SET FORCE USE IGNORE INDEXED NOT PARTITION FOR LOCK RETURNING'.split(
    ' ',
  );
const afterOutput = ['FROM', 'INTO', ...afterTable];

function takeBy(cursor: TokenCursor, word: string): boolean {
  return cursor.takeWord(word) && cursor.takeWord('BY');
}

function readOutput(cursor: TokenCursor): Output {
  const expression = expressions(cursor).read();
  const own = expression.type === 'column' ? (expression.path.at(-1) ?? '') : '';
  if (cursor.takeWord('AS')) return { name: cursor.next().text, expression };
  const isAlias = cursor.peek()?.kind === 'name' || (cursor.isName() && !cursor.isWord(...afterOutput));
  return { name: isAlias ? cursor.name() : own, expression };
}

function readSources(cursor: TokenCursor): Source[] {
  const sources = [...readSource(cursor, false)];
  for (;;) {
    const isComma = cursor.takeSign(',');
    const isOptional =
      cursor.isWord('LEFT', 'FULL') || (cursor.isWord('NATURAL') && cursor.isWordAt(1, 'LEFT'));
    if (!isComma && !takeJoin(cursor)) return sources;
    sources.push(...readSource(cursor, isOptional));
  }
}

function takeJoin(cursor: TokenCursor): boolean {
  let isJoin = false;
  while (
    !isJoin &&
    cursor.isWord('NATURAL', 'LEFT', 'RIGHT', 'FULL', 'OUTER', 'INNER', 'CROSS', 'JOIN', 'STRAIGHT_JOIN')
  )
    isJoin = cursor.isWord('JOIN', 'STRAIGHT_JOIN')
      ? cursor.takeWord('JOIN', 'STRAIGHT_JOIN')
      : !cursor.next();
  return isJoin;
}

function readSource(cursor: TokenCursor, isOptional: boolean): Source[] {
  const isLateral = cursor.takeWord('LATERAL');
  const inner = cursor.takeSign('(') ? readInner(cursor, isOptional) : null;
  const table = inner ? null : readPath(cursor);
  // A table-valued function: what it gives has no columns that are known here.
  const isCall = !inner && cursor.takeSign('(');
  if (isCall) cursor.skipToClose();
  const alias = readAlias(cursor) ?? table ?? '';
  skipIndexHint(cursor);
  const on = cursor.takeWord('ON') ? expressions(cursor).read() : null;
  if (cursor.takeWord('USING')) {
    cursor.expectSign('(');
    cursor.skipToClose();
  }
  if (inner && 'sources' in inner) return inner.sources.map((one) => ({ ...one, on: one.on ?? on }));
  const query = inner?.query ?? null;
  return [{ table: isCall ? null : table, query, alias, isOptional, isRenamed: false, isLateral, on }];
}

/** A query, or tables that are joined in parentheses; behind the '('. */
function readInner(
  cursor: TokenCursor,
  isOptional: boolean,
): { query: Query } | { query: null; sources: Source[] } {
  const isQuery = cursor.isWord('SELECT', 'WITH', 'VALUES') || cursor.isSign('(');
  const inner = isQuery
    ? { query: readQuery(cursor) }
    : {
        query: null,
        sources: readSources(cursor).map((one) => ({ ...one, isOptional: one.isOptional || isOptional })),
      };
  cursor.expectSign(')');
  return inner;
}

function readPath(cursor: TokenCursor): string {
  let name = cursor.name();
  while (cursor.takeSign('.')) name = cursor.name();
  return name;
}

function readAlias(cursor: TokenCursor): string | null {
  if (cursor.takeWord('AS')) return cursor.name();
  return cursor.isName() && !cursor.isWord(...afterTable) ? cursor.name() : null;
}

function skipIndexHint(cursor: TokenCursor): void {
  if (cursor.takeWord('INDEXED')) {
    cursor.takeWord('BY');
    cursor.name();
  }
  while (cursor.takeWord('FORCE', 'USE', 'IGNORE')) {
    cursor.takeWord('INDEX', 'KEY');
    cursor.expectSign('(');
    cursor.skipToClose();
  }
}

function readEnd(cursor: TokenCursor): Pick<Query, 'orderBy' | 'limit'> {
  const read = expressions(cursor);
  const orderBy = takeBy(cursor, 'ORDER') ? readSortKeys(cursor) : [];
  let limit = cursor.takeWord('LIMIT') ? read.read() : null;
  if (cursor.takeWord('OFFSET')) read.read();
  // `LIMIT from, count` of both engines.
  else if (limit && cursor.takeSign(',')) limit = read.read();
  return { orderBy, limit };
}

function readSortKeys(cursor: TokenCursor): SortKey[] {
  const keys: SortKey[] = [];
  do {
    const expression = expressions(cursor).read();
    const isFalling = cursor.takeWord('DESC');
    cursor.takeWord('ASC');
    if (cursor.takeWord('NULLS')) cursor.next();
    keys.push({ expression, isFalling });
  } while (cursor.takeSign(','));
  return keys;
}

/** INSERT, UPDATE and DELETE: what is set is told like what is compared. */
function readWrite(cursor: TokenCursor): Query {
  if (cursor.takeWord('UPDATE')) return readUpdate(cursor);
  if (cursor.takeWord('DELETE')) return readDelete(cursor);
  if (!cursor.takeWord('INSERT', 'REPLACE')) throw new Unreadable('it neither reads nor writes rows.');
  while (!cursor.takeWord('INTO')) cursor.next();
  return readInsert(cursor);
}

function readUpdate(cursor: TokenCursor): Query {
  if (cursor.takeWord('OR')) cursor.next();
  const sources = readSources(cursor);
  if (!cursor.takeWord('SET')) throw new Unreadable('it sets nothing.');
  const assigned = readAssignments(cursor);
  const more = cursor.takeWord('FROM') ? readSources(cursor) : [];
  const where = cursor.takeWord('WHERE') ? expressions(cursor).read() : null;
  return writing([...sources, ...more], both(assigned, where), readEnd(cursor), cursor);
}

function readAssignments(cursor: TokenCursor): Expression | null {
  // `status = :status` is read like the comparison that it looks like.
  return expressions(cursor).list().reduce<Expression | null>(both, null);
}

function readDelete(cursor: TokenCursor): Query {
  cursor.takeWord('FROM');
  const sources = readSources(cursor);
  const where = cursor.takeWord('WHERE') ? expressions(cursor).read() : null;
  return writing(sources, where, readEnd(cursor), cursor);
}

function readInsert(cursor: TokenCursor): Query {
  const table = readPath(cursor);
  const place = { isOptional: false, isRenamed: false, isLateral: false, on: null };
  const source: Source = { table, query: null, alias: table, ...place };
  const columns = cursor.takeSign('(') ? readNames(cursor) : [];
  if (cursor.isWord('SELECT', 'WITH')) {
    const query = readQuery(cursor);
    return { ...query, selects: [{ ...emptySelect, sources: [source] }, ...query.selects] };
  }
  if (!cursor.takeWord('VALUES', 'VALUE')) throw new Unreadable('it inserts nothing.');
  cursor.expectSign('(');
  const values = expressions(cursor).list();
  const assigned = values
    .map((value, place): Expression => {
      const path = [columns[place] ?? ''];
      return { type: 'operation', name: '=', parts: [{ type: 'column', path }, value] };
    })
    .reduce<Expression | null>(both, null);
  // More rows, and what happens where one is there already, say nothing new of a parameter.
  while (cursor.peek() !== undefined && !cursor.isSign(';')) cursor.next();
  return { ...noQuery, selects: [{ ...emptySelect, sources: [source], where: assigned }] };
}

function readNames(cursor: TokenCursor): string[] {
  const names = [cursor.name()];
  while (cursor.takeSign(',')) names.push(cursor.name());
  cursor.expectSign(')');
  return names;
}

function writing(
  sources: readonly Source[],
  where: Expression | null,
  end: Pick<Query, 'orderBy' | 'limit'>,
  cursor: TokenCursor,
): Query {
  if (cursor.takeWord('RETURNING')) while (cursor.peek() !== undefined && !cursor.isSign(';')) cursor.next();
  return { ...noQuery, ...end, selects: [{ ...emptySelect, sources, where }] };
}
