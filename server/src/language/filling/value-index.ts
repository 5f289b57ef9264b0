import { plainText, stem } from '../../platform/text-search/tokenize-and-stem.ts';

/** The real values of a column, to be found by how people write them. */
export type ValueIndex = {
  byKey: Map<string, string[]>;
  byStems: Map<string, string[]>;
  byWord: Map<string, string[]>;
  /** How many values have a key. */
  count: number;
  /** Each value with its key by the key's length, for spellings that are only near. */
  byLength: Map<number, KeyedValue[]>;
  /** What was found near to a key before, of the question that was read last. */
  near: Map<string, readonly string[]>;
};

export type KeyedValue = { value: string; key: string; place: number };

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
  const index: ValueIndex = {
    byKey: new Map(),
    byStems: new Map(),
    byWord: new Map(),
    count: 0,
    byLength: new Map(),
    near: new Map(),
  };
  for (const value of values) {
    const key = keyOf(value);
    if (key === '') continue;
    index.count += 1;
    add(index.byLength, key.length, { value, key, place: index.count });
    add(index.byKey, key, value);
    add(index.byStems, stemsOf(key), value);
    const words = new Set(key.split(' '));
    if (words.size > 1) for (const word of words) add(index.byWord, word, value);
  }
  indexes.set(values, index);
  return index;
}

function add<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
