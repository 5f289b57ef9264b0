import { upperCase } from './mysql-name-folding.ts';
import type { Refusal } from './refusal.ts';

/**
 * `word`: a bare word, keyword or name. `name`: `back-ticked`. `text`: a string, in either quote, because the
 * session's sql_mode has neither ANSI_QUOTES nor NO_BACKSLASH_ESCAPES. `gap`: white space and comments.
 */
export type TokenKind =
  | 'word'
  | 'name'
  | 'text'
  | 'number'
  | 'variable'
  | 'setting'
  | 'parameter'
  | 'sign'
  | 'gap';

export type MysqlToken = {
  kind: TokenKind;
  /** As written. */
  raw: string;
  /** Upper case (letters of ASCII) and without quotes for words and names; without its colon for a parameter. */
  value: string;
};

/** `first` is what a token of the rule can begin with; it only saves trying the others. */
type Rule = { kind: TokenKind; first: RegExp; pattern: RegExp };

const wordCharacter = '[0-9A-Za-z_$\\u0080-\\uffff]';
const fullWord = (pattern: string) => new RegExp(`${pattern}(?!${wordCharacter})`, 'y');

/** The first rule that fits at a place wins, so their order is part of the dialect. */
const rules: readonly Rule[] = [
  { kind: 'gap', first: /[ \t\n\v\f\r]/, pattern: /[ \t\n\v\f\r]+/y },
  { kind: 'gap', first: /#/, pattern: /#[^\n]*/y },
  // `--1` is arithmetic: a comment needs a space, a control character or the end after the dashes.
  { kind: 'gap', first: /-/, pattern: /--(?=[\0-\x20\x7f]|$)[^\n]*/y },
  { kind: 'gap', first: /\//, pattern: /\/\*(?!!|[mM]!)[\s\S]*?\*\//y },
  { kind: 'text', first: /'/, pattern: /'(?:[^'\\]|\\[\s\S]|'')*'(?!')/y },
  { kind: 'text', first: /"/, pattern: /"(?:[^"\\]|\\[\s\S]|"")*"(?!")/y },
  { kind: 'name', first: /`/, pattern: /`(?:[^`]|``)+`(?!`)/y },
  { kind: 'setting', first: /@/, pattern: fullWord('@@(?:[A-Za-z]+\\.)?[A-Za-z_]\\w*(?![.`])') },
  { kind: 'variable', first: /@/, pattern: /@[A-Za-z0-9_.$]+/y },
  { kind: 'parameter', first: /:/, pattern: /:[A-Za-z_][A-Za-z0-9_]*/y },
  { kind: 'sign', first: /:/, pattern: /:=/y },
  { kind: 'number', first: /0/, pattern: fullWord('(?:0x[0-9A-Fa-f]+|0b[01]+)') },
  // Servers drop a point-number with an exponent that has no digits (`1.e(`) and go on reading in odd ways:
  // it fits no rule here.
  { kind: 'number', first: /\d/, pattern: /\d+\.\d*(?:[eE][+-]?\d+|(?![eE\d]))/y },
  { kind: 'number', first: /\./, pattern: /\.\d+(?:[eE][+-]?\d+|(?![eE\d]))/y },
  { kind: 'number', first: /\d/, pattern: /\d+[eE][+-]?\d+/y },
  { kind: 'number', first: /\d/, pattern: fullWord('\\d+(?!\\.)') },
  {
    kind: 'word',
    first: new RegExp(wordCharacter),
    pattern: new RegExp(`(?!\\d+\\.)${wordCharacter}+`, 'y'),
  },
  // A slash before a star would begin a comment after all: one that runs, or one without an end.
  { kind: 'sign', first: /[(),;?+\-*%=<>!&|^~{}/.]/, pattern: /[(),;?+\-*%=<>!&|^~{}]|\/(?!\*)|\.(?!\d)/y },
];

const highest = 0x80;
const rulesByCode = Array.from({ length: highest + 1 }, (_, code) =>
  rules.filter(({ first }) => first.test(String.fromCharCode(code))),
);

/** The whole text as tokens, or why it cannot be read. Every character belongs to exactly one token. */
export function scanMysqlTokens(sql: string): MysqlToken[] | Refusal {
  const tokens: MysqlToken[] = [];
  for (let at = 0; at < sql.length; ) {
    const token = tokenAt(sql, at, tokens.at(-1));
    if (!token) return { refused: whyUnreadable(sql, at) };
    tokens.push(token);
    at += token.raw.length;
  }
  return tokens;
}

function tokenAt(sql: string, at: number, before: MysqlToken | undefined): MysqlToken | undefined {
  // `t.5` names a column: after a name a point begins no number.
  const pointIsSign = before?.kind === 'word' || before?.kind === 'name';
  if (pointIsSign && sql[at] === '.') return { kind: 'sign', raw: '.', value: '.' };
  for (const { kind, pattern } of rulesByCode[Math.min(sql.charCodeAt(at), highest)] ?? []) {
    pattern.lastIndex = at;
    const raw = pattern.exec(sql)?.[0];
    if (raw !== undefined) return { kind, raw, value: valueIn(kind, raw) };
  }
  return undefined;
}

function valueIn(kind: TokenKind, raw: string): string {
  switch (kind) {
    case 'name':
      return upperCase(raw.slice(1, -1).replaceAll('``', '`'));
    case 'parameter':
      return raw.slice(1);
    case 'word':
    case 'setting':
      return upperCase(raw);
    default:
      return raw;
  }
}

function whyUnreadable(sql: string, at: number): string {
  const rest = sql.slice(at, at + 4);
  if (/^\/\*(!|m!)/i.test(rest)) return 'it has a comment that the server would run (/*! … */).';
  if (rest.startsWith('/*')) return 'a comment has no end.';
  if (/^['"`]/.test(rest)) return 'a quotation has no end.';
  if (rest.startsWith('@')) return 'it names a variable in a way that cannot be checked.';
  return `it has a character that cannot be read here: ${JSON.stringify(rest.slice(0, 1))}.`;
}
