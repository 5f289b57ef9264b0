import { plainText, stem } from '../../../platform/text-search/tokens.ts';

/** The real values of a column, to be found by how people write them. */
export type ValueIndex = {
  byKey: Map<string, string[]>;
  byStems: Map<string, string[]>;
  byWord: Map<string, string[]>;
  /** Each value with its key, for spellings that are only near. */
  keyed: { value: string; key: string }[];
};

const indexes = new WeakMap<readonly string[], ValueIndex>();

/** Without case, accents and signs: 'in_progress' and 'In Progress' are one. */
export function keyOf(text: string): string {
  return plainText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** 'cancelled' and 'canceled' are one word on two shores, as are 'colour' and 'color'. */
export function alikeSpelling(stemmed: string): string {
  return stemmed.replace(/ll$/, 'l').replace(/our$/, 'or');
}

export function stemsOf(key: string): string {
  return key
    .split(' ')
    .map((word) => alikeSpelling(stem(word)))
    .join(' ');
}

export function indexValues(values: readonly string[]): ValueIndex {
  const known = indexes.get(values);
  if (known) return known;
  const index: ValueIndex = { byKey: new Map(), byStems: new Map(), byWord: new Map(), keyed: [] };
  for (const value of values) {
    const key = keyOf(value);
    if (key === '') continue;
    index.keyed.push({ value, key });
    add(index.byKey, key, value);
    add(index.byStems, stemsOf(key), value);
    const words = new Set(key.split(' '));
    if (words.size > 1) for (const word of words) add(index.byWord, word, value);
  }
  indexes.set(values, index);
  return index;
}

function add(map: Map<string, string[]>, key: string, value: string): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
