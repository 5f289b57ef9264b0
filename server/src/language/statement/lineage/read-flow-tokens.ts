import type { Flow, FlowBranch, FlowOutput, FlowPart, FlowSource } from '../column-flow.ts';
import { emptyValue, starOver } from '../column-flow.ts';
import { Unreadable } from '../query-tree.ts';
import type { SqlToken } from '../statement-tokens.ts';
import { isKeyword, onlyPath, readPath, readValue } from './read-expression-flow.ts';
import {
  groupTokens,
  type Item,
  isName,
  isQuery,
  isSign,
  isWord,
  placeOf,
  splitItems,
} from './token-groups.ts';

/**
 * A statement of MySQL or SQLite, for which there is no parser of the engine's own. Only the frame is read: of an
 * expression every name counts, wherever it stands.
 */
export function readTokenFlow(sql: string, tokens: readonly SqlToken[]): Flow {
  // Only "x" may be a column as well: MySQL takes it for one where the server is set so.
  const isLiteral = ({ kind, start }: SqlToken) => kind === 'text' && sql[start] !== '"';
  const items = groupTokens(tokens.map((token) => (isLiteral(token) ? { ...token, kind: 'number' } : token)));
  const end = items.findIndex((item) => isSign(item, ';'));
  if (end >= 0 && end < items.length - 1) throw new Unreadable('something follows its end.');
  const own = end < 0 ? items : items.slice(0, end);
  if (!isQuery(own)) throw new Unreadable('it gives no rows.');
  return readQuery(own);
}

const setWords = ['UNION', 'INTERSECT', 'EXCEPT', 'MINUS'];

function readQuery(items: readonly Item[]): Flow {
  const { parts, rest } = isWord(items[0], 'WITH') ? readParts(items) : { parts: [], rest: items };
  const pieces = splitItems(rest, (at) => isWord(rest[at], ...setWords) && !isSign(rest[at - 1], '.'));
  const [first = [], ...others] = pieces;
  const branches = [first, ...others.map(withoutQuantifier)].map(readBranch);
  return { parts, branches };
}

const withoutQuantifier = (items: Item[]) => (isWord(items[0], 'ALL', 'DISTINCT') ? items.slice(1) : items);

/** `name [(columns)] AS [[NOT] MATERIALIZED] (…)`, behind WITH. */
function readParts(items: readonly Item[]): { parts: FlowPart[]; rest: readonly Item[] } {
  let rest = items.slice(isWord(items[1], 'RECURSIVE') ? 2 : 1);
  const parts: FlowPart[] = [];
  for (;;) {
    const place = rest.findIndex((item, at) => item.kind === 'group' && isBody(rest[at - 1]));
    const [name] = rest;
    const body = rest[place];
    if (!isName(name) || body?.kind !== 'group') throw new Unreadable('WITH cannot be read.');
    const columns = rest.slice(1, place).find((item) => item.kind === 'group');
    const flow = isQuery(body.items) ? readQuery(body.items) : null;
    parts.push({ name: name.text, columns: namesIn(columns), flow });
    if (!isSign(rest[place + 1], ',')) return { parts, rest: rest.slice(place + 1) };
    rest = rest.slice(place + 2);
  }
}

const isBody = (before: Item | undefined) => isWord(before, 'AS', 'MATERIALIZED');

function namesIn(group: Item | undefined): string[] {
  return group?.kind === 'group' ? group.items.filter(isName).map(({ text }) => text) : [];
}

function readBranch(items: readonly Item[]): FlowBranch {
  const [first, second] = items;
  if (first?.kind === 'group' && isQuery(first.items)) return only(starOver([inner(first.items)], false));
  if (isWord(first, 'TABLE') && isName(second)) {
    const { path } = readPath(items, 1);
    return only(starOver([{ alias: '', columns: [], from: { table: path }, isLateral: false }], false));
  }
  if (isWord(first, 'VALUES')) return { sources: [], outputs: readRows(items.slice(1)), isMerged: false };
  if (!isWord(first, 'SELECT')) throw new Unreadable('it is no SELECT.');
  return readSelect(items.slice(1));
}

const only = ({ branches: [branch] }: Flow) => branch as FlowBranch;
const inner = (items: readonly Item[]): FlowSource => ({
  alias: '',
  columns: [],
  from: { flow: readQuery(items) },
  isLateral: false,
});

function readRows(items: readonly Item[]): FlowOutput[] {
  const groups = items.flatMap((item) => (item.kind === 'group' ? [item.items] : []));
  const width = Math.max(0, ...groups.map((row) => splitAtCommas(row).length));
  return Array.from({ length: width }, (_, place) => {
    const value = readValue(
      groups.flatMap((row) => splitAtCommas(row)[place] ?? []),
      readQuery,
    );
    return { name: null, star: null, value, counts: null };
  });
}

const splitAtCommas = (items: readonly Item[]) => splitItems(items, (at) => isSign(items[at], ','));

const modifiers =
  'ALL DISTINCT DISTINCTROW HIGH_PRIORITY STRAIGHT_JOIN SQL_SMALL_RESULT SQL_BIG_RESULT SQL_BUFFER_RESULT SQL_NO_CACHE SQL_CACHE SQL_CALC_FOUND_ROWS'.split(
    ' ',
  );
const afterSources =
  'WHERE GROUP HAVING WINDOW ORDER LIMIT OFFSET FETCH FOR LOCK INTO PROCEDURE QUALIFY'.split(' ');

