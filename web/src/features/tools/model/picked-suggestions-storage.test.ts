import { expect, test } from 'vitest';
import { safeStorage } from '../../../lib/storage/browser-storage.ts';
import { createPickedSuggestionsStorage } from './picked-suggestions-storage.ts';

function memory() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

test('finds the picks of a connection again, and only of that one', () => {
  const store = memory();
  createPickedSuggestionsStorage(safeStorage(() => store)).write('a', new Set(['1', '2']));
  const later = createPickedSuggestionsStorage(safeStorage(() => store));
  expect([...later.read('a')]).toEqual(['1', '2']);
  expect([...later.read('b')]).toEqual([]);
});

test('reads nothing from what it did not write', () => {
  const store = memory();
  for (const text of ['{', '{"a":1}', '[1,null]']) {
    store.setItem('parley-picks:a', text);
    expect([...createPickedSuggestionsStorage(safeStorage(() => store)).read('a')]).toEqual([]);
  }
});
