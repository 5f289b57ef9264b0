import type { Refusal } from './refusal.ts';

export type TokenKind = 'word' | 'quoted' | 'string' | 'blob' | 'number' | 'parameter' | 'sign';

/** `value` is what the token means: a name without its quotes, a text without its escapes, a word as written. */
export type SqliteToken = { kind: TokenKind; value: string; start: number; end: number };

type Rule = { pattern: RegExp; kind: TokenKind | 'skip'; value?: (text: string) => string };

const idChars = 'A-Za-z0-9_$\\u0080-\\uFFFF';

/**
 * SQLite's own tokenizer, rule by rule: a difference between the two would hide a statement from one of them.
 * Line comments end at \n alone, block comments do not nest and may be left open, a backslash escapes nothing.
 * `\uFEFF` is a space where a token could begin and a letter inside of a name.
 */
const rules: readonly Rule[] = [
  { pattern: /[ \t\n\f\r\uFEFF]+/y, kind: 'skip' },
  { pattern: /--[^\n]*/y, kind: 'skip' },
  { pattern: /\/\*(?=[\s\S])[\s\S]*?(?:\*\/|$)/y, kind: 'skip' },
  { pattern: /'[^']*(?:''[^']*)*'/y, kind: 'string', value: unquote },
  { pattern: /"[^"]*(?:""[^"]*)*"/y, kind: 'quoted', value: unquote },
  { pattern: /`[^`]*(?:``[^`]*)*`/y, kind: 'quoted', value: unquote },
  { pattern: /\[[^\]]*\]/y, kind: 'quoted', value: (text) => text.slice(1, -1) },
  { pattern: /[xX]'(?:[0-9a-fA-F]{2})*'/y, kind: 'blob' },
  { pattern: new RegExp(`0[xX][0-9a-fA-F][0-9a-fA-F_]*(?![${idChars}])`, 'y'), kind: 'number' },
  {
    pattern: new RegExp(
      `(?:\\d[\\d_]*(?:\\.[\\d_]*)?|\\.\\d[\\d_]*)(?:[eE][+-]?\\d[\\d_]*)?(?![${idChars}])`,
      'y',
    ),
    kind: 'number',
  },
  // `:a(b)` and `:a::b` are one name each for SQLite, so what follows ours must be neither.
  {
    pattern: new RegExp(`:[A-Za-z_][A-Za-z0-9_]{0,62}(?![${idChars}(]|::)`, 'y'),
    kind: 'parameter',
    value: (text) => text.slice(1),
  },
  // A name that begins with x is a word, but x'0' is a broken blob.
  { pattern: new RegExp(`(?![xX]')[A-Za-z_\\u0080-\\uFFFF][${idChars}]*`, 'y'), kind: 'word' },
  { pattern: /->>|->|<<|>>|<=|>=|<>|==|!=|\|\||[()+\-*/%,&~.<>=;|]/y, kind: 'sign' },
];

/** Every token of a text to its end, or why it cannot be read. Comments and spaces are left out. */
export function scanSqliteTokens(sql: string): SqliteToken[] | Refusal {
  const tokens: SqliteToken[] = [];
  let position = 0;
  while (position < sql.length) {
    const found = tokenAt(sql, position);
    if (found === undefined) return { refused: explain(sql, position) };
    if (found.kind !== 'skip') tokens.push({ ...found, kind: found.kind });
    position = found.end;
  }
  return tokens;
}

function tokenAt(sql: string, start: number) {
  for (const { pattern, kind, value } of rules) {
    pattern.lastIndex = start;
    if (!pattern.test(sql)) continue;
    const text = sql.slice(start, pattern.lastIndex);
    return { kind, value: value ? value(text) : text, start, end: pattern.lastIndex };
  }
  return undefined;
}

function unquote(text: string): string {
  const quote = text.charAt(0);
  return text.slice(1, -1).replaceAll(quote + quote, quote);
}

function explain(sql: string, position: number): string {
  const sign = String.fromCodePoint(sql.codePointAt(position) ?? 0);
  if (/['"`[]/.test(sign)) return `A ${sign} is opened and never closed.`;
  if (/[:?@$#]/.test(sign)) return `Write parameters as :name; ${near(sql, position)} is none.`;
  return `It cannot be read at ${near(sql, position)}.`;
}

function near(sql: string, position: number): string {
  return JSON.stringify(sql.slice(position, position + 20));
}
