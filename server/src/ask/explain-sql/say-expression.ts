import type { Token } from './tokenize-sql.ts';
import { isSign, isWord, outerPlaces, splitAt, splitByComma, unwrapped } from './tokenize-sql.ts';

/** What a name stands for: the table behind an alias; '' where only one table is read and needs no mention. */
export type Names = ReadonlyMap<string, string>;

type Said = (args: readonly string[], raw: readonly Token[][]) => string | undefined;

const aggregates: Readonly<Record<string, string>> = {
  SUM: 'the sum of',
  TOTAL: 'the sum of',
  AVG: 'the average of',
  MIN: 'the smallest',
  MAX: 'the largest',
};
const periods: Readonly<Record<string, string>> = {
  '%Y': 'year',
  '%Y-%m': 'month',
  '%Y-%m-01': 'month',
  '%Y-%m-%d': 'day',
  '%Y-%W': 'week',
  '%x-%v': 'week',
  '%w': 'weekday',
  '%H': 'hour',
};
const signs: Readonly<Record<string, string>> = { '*': '×', '/': '÷', '||': 'followed by', '-': '−' };

const calls: Readonly<Record<string, Said>> = {
  COALESCE: ([first, ...rest]) => `${first} (${rest.join(', else ')} where it is not set)`,
  IFNULL: ([first, second]) => `${first} (${second} where it is not set)`,
  ROUND: ([value, places]) => `${value}, rounded${places ? ` to ${places} places` : ''}`,
  LOWER: ([value]) => value,
  UPPER: ([value]) => value,
  DATE: ([value]) => `the day of ${value}`,
  YEAR: ([value]) => `the year of ${value}`,
  MONTH: ([value]) => `the month of ${value}`,
  DATE_TRUNC: ([, value], [unit]) => `the ${unit?.[0]?.text} of ${value}`,
  STRFTIME: ([, value], [format]) => inPeriod(format, value),
  DATE_FORMAT: ([value], [, format]) => inPeriod(format, value),
  TO_CHAR: ([value], [, format]) => (value && format ? `${value} as ${format[0]?.text}` : undefined),
};

function inPeriod(format: readonly Token[] | undefined, value: string | undefined): string | undefined {
  const period = periods[format?.[0]?.text ?? ''];
  return period && `the ${period} of ${value}`;
}

export function sayExpression(tokens: readonly Token[], names: Names): string {
  const inner = unwrapped(tokens);
  if (isWord(inner[0], 'SELECT', 'WITH')) return 'what another query gives';
  if (isWord(inner[0], 'CASE')) return 'a value that depends on conditions';
  if (inner[0]?.kind === 'parameter' && inner.length === 1)
    return `the given ${inner[0].text.replaceAll('_', ' ')}`;
  return sayCall(inner, names) ?? sayOperation(inner, names) ?? plain(inner, names);
}

/** `sum(x)`, alone. */
function sayCall(tokens: readonly Token[], names: Names): string | undefined {
  const [name, open] = tokens;
  if (name?.kind !== 'word' || !isSign(open, '(')) return undefined;
  const [end] = outerPlaces(tokens, (token) => isSign(token, ')'));
  if (end === undefined) return undefined;
  const inside = tokens.slice(2, end);
  const rest = tokens.slice(end + 1);
  const said = sayCallOf(name.text.toUpperCase(), inside, names);
  if (said === undefined || rest.length === 0) return said;
  if (isWord(rest[0], 'OVER')) return `${said}, over neighbouring rows`;
  return isWord(rest[0], 'FILTER') ? `${said}, of some rows only` : undefined;
}

function sayCallOf(name: string, inside: readonly Token[], names: Names): string | undefined {
  if (name === 'COUNT') return sayCount(inside, names);
  const phrase = Object.hasOwn(aggregates, name) ? aggregates[name] : undefined;
  if (phrase) {
    const isDistinct = isWord(inside[0], 'DISTINCT');
    return `${phrase} ${sayExpression(isDistinct ? inside.slice(1) : inside, names)}`;
  }
  const [as] = outerPlaces(inside, (token) => isWord(token, name === 'EXTRACT' ? 'FROM' : 'AS'));
  if (name === 'CAST' && as !== undefined) return sayExpression(inside.slice(0, as), names);
  if (name === 'EXTRACT' && as !== undefined) {
    return `the ${inside[0]?.text.toLowerCase()} of ${sayExpression(inside.slice(as + 1), names)}`;
  }
  if (!Object.hasOwn(calls, name)) return undefined;
  const raw = splitByComma(inside);
  return calls[name]?.(
    raw.map((part) => sayExpression(part, names)),
    raw,
  );
}

function sayCount(inside: readonly Token[], names: Names): string {
  if (isSign(inside[0], '*') || inside[0]?.kind === 'number') return 'the number of rows';
  if (isWord(inside[0], 'DISTINCT'))
    return `the number of different ${sayExpression(inside.slice(1), names)}`;
  return `the number of rows with ${sayExpression(inside, names)}`;
}

/** `a * b`, each side said by itself. */
function sayOperation(tokens: readonly Token[], names: Names): string | undefined {
  const places = outerPlaces(
    tokens,
    (token, place) => place > 0 && token.kind === 'sign' && ['+', '-', '*', '/', '||'].includes(token.text),
  );
  if (places.length === 0) return undefined;
  const sides = splitAt(tokens, places);
  if (sides.some((side) => side.length === 0)) return undefined;
  return sides
    .map((side, index) => {
      const sign = tokens[places[index - 1] ?? -1]?.text ?? '';
      return `${index === 0 ? '' : ` ${signs[sign] ?? sign} `}${sayExpression(side, names)}`;
    })
    .join('');
}

function plain(tokens: readonly Token[], names: Names): string {
  const [first, dot, second] = tokens;
  const isName = (token: Token | undefined) => token?.kind === 'word' || token?.kind === 'name';
  if (tokens.length === 1 && first) return first.kind === 'text' ? `‘${first.text}’` : first.text;
  if (isSign(dot, '.') && first && second && (isName(second) || isSign(second, '*')) && tokens.length === 3) {
    const table = names.get(first.text.toLowerCase()) ?? first.text;
    return table === '' ? second.text : `${table}.${second.text}`;
  }
  return `\`${written(tokens)}\``;
}

export function written(tokens: readonly Token[]): string {
  return tokens.map((token, place) => `${isApart(tokens, place) ? ' ' : ''}${quoted(token)}`).join('');
}

function quoted({ kind, text }: Token): string {
  if (kind === 'text') return `'${text}'`;
  return kind === 'parameter' ? `:${text}` : text;
}

/** Nothing stands between a point or an opening parenthesis and its neighbours. */
function isApart(tokens: readonly Token[], place: number): boolean {
  const [before, token] = [tokens[place - 1], tokens[place]];
  const joins = token?.kind === 'sign' && ['.', '(', ')', ','].includes(token.text);
  return before !== undefined && !joins && !isSign(before, '.') && !isSign(before, '(');
}
