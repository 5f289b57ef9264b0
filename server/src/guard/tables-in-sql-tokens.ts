/** A token as far as the search for tables goes: a name may be a keyword only where it stands without quotes. */
export type NameToken = { text: string; kind: 'word' | 'quoted' | 'sign' | 'other' };

export type NamedTables = {
  /** As written after FROM and JOIN: 'orders', 'sales.orders'. */
  tables: string[];
  /** Names that WITH gives to parts of the statement. */
  parts: string[];
};

const endsList = new Set(
  'WHERE GROUP ORDER LIMIT HAVING UNION EXCEPT INTERSECT WINDOW SELECT VALUES'.split(' '),
);
/** Calls that have a FROM of their own: `EXTRACT(YEAR FROM placed_at)`. */
const callsWithFrom = new Set('EXTRACT TRIM SUBSTRING SUBSTR OVERLAY POSITION'.split(' '));
/** A table follows: `UNION TABLE t` and `STRAIGHT_JOIN t` of MySQL, `a IN t` of SQLite. */
const leadsToTable = new Set('FROM JOIN STRAIGHT_JOIN TABLE IN'.split(' '));

/** Level by level of parentheses: whether a comma there leads to another table. */
type Level = { call: string; inList: boolean };

/** Where an engine has no parser of its own here. A name too many is harmless: it is only ever compared. */
export function tablesInSqlTokens(tokens: readonly NameToken[]): NamedTables {
  const tables: string[] = [];
  const levels: Level[] = [{ call: '', inList: false }];
  let isExpected = false;
  for (let at = 0; at < tokens.length; at += 1) {
    const level = levels.at(-1) ?? { call: '', inList: false };
    const word = wordAt(tokens, at);
    if (signAt(tokens, at) === '(') {
      levels.push({ call: isExpected ? '' : wordAt(tokens, at - 1), inList: false });
    } else if (signAt(tokens, at) === ')') {
      levels.pop();
      isExpected = false;
    } else if (signAt(tokens, at) === ',') {
      isExpected = level.inList;
    } else if (leadsToTable.has(word)) {
      const isList = word === 'IN' && signAt(tokens, at + 1) === '(';
      isExpected = !isList && !callsWithFrom.has(level.call) && wordAt(tokens, at - 1) !== 'DISTINCT';
      level.inList ||= isExpected && word === 'FROM';
    } else if (endsList.has(word)) {
      isExpected = false;
      level.inList = false;
    } else if (isExpected && isName(tokens[at]) && word !== 'LATERAL') {
      const end = endOfPath(tokens, at);
      if (signAt(tokens, end) !== '(') tables.push(pathText(tokens.slice(at, end)));
      level.inList = true;
      isExpected = false;
      at = end - 1;
    }
  }
  return { tables, parts: partsIn(tokens) };
}

/** `WITH [RECURSIVE] name [(columns)] AS [[NOT] MATERIALIZED] (…), name AS (…)` */
function partsIn(tokens: readonly NameToken[]): string[] {
  return tokens.flatMap((token, at) => {
    const before = wordAt(tokens, at - 1) || signAt(tokens, at - 1);
    if (!isName(token) || !['WITH', 'RECURSIVE', ',', ')'].includes(before)) return [];
    let next = signAt(tokens, at + 1) === '(' ? endOfNames(tokens, at + 2) : at + 1;
    if (wordAt(tokens, next) !== 'AS') return [];
    next += 1;
    while (['NOT', 'MATERIALIZED'].includes(wordAt(tokens, next))) next += 1;
    return signAt(tokens, next) === '(' ? [token.text] : [];
  });
}

/** Behind `a, b, c)`. Looks no further than the names go, or brackets that never close would cost a square. */
function endOfNames(tokens: readonly NameToken[], start: number): number {
  let at = start;
  while (isName(tokens[at]) && signAt(tokens, at + 1) === ',') at += 2;
  return signAt(tokens, at + 1) === ')' ? at + 2 : at;
}

function endOfPath(tokens: readonly NameToken[], start: number): number {
  let end = start + 1;
  while (signAt(tokens, end) === '.' && isName(tokens[end + 1])) end += 2;
  return end;
}

function pathText(path: readonly NameToken[]): string {
  return path
    .filter(isName)
    .map(({ text }) => text)
    .join('.');
}

function isName(token: NameToken | undefined): boolean {
  return token?.kind === 'word' || token?.kind === 'quoted';
}

function wordAt(tokens: readonly NameToken[], at: number): string {
  const token = tokens[at];
  return token?.kind === 'word' ? token.text.toUpperCase() : '';
}

function signAt(tokens: readonly NameToken[], at: number): string {
  const token = tokens[at];
  return token?.kind === 'sign' ? token.text : '';
}
