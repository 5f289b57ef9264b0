import type { Query, Select } from './query-tree.ts';
import type { SqlToken } from './statement-tokens.ts';

/** The clauses of one plain SELECT, as they are written; '' where there is none. */
export type Clauses = {
  select: string;
  from: string;
  where: string;
  groupBy: string;
  having: string;
  orderBy: string;
  limit: string;
  isDistinct: boolean;
  /** WHERE has an OR that no parentheses hold. */
  isOpenWhere: boolean;
  /** Its columns that compute over rows and have a name. */
  figures: readonly { name: string; expression: string }[];
  /** The tables that a condition can name, with the name that the statement gave each, as it is written. */
  tables: readonly { name: string; given: string }[];
};

const words = ['SELECT', 'FROM', 'WHERE', 'GROUP', 'HAVING', 'ORDER', 'LIMIT'] as const;
type Word = (typeof words)[number];
/** What makes a statement more than one plain SELECT. */
const tooMuch: ReadonlySet<string> = new Set([
  ...['UNION', 'INTERSECT', 'EXCEPT', 'WINDOW', 'OFFSET', 'FETCH', 'FOR', 'WITH', 'INTO', 'PROCEDURE'],
]);

/** null where the statement is more than one plain SELECT: what is not understood is left alone. */
export function readClauses(sql: string, tokens: readonly SqlToken[], query: Query): Clauses | null {
  const [select, ...others] = query.selects;
  const outer = outerTokens(tokens);
  const isPlain = isWord(tokens[0], 'SELECT') && !outer.some((token) => isAnyWord(token, tooMuch));
  if (!select || others.length > 0 || !isPlain || select.sources.length === 0) return null;
  const starts = outer.filter((token, place) => isClause(token, outer[place - 1]));
  const order = starts.map(({ text }) => words.indexOf(text.toUpperCase() as Word));
  if (order.some((place, index) => index > 0 && place <= (order[index - 1] ?? 0))) return null;
  const ending = tokens.at(-1)?.text === ';' ? (tokens.at(-1)?.start ?? sql.length) : sql.length;
  const textOf = (word: Word) => clauseText(sql, outer, { starts, word, ending });
  const written = textOf('SELECT');
  const distinct = tokens[1];
  return {
    select: select.isDistinct && distinct ? sql.slice(distinct.end, starts[1]?.start).trim() : written,
    from: textOf('FROM'),
    where: textOf('WHERE'),
    groupBy: textOf('GROUP'),
    having: textOf('HAVING'),
    orderBy: textOf('ORDER'),
    limit: textOf('LIMIT'),
    isDistinct: select.isDistinct,
    isOpenWhere: outer.some((token) => isWord(token, 'OR') && isBetween(token, starts, 'WHERE')),
    figures: figuresIn(sql, outer, { start: starts[0]?.end ?? 0, end: starts[1]?.start ?? sql.length }),
    tables: tablesIn(sql, tokens, select),
  };
}

function isWord(token: SqlToken | undefined, word: string): boolean {
  return token?.kind === 'word' && token.text.toUpperCase() === word;
}

function isAnyWord({ kind, text }: SqlToken, among: ReadonlySet<string>): boolean {
  return kind === 'word' && among.has(text.toUpperCase());
}

function isClause(token: SqlToken, before: SqlToken | undefined): boolean {
  const isAfterPoint = before?.kind === 'sign' && (before.text === '.' || before.text === ':');
  return !isAfterPoint && words.some((word) => isWord(token, word));
}

/** Those that no parentheses hold. */
function outerTokens(tokens: readonly SqlToken[]): SqlToken[] {
  let depth = 0;
  return tokens.filter(({ kind, text }) => {
    if (kind === 'sign' && text === ')') depth -= 1;
    const isOuter = depth === 0;
    if (kind === 'sign' && text === '(') depth += 1;
    return isOuter;
  });
}

type Place = { starts: readonly SqlToken[]; word: Word; ending: number };

function clauseText(sql: string, outer: readonly SqlToken[], { starts, word, ending }: Place): string {
  const index = starts.findIndex((token) => isWord(token, word));
  const start = starts[index];
  if (!start) return '';
  const next = outer[outer.indexOf(start) + 1];
  const from = next && isWord(next, 'BY') ? next.end : start.end;
  return sql.slice(from, starts[index + 1]?.start ?? ending).trim();
}

function isBetween({ start }: SqlToken, starts: readonly SqlToken[], word: Word): boolean {
  const index = starts.findIndex((token) => isWord(token, word));
  const [from, to] = [starts[index], starts[index + 1]];
  return from !== undefined && start > from.start && start < (to?.start ?? Number.POSITIVE_INFINITY);
}

const computing: ReadonlySet<string> = new Set(['SUM', 'COUNT', 'AVG']);

/** `SUM(…) AS name`, by the outer commas. */
function figuresIn(
  sql: string,
  outer: readonly SqlToken[],
  { start, end }: { start: number; end: number },
): Clauses['figures'] {
  const inside = outer.filter((token) => token.start >= start && token.end <= end);
  const commas = inside.filter(({ kind, text }) => kind === 'sign' && text === ',');
  const ends = [...commas.map((comma) => comma.start), end];
  return ends.flatMap((to, index) => {
    const from = commas[index - 1]?.end ?? start;
    const own = inside.filter((token) => token.start >= from && token.end <= to);
    const as = own.findLastIndex((token) => isWord(token, 'AS'));
    const name = own[as + 1];
    const isFigure =
      own.some((token) => isAnyWord(token, computing)) && !own.some((one) => isWord(one, 'OVER'));
    if (as < 0 || !name || !isFigure) return [];
    return [{ name: name.text.replaceAll('"', ''), expression: sql.slice(from, own[as]?.start).trim() }];
  });
}

/** A name is given back as it is written, quotes and all: only so can the statement be added to. */
function tablesIn(sql: string, tokens: readonly SqlToken[], { sources }: Select): Clauses['tables'] {
  return sources.flatMap(({ table, alias }) => {
    const token = tokens.find(({ kind, text }) => {
      const isNamed = kind === 'word' || kind === 'name';
      return isNamed && text.replaceAll('"', '').toLowerCase() === alias.toLowerCase();
    });
    return table === null || !token ? [] : [{ name: table, given: sql.slice(token.start, token.end) }];
  });
}

export function joinedClauses({ select, isDistinct, ...clauses }: Clauses): string {
  const written = [
    ['SELECT', isDistinct ? `DISTINCT ${select}` : select],
    ['FROM', clauses.from],
    ['WHERE', clauses.where],
    ['GROUP BY', clauses.groupBy],
    ['HAVING', clauses.having],
    ['ORDER BY', clauses.orderBy],
    ['LIMIT', clauses.limit],
  ];
  return written
    .filter(([, text]) => text !== '')
    .map((clause) => clause.join(' '))
    .join('\n');
}
