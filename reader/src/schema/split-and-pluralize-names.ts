/** The words of a name: 'orderItems', 'order_items' and 'ORDER ITEMS' are all 'order', 'items'. */
export function splitName(name: string): string[] {
  return name
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '')
    .map((word) => word.toLowerCase());
}

const irregular: readonly (readonly [singular: string, plural: string])[] = [
  ['person', 'people'],
  ['child', 'children'],
  ['man', 'men'],
  ['woman', 'women'],
  ['foot', 'feet'],
  ['tooth', 'teeth'],
  ['mouse', 'mice'],
];
const sameInBoth: ReadonlySet<string> = new Set([
  'staff',
  'series',
  'species',
  'equipment',
  'data',
  'news',
  'info',
]);

export function pluralOf(word: string): string {
  if (sameInBoth.has(word) || singularOf(word) !== word) return word;
  const known = irregular.find(([singular]) => singular === word);
  if (known) return known[1];
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  if (/(s|x|z|ch|sh)$/.test(word)) return `${word}es`;
  return `${word}s`;
}

export function singularOf(word: string): string {
  if (sameInBoth.has(word)) return word;
  const known = irregular.find(([, plural]) => plural === word);
  if (known) return known[0];
  if (/[^aeiou]ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(ss|x|z|ch|sh|[^aeo]us)es$/.test(word)) return word.slice(0, -2);
  if (/[^su]s$/.test(word) && !/(is|as)$/.test(word) && word.length > 3) return word.slice(0, -1);
  return word;
}
