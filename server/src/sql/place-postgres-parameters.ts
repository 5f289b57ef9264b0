import { type PostgresToken, scanPostgresTokens } from './postgres-tokens.ts';

export type Placed =
  | {
      text: string;
      names: string[];
      /** Names that stand only where an array stands: `= ANY(:ids)`, `:ids::int[]`. */
      arrays: ReadonlySet<string>;
    }
  | { refused: string };

const word = /^[A-Za-z_][A-Za-z0-9_]{0,62}$/;
/** What a slice or a JSON pair has before its colon: `a[1:n]`, `a[i:n]`, `a[f(x):n]`, `'key':value`. */
const operandEnd = /[\w\])'"$\u0080-\uffff]$/;

/**
 * Turns `:name` into `$n`, by PostgreSQL's own tokens: strings, comments, dollar quotes and quoted names are
 * one token each, and a cast (`::`) is another than a colon. Token offsets count bytes of UTF-8.
 *
 * `lists` are names of parameters with several values: `IN (:ids)` becomes `= ANY($1)` for them.
 */
export function placeParameters(sql: string, lists: ReadonlySet<string> = new Set()): Placed {
  const tokens = scanPostgresTokens(sql);
  // What cannot be scanned cannot be parsed either, and the parser says why.
  if (!tokens) return { text: sql, names: [], arrays: new Set() };
  if (tokens.some(({ text }) => /^\$\d+$/.test(text))) {
    return { refused: 'write parameters as :name, not as $1.' };
  }
  const source = Buffer.from(sql, 'utf8');
  const names: string[] = [];
  const places = new Map<string, string>();
  const pieces: string[] = [];
  const arrays = new Set<string>();
  const others = new Set<string>();
  let written = 0;
  for (const [index, colon] of tokens.entries()) {
    const list = listTest(tokens, index);
    if (list && lists.has(list.name)) {
      pieces.push(source.toString('utf8', written, list.start), list.operator);
      written = colon.end;
    }
    const name = nameAfter(tokens, index);
    if (name === undefined) continue;
    const isTested = isTestedForNull(tokens, index);
    if (!isTested) (isArray(tokens, index) ? arrays : others).add(name.text);
    const key = isTested ? `${name.text} IS NULL` : name.text;
    if (!places.has(key)) {
      names.push(name.text);
      places.set(key, `$${names.length}${isTested ? '::pg_catalog.text' : ''}`);
    }
    pieces.push(source.toString('utf8', written, colon.start), places.get(key) ?? '');
    written = name.end;
  }
  pieces.push(source.toString('utf8', written));
  return { text: pieces.join(''), names, arrays: new Set([...arrays].filter((name) => !others.has(name))) };
}

const textAt = (tokens: PostgresToken[], index: number) => tokens[index]?.text.toUpperCase() ?? '';

/** `[NOT] IN (:name)` and the operator that tells the same of an array. */
function listTest(tokens: PostgresToken[], index: number) {
  if (textAt(tokens, index) !== 'IN' || textAt(tokens, index + 1) !== '(') return undefined;
  const name = nameAfter(tokens, index + 2);
  if (!name || textAt(tokens, index + 4) !== ')') return undefined;
  const isNot = textAt(tokens, index - 1) === 'NOT';
  const start = tokens[isNot ? index - 1 : index]?.start ?? 0;
  return { name: name.text, start, operator: isNot ? '<> ALL' : '= ANY' };
}

/** `ANY(:name)`, `IN (:name)` or `:name::type[]` */
function isArray(tokens: PostgresToken[], index: number): boolean {
  const at = (offset: number) => textAt(tokens, index + offset);
  if (at(2) === '::') return at(4) === '[' && at(5) === ']';
  return ['ANY', 'ALL', 'SOME', 'IN'].includes(at(-2)) && at(-1) === '(' && at(2) === ')';
}

function nameAfter(tokens: PostgresToken[], index: number): PostgresToken | undefined {
  const colon = tokens[index];
  const name = tokens[index + 1];
  if (colon?.text !== ':' || !name || name.start !== colon.end || !word.test(name.text)) return undefined;
  const before = tokens[index - 1];
  const isOperand = before !== undefined && before.end === colon.start && operandEnd.test(before.text);
  return isOperand ? undefined : name;
}

/**
 * `:name IS NULL` tells the server nothing of the parameter's type, and would settle it wrongly for its other
 * places: `(:state IS NULL OR state = :state)` is how an optional filter is written. It gets a place of its own.
 */
function isTestedForNull(tokens: PostgresToken[], index: number): boolean {
  const at = (offset: number) => tokens[index + offset]?.text.toUpperCase() ?? '';
  const isTest = at(2) === 'IS' && (at(3) === 'NULL' || (at(3) === 'NOT' && at(4) === 'NULL'));
  return isTest && startsTerm.has(at(-1));
}

/** Before these, nothing can bind to the parameter closer than IS does. */
const startsTerm = new Set(['(', ',', 'AND', 'OR', 'NOT', 'WHERE', 'WHEN', 'ON', 'HAVING', 'SELECT']);
