import type { Dialect } from '@parley/contract/database-schema';

/**
 * `text` is what it means: a name without its quotes, a text without its escapes, a parameter without its colon.
 * `toClose` of '(' and CASE: how many tokens further the group ends; Infinity where it does not. Known once for the
 * whole statement, so that nobody has to walk through a group to find out what stands outside of it.
 */
export type Token = Written & { toClose: number };

type Written = {
  kind: 'word' | 'name' | 'text' | 'number' | 'parameter' | 'sign';
  text: string;
};

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
  return grouped(withoutCasts(scan(dialect, sql)));
}

function scan(dialect: Dialect, sql: string): Written[] {
  const all = [...quotes[dialect], ...common];
  const tokens: Written[] = [];
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

export function isWord(token: Written | undefined, ...words: string[]): boolean {
  return token?.kind === 'word' && words.includes(token.text.toUpperCase());
}

export function isSign(token: Written | undefined, sign: string): boolean {
  return token?.kind === 'sign' && token.text === sign;
}

/** `x::type` and `x COLLATE y` say what x says. */
function withoutCasts(tokens: readonly Written[]): Written[] {
  const kept: Written[] = [];
  for (let place = 0; place < tokens.length; place += 1) {
    const token = tokens[place];
    if (isSign(token, '::') || isWord(token, 'COLLATE')) place = endOfType(tokens, place + 1);
    else if (token) kept.push(token);
  }
  return kept;
}

/** The last token of a type: `numeric(10, 2)` ends with its parenthesis. */
function endOfType(tokens: readonly Written[], place: number): number {
  if (!isSign(tokens[place + 1], '(')) return place;
  let end = place + 2;
  while (end < tokens.length && !isSign(tokens[end], ')')) end += 1;
  return end;
}

/** Every group with its end. To be called again on tokens from between which some were taken out. */
export function grouped(tokens: readonly Written[]): Token[] {
  const linked = tokens.map((token): Token => ({ ...token, toClose: opens(token) ? Infinity : 0 }));
  const open: number[] = [];
  for (const [place, token] of linked.entries()) {
    if (opens(token)) open.push(place);
    if (!closes(token)) continue;
    const start = open.pop();
    const opening = start === undefined ? undefined : linked[start];
    if (opening && start !== undefined) opening.toClose = place - start;
  }
  return linked;
}

function opens(token: Written): boolean {
  return isSign(token, '(') || isWord(token, 'CASE');
}

function closes(token: Written): boolean {
  return isSign(token, ')') || isWord(token, 'END');
}

/** How many groups and how many NOT stand inside of each other, at most. */
export function depthOf(tokens: readonly Written[]): number {
  let depth = 0;
  let deepest = 0;
  let denials = 0;
  for (const token of tokens) {
    if (isWord(token, 'NOT')) denials += 1;
    else if (!isSign(token, '(')) denials = 0;
    if (opens(token)) depth += 1;
    deepest = Math.max(deepest, depth + denials);
    if (closes(token)) depth = Math.max(0, depth - 1);
  }
  return deepest;
}

/** Where an outer token fits. Both parentheses of a pair are outside, of CASE … END only the END. */
export function outerPlaces(
  tokens: readonly Token[],
  fits: (token: Token, place: number) => boolean,
): number[] {
  const places: number[] = [];
  for (let place = 0; place < tokens.length; place += 1) {
    const token = tokens[place] as Token;
    if (closes(token)) break;
    if (!isWord(token, 'CASE') && fits(token, place)) places.push(place);
    if (token.toClose === 0) continue;
    place += token.toClose;
    const end = tokens[place];
    if (end && fits(end, place)) places.push(place);
  }
  return places;
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
  let [start, end] = [0, tokens.length];
  while (isSign(tokens[start], '(') && tokens[start]?.toClose === end - 1 - start) {
    start += 1;
    end -= 1;
  }
  return tokens.slice(start, end);
}
