import type { ColumnMeaning } from '@parley/contract/query-result';
import { written } from '../explain-sql/say-expression.ts';
import {
  isSign,
  isWord,
  outerPlaces,
  splitAt,
  splitByComma,
  type Token,
  unwrapped,
} from '../explain-sql/tokenize-sql.ts';
import { durationUnit, timeMeaning } from './time-unit-of-sql-expression.ts';

/** What an expression gives; undefined where its text does not tell. `splits`: the statement computes over groups. */
export function expressionMeaning(expression: readonly Token[], splits: boolean): ColumnMeaning | undefined {
  const inner = bare(expression);
  const text = textOf(inner);
  const unit = durationUnit(text);
  if (unit) return { role: 'duration', unit };
  return (
    timeMeaning(text, textOf(unwrapped(expression))) ??
    operationMeaning(inner) ??
    callMeaning(text) ??
    (splits && isColumn(inner) ? { role: 'group' } : undefined)
  );
}

/** Words in lower case; texts as they are, since '%m' and '%M' mean different things. */
function textOf(tokens: readonly Token[]): string {
  return written(
    tokens.map((token) => (token.kind === 'word' ? { ...token, text: token.text.toLowerCase() } : token)),
  );
}

const isColumn = (tokens: readonly Token[]): boolean =>
  tokens.every(({ kind, text }) => kind === 'word' || kind === 'name' || text === '.') && tokens.length <= 5;

/** Rounding, casting and a value for NULL do not change what a figure is. */
function bare(tokens: readonly Token[]): readonly Token[] {
  const inner = unwrapped(tokens);
  const [name, open] = inner;
  if (!isWord(name, 'ROUND', 'CAST', 'COALESCE', 'IFNULL') || open?.toClose !== inner.length - 2)
    return inner;
  const inside = inner.slice(2, -1);
  const [as] = outerPlaces(inside, (token) => isWord(token, 'AS'));
  const [first = []] = splitByComma(inside);
  return bare(isWord(name, 'CAST') ? inside.slice(0, as) : first);
}

const signs = ['+', '-', '*', '/'];

function operationMeaning(tokens: readonly Token[]): ColumnMeaning | undefined {
  const places = outerPlaces(
    tokens,
    (token, place) => place > 0 && token.kind === 'sign' && signs.includes(token.text),
  );
  if (places.length === 0) return undefined;
  const operators = places.map((place) => tokens[place]?.text ?? '');
  const sides = splitAt(tokens, places).map(bare);
  if (operators.includes('-')) return { role: 'difference' };
  const divided = sides.filter((_, at) => operators[at - 1] !== '/');
  const divisors = sides.filter((_, at) => operators[at - 1] === '/' && !isNumber(sides[at]));
  if (divided.some((side) => isNumber(side, 100)) && operators.includes('*'))
    return percentMeaning(divided, divisors);
  const [dividend] = divided.filter((side) => !isNumber(side));
  if (operators.includes('+') || !dividend) return undefined;
  if (divisors.length === 0)
    return divided.length > 1 && !isNumber(divided.at(-1)) ? undefined : callMeaning(textOf(dividend));
  return ratioMeaning(textOf(dividend), divisors.map(textOf).join(' '));
}

function percentMeaning(
  divided: readonly (readonly Token[])[],
  divisors: readonly (readonly Token[])[],
): ColumnMeaning {
  const isChange = divided.some(
    (side) => outerPlaces(side, (token, place) => place > 0 && isSign(token, '-')).length > 0,
  );
  if (isChange) return { role: 'growth' };
  return { role: divisors.some((side) => /\) over\(\)/.test(textOf(side))) ? 'share' : 'percentage' };
}

/** An amount for each thing that was counted is an average. */
function ratioMeaning(dividend: string, divisor: string): ColumnMeaning {
  const isPerThing = /count\(distinct /.test(divisor) || (/^sum\(/.test(dividend) && /count\(/.test(divisor));
  return { role: isPerThing ? 'average' : 'ratio' };
}

const isNumber = (tokens: readonly Token[] | undefined, value?: number): boolean => {
  const [only, ...others] = tokens ?? [];
  return (
    only?.kind === 'number' && others.length === 0 && (value === undefined || Number(only.text) === value)
  );
};

function callMeaning(text: string): ColumnMeaning | undefined {
  if (/\) over\(.*order by/.test(text)) return /^sum\(/.test(text) ? { role: 'running total' } : undefined;
  if (/^count\(/.test(text) || /^sum\(case when .* then 1 (else 0 )?end\)$/.test(text))
    return { role: 'count' };
  if (/^(sum|total)\(/.test(text)) return { role: 'total' };
  if (/^(avg|median|percentile_cont)\(/.test(text)) return { role: 'average' };
  return /^(min|max)\(/.test(text) ? { role: 'extreme' } : undefined;
}
