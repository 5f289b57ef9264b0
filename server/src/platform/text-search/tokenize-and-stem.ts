import { stemmer } from 'stemmer';

const word = /[\p{L}\p{N}]+(?:['’][\p{L}]+)?/gu;

const beyondAscii = /[^\p{ASCII}]/u;

/** Lower case, without accents: 'Zoë' and 'zoe' are one word to whoever types. */
export function plainText(text: string): string {
  // Most texts have no accents, and normalising costs more than all else here.
  if (!beyondAscii.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('ø', 'o')
    .replaceAll('ß', 'ss');
}

/** Words as they are compared: `orderItems` and `order_items` give 'order' and 'items'. */
export function tokens(text: string): string[] {
  const apart = text.replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2').replaceAll('_', ' ');
  return plainText(apart).match(word) ?? [];
}

const kept = new Map<string, string>();
const mostKept = 10_000;
/** What is longer is hardly a word, and would be kept at its length. */
const longestKept = 40;

export function stem(token: string): string {
  const known = kept.get(token);
  if (known !== undefined) return known;
  const made = stemmer(token.replace(/['’]s?$/, ''));
  if (kept.size >= mostKept) kept.clear();
  if (token.length <= longestKept) kept.set(token, made);
  return made;
}

export function stems(text: string): string[] {
  return tokens(text).map(stem);
}
