import type { Schema } from '../schema/schema.ts';
import type { Question } from './question.ts';

/** A stored value that words of the question name, both ends included. `exact`: the words spell the whole value. */
export type ValueMatch = { column: number; value: string; first: number; last: number; exact: boolean };

export type ValueIndex = { cells: ReadonlyMap<string, readonly { column: number; value: string }[]> };

/** `cells`: distinct text values per column position. */
export function buildValueIndex(_schema: Schema, cells: ReadonlyMap<number, readonly string[]>): ValueIndex {
  const index = new Map<string, { column: number; value: string }[]>();
  for (const [column, values] of cells) {
    for (const value of values) {
      const key = value.toLowerCase();
      const list = index.get(key);
      if (list === undefined) index.set(key, [{ column, value }]);
      else list.push({ column, value });
    }
  }
  return { cells: index };
}

export function findValues(question: Question, index: ValueIndex): ValueMatch[] {
  const matches: ValueMatch[] = [];
  question.words.forEach((word, first) => {
    for (let last = first; last < Math.min(question.words.length, first + 6); last += 1) {
      const text = question.text.slice(word.start, question.words[last]?.end).toLowerCase();
      for (const cell of index.cells.get(text) ?? []) matches.push({ ...cell, first, last, exact: true });
    }
  });
  return matches.slice(0, 24);
}