function readSelect(items: readonly Item[]): FlowBranch {
  let start = 0;
  while (isWord(items[start], ...modifiers)) start += 1;
  const from = fromPlace(items, start);
  const outputs = splitAtCommas(items.slice(start, from)).map(readOutput);
  const rest = items.slice(from + 1);
  const hint = rest.findIndex((item, at) => isWord(item, 'FOR') && isWord(rest[at - 1], 'INDEX', 'KEY'));
  // `USE INDEX FOR JOIN (…)`: its words are those of clauses.
  if (hint >= 0) throw new Unreadable('its index hint cannot be read.');
  const named = rest.slice(0, placeOf(rest, ...afterSources));
  const isMerged =
    named.some((item) => isWord(item, 'USING', 'NATURAL')) && outputs.some(({ star }) => star !== null);
  return { sources: named.length === 0 ? [] : readSources(named), outputs, isMerged };
}

/** `a IS DISTINCT FROM b` begins no clause. */
function fromPlace(items: readonly Item[], start: number): number {
  const place = items.findIndex(
    (item, at) =>
      at > start && isWord(item, 'FROM') && !isSign(items[at - 1], '.') && !isComparison(items, at),
  );
  return place < 0 ? items.length : place;
}

const isComparison = (items: readonly Item[], at: number) =>
  isWord(items[at - 1], 'DISTINCT') && (isWord(items[at - 2], 'IS') || isWord(items[at - 2], 'NOT'));

const joinWords = ['JOIN', 'OUTER', 'LEFT', 'RIGHT', 'FULL', 'INNER', 'CROSS'];

function isJoint(items: readonly Item[], at: number): boolean {
  const item = items[at];
  if (isSign(item, ',')) return true;
  if (isSign(items[at - 1], '.')) return false;
  if (isWord(item, 'JOIN', 'STRAIGHT_JOIN')) return true;
  // LEFT(…) is a function, and `full` may be an alias.
  const isPart = isWord(item, 'NATURAL', 'LEFT', 'RIGHT', 'FULL', 'INNER', 'CROSS', 'OUTER');
  return isPart && isWord(items[at + 1], ...joinWords);
}

function readSources(items: readonly Item[]): FlowSource[] {
  const pieces = splitItems(items, (at) => isJoint(items, at));
  return pieces.filter((piece) => piece.length > 0).flatMap(readSource);
}

const afterTable = 'ON USING FORCE USE IGNORE INDEXED NOT PARTITION TABLESAMPLE WITH FOR AS'.split(' ');

function readSource(piece: readonly Item[]): FlowSource[] {
  const isLateral = isWord(piece[0], 'LATERAL');
  const items = isLateral ? piece.slice(1) : piece;
  const own = items.slice(0, placeOf(items, 'ON', 'USING'));
  const [first] = own;
  if (first?.kind === 'group') {
    if (!isQuery(first.items)) return readSources(first.items);
    return [{ ...readAlias(own.slice(1)), from: { flow: readQuery(first.items) }, isLateral }];
  }
  if (!isName(first)) throw new Unreadable('a table is missing.');
  const { path, next } = readPath(own, 0);
  const called = own[next];
  if (called?.kind === 'group') {
    // What a function gives comes from what it is given.
    const value = readValue(called.items, readQuery);
    value.calls.push(path.at(-1) ?? '');
    return [{ ...readAlias(own.slice(next + 1)), from: { value }, isLateral: true }];
  }
  return [{ ...readAlias(own.slice(next)), from: { table: path }, isLateral }];
}

function readAlias(items: readonly Item[]): Pick<FlowSource, 'alias' | 'columns'> {
  const isSaid = isWord(items[0], 'AS');
  const [first, second] = isSaid ? items.slice(1) : items;
  const isAlias = isName(first) && (isSaid || first.kind === 'name' || !isWord(first, ...afterTable));
  return { alias: isAlias ? first.text : '', columns: isAlias ? namesIn(second) : [] };
}

function readOutput(items: readonly Item[]): FlowOutput {
  const isStar = isSign(items.at(-1), '*') && (items.length === 1 || isSign(items.at(-2), '.'));
  if (isStar) {
    const { path } = items.length > 1 ? readPath(items, 0) : { path: [] };
    return { name: null, star: path, value: emptyValue(), counts: null };
  }
  const { name, expression } = withName(items);
  const path = onlyPath(expression);
  return {
    name: name ?? path?.at(-1) ?? null,
    star: null,
    value: readValue(expression, readQuery),
    counts: countedBy(expression),
  };
}

function withName(items: readonly Item[]): { name: string | null; expression: readonly Item[] } {
  const last = items.at(-1);
  const before = items.at(-2);
  if (last === undefined || last.kind === 'group') return { name: null, expression: items };
  if (isWord(before, 'AS')) return { name: last.text, expression: items.slice(0, -2) };
  const canBeName =
    last.kind === 'name' || last.kind === 'text' || (last.kind === 'word' && !isKeyword(last.text));
  const endsBefore =
    before !== undefined && before.kind !== 'sign' && (!isWordOf(before) || isWord(before, 'END', 'NULL'));
  return canBeName && endsBefore
    ? { name: last.text, expression: items.slice(0, -1) }
    : { name: null, expression: items };
}

/** A keyword that something has to follow. */
const isWordOf = (item: Item) => item.kind === 'word' && isKeyword(item.text);

function countedBy(items: readonly Item[]): string[] | null {
  const [name, group, ...others] = items;
  if (!isWord(name, 'COUNT') || group?.kind !== 'group' || others.length > 0) return null;
  if (group.items.length === 1 && isSign(group.items[0], '*')) return [];
  return onlyPath(group.items);
}
