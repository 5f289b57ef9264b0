import type { ColumnMeaning } from '@parley/contract/query-result';
import { tokens as wordsOf } from '../../platform/text-search/tokenize-and-stem.ts';
import { isWord, type Token } from '../explain-sql/tokenize-sql.ts';

/** Codes of ISO 4217 that columns are named after. Others of them are words too: 'all', 'top', 'try'. */
const codes = new Set(
  'aud brl cad chf cny czk dkk eur gbp hkd huf inr jpy krw mxn nok nzd pln sek sgd usd zar'.split(' '),
);
/** Figures that are money where they are made of money: a count or a share of it is none. */
const amounts: ReadonlySet<ColumnMeaning['role']> = new Set([
  'total',
  'average',
  'extreme',
  'running total',
  'difference',
]);

/** The meaning with its currency, where the columns that a figure is made of are named after one: price_eur. */
export function withCurrency(meaning: ColumnMeaning, expression: readonly Token[]): ColumnMeaning {
  if (!amounts.has(meaning.role)) return meaning;
  const computed = withoutConditions(expression);
  const divided = computed.findIndex(({ kind, text }) => kind === 'sign' && text === '/');
  const named = currenciesIn(divided < 0 ? computed : computed.slice(0, divided));
  // Euros by euros are a ratio, and euros with dollars are nothing that has a sign.
  const [currency] = named;
  const isMixed = named.size !== 1 || (divided >= 0 && currenciesIn(computed.slice(divided)).size > 0);
  return currency === undefined || isMixed ? meaning : { ...meaning, currency };
}

function currenciesIn(expression: readonly Token[]): Set<string> {
  return new Set(
    expression.flatMap(({ kind, text }) => {
      const words = kind === 'word' || kind === 'name' ? wordsOf(text) : [];
      const last = words.at(-1)?.toLowerCase() ?? '';
      return words.length > 1 && !words.includes('per') && codes.has(last) ? [last.toUpperCase()] : [];
    }),
  );
}

/** Only what is added up: rows may be chosen by a price and counted in pieces. */
function withoutConditions(expression: readonly Token[]): Token[] {
  const kept: Token[] = [];
  let at = 0;
  while (at < expression.length) {
    const token = expression[at] as Token;
    const next = expression[at + 1];
    if (isWord(token, 'FILTER', 'OVER') && next !== undefined) at += 2 + next.toClose;
    else if (isWord(token, 'WHEN')) at = placeOfThen(expression, at);
    else {
      kept.push(token);
      at += 1;
    }
  }
  return kept;
}

function placeOfThen(expression: readonly Token[], from: number): number {
  const place = expression.findIndex((token, at) => at > from && isWord(token, 'THEN'));
  return place < 0 ? expression.length : place;
}
