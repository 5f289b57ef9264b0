import type { Dialect } from '@parley/contract/schema';

/** `text` is what it means: a name without its quotes, a text without its escapes, a parameter without its colon. */
export type Token = { kind: 'word' | 'name' | 'text' | 'number' | 'parameter' | 'sign'; text: string };

type Rule = { pattern: RegExp; kind: Token['kind'] | null; strip?: number };

const quoted = (mark: string) => new RegExp(`${mark}[^${mark}]*(?:${mark}${mark}[^${mark}]*)*${mark}`, 'y');
const common: readonly Rule[] = [
  { pattern: /\s+|--[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/y, kind: null },
  { pattern: /\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|\.\d+/y, kind: 'number' },
  { pattern: /:[A-Za-z_]\w*/y, kind: 'parameter' },
  { pattern: /[\p{L}_][\p{L}\p{N}_$]*/uy, kind: 'word' },
  { pattern: /::|->>|->|<=>|<=|>=|<>|!=|\|\||[^\s\w]/y, kind: 'sign' },
];
const withBackslash = /'(?:[^'\\]|\\.|'')*'/y;
const quotes: Readonly<Record<Dialect, readonly Rule[]>> = {
  postgres: [
    { pattern: /[eE]'(?:[^'\\]|\\.|'')*'/y, kind: 'text', strip: 1 },
    { pattern: quoted("'"), kind: 'text', strip: 1 },
    { pattern: /\$(\w*)\$[\s\S]*?\$\1\$/y, kind: 'text' },
    { pattern: quoted('"'), kind: 'name', strip: 1 },
  ],
  mysql: [
    { pattern: withBackslash, kind: 'text', strip: 1 },
    { pattern: quoted('"'), kind: 'text', strip: 1 },
    { pattern: quoted('`'), kind: 'name', strip: 1 },
  ],
  sqlite: [
    { pattern: quoted("'"), kind: 'text', strip: 1 },
    { pattern: quoted('"'), kind: 'name', strip: 1 },
    { pattern: quoted('`'), kind: 'name', strip: 1 },
    { pattern: /\[[^\]]*\]/y, kind: 'name', strip: 1 },
  ],
};

/** For telling what a statement does; whether it may run is the guard's to say, who reads it anew. */
export function tokensOf(dialect: Dialect, sql: string): Token[] {
  const all = [...quotes[dialect], ...common];
  const tokens: Token[] = [];
  let place = 0;
  while (place < sql.length) {
    const rule = all.find(({ pattern }) => matches(pattern, sql, place));
    const end = rule?.pattern.lastIndex ?? place + 1;
    if (rule?.kind) tokens.push({ kind: rule.kind, text: meaningOf(sql.slice(place, end), rule) });
    place = end;
  }
  return tokens;
}

function matches(pattern: RegExp, sql: string, place: number): boolean {
  pattern.lastIndex = place;
  return pattern.test(sql);
}

function meaningOf(text: string, { kind, strip = 0 }: Rule): string {
  if (kind === 'parameter') return text.slice(1);
  if (strip === 0) return text;
  const start = text.search(/['"`[]/) + 1;
  return text.slice(start, -1).replaceAll(/(['"`])\1/g, '$1');
}

export function isWord(token: Token | undefined, ...words: string[]): boolean {
  return token?.kind === 'word' && words.includes(token.text.toUpperCase());
}

export function isSign(token: Token | undefined, sign: string): boolean {
  return token?.kind === 'sign' && token.text === sign;
}

/** How deep in parentheses each token stands; both of a pair count as outside. */
function depthsOf(tokens: readonly Token[]): number[] {
  let depth = 0;
  return tokens.map((token) => {
    if (isSign(token, ')')) depth -= 1;
    const here = depth;
    if (isSign(token, '(')) depth += 1;
    return here;
  });
}

/** Where an outer token fits; CASE … END counts as parentheses. */
export function outerPlaces(
  tokens: readonly Token[],
  fits: (token: Token, place: number) => boolean,
): number[] {
  const depths = depthsOf(tokens);
  let cases = 0;
  return tokens.flatMap((token, place) => {
    if (isWord(token, 'CASE')) cases += 1;
    if (isWord(token, 'END')) cases -= 1;
    return cases === 0 && depths[place] === 0 && fits(token, place) ? [place] : [];
  });
}

export function splitAt(tokens: readonly Token[], places: readonly number[]): Token[][] {
  const starts = [0, ...places.map((place) => place + 1)];
  return starts.map((start, index) => tokens.slice(start, places[index] ?? tokens.length));
}

export function splitByComma(tokens: readonly Token[]): Token[][] {
  return splitAt(
    tokens,
    outerPlaces(tokens, (token) => isSign(token, ',')),
  ).filter((part) => part.length > 0);
}

/** Without the parentheses around the whole of it. */
export function unwrapped(tokens: readonly Token[]): readonly Token[] {
  if (!isSign(tokens[0], '(') || !isSign(tokens.at(-1), ')')) return tokens;
  const ends = outerPlaces(tokens, (token) => isSign(token, ')'));
  return ends[0] === tokens.length - 1 ? unwrapped(tokens.slice(1, -1)) : tokens;
}
