import { isPlural, toPlural, toSingular } from './singular-and-plural.ts';
import { splitWords } from './split-words.ts';

/** What one row of a table is called, and several of them. */
export type Noun = { one: string; many: string };

const prefixes = new Set(['tbl', 'tb', 't', 'dim', 'fact', 'fct', 'stg', 'tab', 'mst', 'vw', 'v', 'view']);
const suffixes = new Set(['tbl', 'table', 'tab']);

/** English endings make no plural of these; they stay as their owner wrote them. */
const foreignWord =
  /[^\p{ASCII}]|ung$|heit$|keit$|schaft$|kunde|artikel|firma|mitarbeiter|benutzer|lieferant|kategorie$|produkt|buch|preis|auftrag|cliente|pedido|producto|factura|usuario|empresa|categor[ií]a|venta|empleado|proveedor|libro|ci[oó]n$/u;

/** `usage_daily` is daily usage. */
const rhythm = /^(hourly|daily|weekly|monthly|quarterly|yearly|annual)$/;

export function tableNoun(tableName: string): Noun {
  const words = bareWords(splitWords(tableName));
  const turn = words.findIndex((word, index) => index > 0 && /^(by|of|for|per|in|and)$/.test(word));
  const [named, rest] = turn === -1 ? [words, []] : [words.slice(0, turn), words.slice(turn)];
  const last = named.at(-1);
  if (last === undefined) return same(tableName);
  const before = named.slice(0, -1);
  if (rhythm.test(last) && before.length > 0) return same([last, ...words.slice(0, -1)].join(' '));
  if (foreignWord.test(last)) return same(words.join(' '));
  const spoken = before.map((word) => (isPlural(word) ? toSingular(word) : word));
  return {
    one: [...spoken, toSingular(last), ...rest].join(' '),
    many: [...spoken, toPlural(last), ...rest].join(' '),
  };
}

function same(text: string): Noun {
  return { one: text, many: text };
}

function bareWords(words: readonly string[]): string[] {
  const start = words.length > 1 && prefixes.has(words[0] ?? '') ? 1 : 0;
  const end = words.length - start > 1 && suffixes.has(words.at(-1) ?? '') ? -1 : undefined;
  return words.slice(start, end);
}
