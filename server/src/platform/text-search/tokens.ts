import { stemmer } from 'stemmer';

const word = /[\p{L}\p{N}]+(?:['’][\p{L}]+)?/gu;

/** Lower case, without accents: 'Zoë' and 'zoe' are one word to whoever types. */
export function plainText(text: string): string {
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

export function stem(token: string): string {
  return stemmer(token.replace(/['’]s?$/, ''));
}

export function stems(text: string): string[] {
  return tokens(text).map(stem);
}
