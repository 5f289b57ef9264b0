import { scan, type Token } from './scan.ts';

export type Placed = { text: string; names: string[] } | { refused: string };

const word = /^[A-Za-z_][A-Za-z0-9_]{0,62}$/;
/** What a slice or a JSON pair has before its colon: `a[1:n]`, `a[i:n]`, `a[f(x):n]`, `'key':value`. */
const operandEnd = /[\w\])'"$\u0080-\uffff]$/;

/**
 * Turns `:name` into `$n`, by PostgreSQL's own tokens: strings, comments, dollar quotes and quoted names are
 * one token each, and a cast (`::`) is another than a colon. Token offsets count bytes of UTF-8.
 */
export function placeParameters(sql: string): Placed {
  const tokens = scan(sql);
  // What cannot be scanned cannot be parsed either, and the parser says why.
  if (!tokens) return { text: sql, names: [] };
  if (tokens.some(({ text }) => /^\$\d+$/.test(text))) {
    return { refused: 'write parameters as :name, not as $1.' };
  }
  const source = Buffer.from(sql, 'utf8');
  const names: string[] = [];
  const places = new Map<string, string>();
  const pieces: string[] = [];
  let written = 0;
  for (const [index, colon] of tokens.entries()) {
    const name = nameAfter(tokens, index);
    if (name === undefined) continue;
    const isTested = isTestedForNull(tokens, index);
    const key = isTested ? `${name.text} IS NULL` : name.text;
    if (!places.has(key)) {
      names.push(name.text);
      places.set(key, `$${names.length}${isTested ? '::pg_catalog.text' : ''}`);
    }
    pieces.push(source.toString('utf8', written, colon.start), places.get(key) ?? '');
    written = name.end;
  }
  pieces.push(source.toString('utf8', written));
  return { text: pieces.join(''), names };
}

function nameAfter(tokens: Token[], index: number): Token | undefined {
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
function isTestedForNull(tokens: Token[], index: number): boolean {
  const at = (offset: number) => tokens[index + offset]?.text.toUpperCase() ?? '';
  const isTest = at(2) === 'IS' && (at(3) === 'NULL' || (at(3) === 'NOT' && at(4) === 'NULL'));
  return isTest && startsTerm.has(at(-1));
}

/** Before these, nothing can bind to the parameter closer than IS does. */
const startsTerm = new Set(['(', ',', 'AND', 'OR', 'NOT', 'WHERE', 'WHEN', 'ON', 'HAVING', 'SELECT']);
