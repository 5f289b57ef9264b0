import type { Names } from './say-expression.ts';
import { sayExpression, written } from './say-expression.ts';
import type { Token } from './tokenize-sql.ts';
import { grouped, isSign, isWord, outerPlaces, splitAt, splitByComma, unwrapped } from './tokenize-sql.ts';

const comparisons: Readonly<Record<string, string>> = {
  '=': 'is',
  '<>': 'is not',
  '!=': 'is not',
  '<': 'is less than',
  '<=': 'is at most',
  '>': 'is more than',
  '>=': 'is at least',
};

/** Each condition that all rows must meet. */
export function sayConditions(tokens: readonly Token[], names: Names): string[] {
  return splitByWord(unwrapped(tokens), 'AND').map((part) => sayCondition(part, names));
}

function sayCondition(tokens: readonly Token[], names: Names): string {
  const inner = unwrapped(tokens);
  const branches = splitByWord(inner, 'OR');
  if (branches.length > 1) return sayEither(branches, names);
  if (splitByWord(inner, 'AND').length > 1) return sayConditions(inner, names).join(' and ');
  if (isWord(inner[0], 'NOT') && !isWord(inner[1], 'EXISTS'))
    return `not (${sayCondition(inner.slice(1), names)})`;
  return (
    sayExists(inner) ??
    sayTest(inner, names) ??
    sayComparison(inner, names) ??
    `${sayExpression(inner, names)} holds`
  );
}

/** `(:status IS NULL OR status = :status)` counts only where a status is given. */
function sayEither(branches: readonly Token[][], names: Names): string {
  const rest = branches.filter((branch) => unsetParameter(branch) === undefined);
  const isOptional = rest.length > 0 && rest.length < branches.length;
  const said = rest
    .map((branch) => {
      const isWhole = splitByWord(unwrapped(branch), 'AND').length === 1;
      return isWhole ? sayCondition(branch, names) : `(${sayCondition(branch, names)})`;
    })
    .join(' or ');
  return isOptional ? `${said}, if one is given` : said;
}

function unsetParameter(branch: readonly Token[]): string | undefined {
  const inner = unwrapped(branch);
  const parameters = inner.filter(({ kind }) => kind === 'parameter');
  const isTest = isWord(inner.at(-1), 'NULL') && isWord(inner.at(-2), 'IS');
  const isBlank = isSign(inner.at(-2), '=') && inner.at(-1)?.kind === 'text' && inner.at(-1)?.text === '';
  const columns = inner.some((token) => isSign(token, '.'));
  return parameters.length === 1 && !columns && (isTest || isBlank) ? parameters[0]?.text : undefined;
}

function sayExists(tokens: readonly Token[]): string | undefined {
  const isNot = isWord(tokens[0], 'NOT');
  if (!isWord(tokens[isNot ? 1 : 0], 'EXISTS')) return undefined;
  const from = tokens.findIndex((token) => isWord(token, 'FROM'));
  return `there is ${isNot ? 'no' : 'a'} matching row in ${tokens[from + 1]?.text ?? 'another query'}`;
}

/** IS NULL, IN, BETWEEN, LIKE. */
function sayTest(tokens: readonly Token[], names: Names): string | undefined {
  const [place] = outerPlaces(tokens, (token) =>
    isWord(token, 'IS', 'IN', 'BETWEEN', 'LIKE', 'ILIKE', 'NOT'),
  );
  if (place === undefined || place === 0) return undefined;
  const isNot = isWord(tokens[place], 'NOT') || isWord(tokens[place + 1], 'NOT');
  const word = tokens[isWord(tokens[place], 'NOT') ? place + 1 : place];
  const what = sayExpression(tokens.slice(0, place), names);
  const rest = tokens.slice(place + (isNot ? 2 : 1));
  if (isWord(word, 'IS')) {
    if (isWord(rest[0], 'NULL')) return `${what} is ${isNot ? '' : 'not '}set`;
    return `${what} is ${isNot ? 'not ' : ''}${written(rest).toLowerCase()}`;
  }
  if (isWord(word, 'IN')) return `${what} is ${isNot ? 'not ' : ''}${sayList(rest, names)}`;
  if (isWord(word, 'BETWEEN')) {
    const [low = [], high = []] = splitAt(
      rest,
      outerPlaces(rest, (token) => isWord(token, 'AND')),
    );
    return `${what} is ${isNot ? 'not ' : ''}from ${sayExpression(low, names)} to ${sayExpression(high, names)}`;
  }
  return `${what} ${isNot ? 'does not match: ' : ''}${sayPattern(rest, names)}`;
}

function sayList(tokens: readonly Token[], names: Names): string {
  const inner = unwrapped(tokens);
  if (isWord(inner[0], 'SELECT', 'WITH')) return 'among what another query gives';
  return `one of ${splitByComma(inner)
    .map((part) => sayExpression(part, names))
    .join(', ')}`;
}

/** `'%' || :x || '%'` and `CONCAT('%', :x, '%')` look inside of a text. */
function sayPattern(tokens: readonly Token[], names: Names): string {
  const [end = tokens.length] = outerPlaces(tokens, (token) => isWord(token, 'ESCAPE'));
  const pattern = unwrapped(tokens.slice(0, end));
  const inner = isWord(pattern[0], 'CONCAT', 'LOWER') ? unwrapped(pattern.slice(1)) : pattern;
  const isAny = (token: Token | undefined) => token?.kind === 'text' && token.text === '%';
  const known = inner.filter((token) => !isAny(token) && !isSign(token, ',') && !isSign(token, '||'));
  const said = sayExpression(grouped(known), names);
  if (isAny(inner[0]) && isAny(inner.at(-1))) return `contains ${said}`;
  if (isAny(inner.at(-1))) return `begins with ${said}`;
  return isAny(inner[0]) ? `ends with ${said}` : `looks like ${said}`;
}

function sayComparison(tokens: readonly Token[], names: Names): string | undefined {
  const [place] = outerPlaces(
    tokens,
    ({ kind, text }) => kind === 'sign' && Object.hasOwn(comparisons, text),
  );
  if (place === undefined) return undefined;
  const [left, right] = [tokens.slice(0, place), tokens.slice(place + 1)];
  return `${sayExpression(left, names)} ${comparisons[tokens[place]?.text ?? '']} ${sayExpression(right, names)}`;
}

/** The AND of a BETWEEN belongs to it. */
function splitByWord(tokens: readonly Token[], word: 'AND' | 'OR'): Token[][] {
  let between = 0;
  const places = outerPlaces(tokens, (token) => {
    if (isWord(token, 'BETWEEN')) between += 1;
    if (!isWord(token, word)) return false;
    if (word === 'OR' || between === 0) return true;
    between -= 1;
    return false;
  });
  return splitAt(tokens, places);
}
