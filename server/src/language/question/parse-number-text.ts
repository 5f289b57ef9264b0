const small: Readonly<Record<string, number>> = {
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};
const large: Readonly<Record<string, number>> = {
  hundred: 100,
  thousand: 1_000,
  million: 1_000_000,
  billion: 1_000_000_000,
};
const letters: Readonly<Record<string, number>> = {
  k: 1_000,
  thousand: 1_000,
  grand: 1_000,
  hundred: 100,
  m: 1_000_000,
  mn: 1_000_000,
  mio: 1_000_000,
  million: 1_000_000,
  millions: 1_000_000,
  b: 1_000_000_000,
  bn: 1_000_000_000,
  billion: 1_000_000_000,
};

const word = `(?:${Object.keys(small).join('|')})`;
const big = `(?:${Object.keys(large).join('|')})`;

/** A number in digits or in words, as the source of a pattern with no groups of its own. */
export const numberSource =
  `(?:\\d{1,3}(?:[,\\u2009 ]\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?)(?:\\s?(?:k|m|mn|mio|bn)\\b|\\s(?:hundred|thousand|grand|millions?|billion)\\b)?` +
  `|(?:half\\s+a|a|one)\\s+dozen\\b|(?:a\\s+)?couple(?:\\s+of)?\\b|(?:an?\\s+)${big}(?:\\s+${big})?\\b` +
  `|\\b${word}(?:[-\\s]+${word})?(?:\\s+${big})?(?:\\s+(?:and\\s+)?${word}(?:[-\\s]+${word})?)?(?:\\s+${big})?\\b`;

/**
 * The number a text that fits `numberSource` says; undefined when it says none, or one with more digits than a number
 * keeps: the number of a card or a parcel would become another one.
 */
export function parseNumberText(text: string): number | undefined {
  const plain = text.trim().toLowerCase().replace(/\s+/g, ' ');
  if (/^(a|one) dozen$/.test(plain)) return 12;
  if (plain === 'half a dozen') return 6;
  if (/^(a )?couple/.test(plain)) return 2;
  const digits = /^([\d,\u2009 ]*\d(?:\.\d+)?)\s?([a-z]+)?$/.exec(plain);
  if (digits) return scaled(digits[1] ?? '', letters[digits[2] ?? ''] ?? 1);
  return inWords(plain.replace(/^an? /, 'one '));
}

/** Exact: 1.1 million is 1100000, not 1100000.0000000002. */
function scaled(digits: string, factor: number): number | undefined {
  const plain = digits.replace(/[,\u2009 ]/g, '');
  if (Number(plain) > Number.MAX_SAFE_INTEGER) return undefined;
  const decimals = plain.split('.')[1]?.length ?? 0;
  if (factor === 1) return Number(plain);
  return (Number(plain.replace('.', '')) * factor) / 10 ** decimals;
}

function inWords(text: string): number | undefined {
  let total = 0;
  let current = 0;
  for (const part of text.split(/[-\s]+/)) {
    if (part === 'and') continue;
    const unit = small[part];
    const factor = large[part];
    if (unit !== undefined) current += unit;
    else if (factor === undefined) return undefined;
    else if (factor === 100) current = Math.max(1, current) * 100;
    else {
      total += Math.max(1, current) * factor;
      current = 0;
    }
  }
  return total + current;
}
