import type { Schema } from '../schema/schema-types.ts';
import { wordsOfTables } from '../schema/words-of-tables.ts';
import {
  foldWord,
  functionWords,
  isWithinEdits,
  shareBeginning,
  slipsForgiven,
  splitName,
  stem,
} from './normalize-and-compare-words.ts';
import type { Question } from './split-question-words.ts';

/** A word that names a table or column. Strength 2: all words of the name are there; 1: some, or something like them. */
export type NameLink = { word: number; kind: 'table' | 'column'; at: number; strength: 1 | 2 };

type Name = { kind: 'table' | 'column'; at: number; stems: readonly string[] };
type NameIndex = {
  names: readonly Name[];
  /** Names that contain a stem. */
  byStem: ReadonlyMap<string, readonly number[]>;
  /** Names whose comment contains a stem. */
  byComment: ReadonlyMap<string, readonly number[]>;
  /** Words of names by their first letter, for what is only similar. */
  byLetter: ReadonlyMap<string, readonly string[]>;
};

const indexes = new WeakMap<Schema, NameIndex>();

export function linkWordsToNames(question: Question, schema: Schema): NameLink[] {
  const index = indexes.get(schema) ?? buildNameIndex(schema);
  indexes.set(schema, index);
  const words = question.words.map(({ text }) => foldWord(text));
  const stems = words.map((word) => (functionWords.has(word) || !/\p{L}/u.test(word) ? '' : stem(word)));
  const strengths = new Map<number, Map<number, 1 | 2>>();
  const link = (name: number, word: number, strength: 1 | 2) => {
    const perWord = strengths.get(name) ?? new Map<number, 1 | 2>();
    strengths.set(name, perWord);
    if (strength > (perWord.get(word) ?? 0)) perWord.set(word, strength);
  };
  stems.forEach((one, word) => {
    if (one === '') return;
    const candidates = [one, ...similarWords(one, words[word] ?? '', index)];
    for (const candidate of candidates)
      for (const name of index.byStem.get(candidate) ?? []) link(name, word, 1);
    for (const name of index.byComment.get(one) ?? []) link(name, word, 1);
  });
  for (const [name, perWord] of strengths) {
    for (const word of wholeName(index.names[name]?.stems ?? [], stems, [...perWord.keys()]))
      link(name, word, 2);
  }
  return index.names.flatMap(({ kind, at }, name) =>
    [...(strengths.get(name) ?? [])]
      .toSorted(([left], [right]) => left - right)
      .map(([word, strength]): NameLink => ({ word, kind, at, strength })),
  );
}

/** The words where the whole name stands, in any order and with at most one other word between. */
function wholeName(name: readonly string[], stems: readonly string[], linked: readonly number[]): number[] {
  if (name.length === 0) return [];
  if (name.length === 1) return linked.filter((word) => stems[word] === name[0]);
  return linked.flatMap((from, at) => {
    // Words come in their order: no more of them can stand this close.
    const near = linked.slice(at, at + name.length + 1);
    const window = near.filter((word) => word <= from + name.length);
    const used = window.filter((word) => name.includes(stems[word] ?? ''));
    return name.every((part) => used.some((word) => stems[word] === part)) ? used : [];
  });
}

function buildNameIndex(schema: Schema): NameIndex {
  const tables = withoutSharedPrefix(wordsOfTables(schema));
  const columns: (readonly string[])[] = schema.columns.map(({ name }) => splitName(name));
  for (const table of schema.tables) {
    const names = withoutSharedPrefix(table.columns.map((at) => columns[at] ?? []));
    table.columns.forEach((at, place) => {
      columns[at] = names[place] ?? [];
    });
  }
  const names: Name[] = [
    ...tables.map((words, at): Name => ({ kind: 'table', at, stems: words.map(stem) })),
    ...columns.map((words, at): Name => ({ kind: 'column', at, stems: words.map(stem) })),
  ];
  const comments = [...schema.tables, ...schema.columns].map(({ comment }) =>
    splitName(comment ?? '')
      .filter((word) => !functionWords.has(word))
      .map(stem),
  );
  const words = new Set(names.flatMap(({ stems }) => stems));
  const byLetter = Map.groupBy(
    [...words].filter((word) => word.length > 1),
    (word) => word[0] ?? '',
  );
  return {
    names,
    byStem: inverted(names.map(({ stems }) => stems)),
    byComment: inverted(comments),
    byLetter,
  };
}

/** 'tbl_visit', 'tbl_owner': what every one of at least three names begins with tells nothing. */
function withoutSharedPrefix(names: readonly (readonly string[])[]): (readonly string[])[] {
  const first = names[0]?.[0];
  const shared = names.length >= 3 && names.every((words) => words.length > 1 && words[0] === first);
  return shared ? names.map((words) => words.slice(1)) : [...names];
}

function inverted(lists: readonly (readonly string[])[]): Map<string, number[]> {
  const index = new Map<string, number[]>();
  lists.forEach((list, at) => {
    for (const word of new Set(list)) {
      const found = index.get(word);
      if (found === undefined) index.set(word, [at]);
      else found.push(at);
    }
  });
  return index;
}

/** Words of names that a question's word may mean: abbreviations, typing slips, other forms of the word. */
function similarWords(stemmed: string, word: string, index: NameIndex): string[] {
  return (index.byLetter.get(word[0] ?? '') ?? []).filter(
    (name) =>
      name !== stemmed &&
      (isAbbreviation(name, word) || isAbbreviation(stemmed, name) || isForm(stemmed, name)),
  );
}

/** 'cust' and 'customer', 'qty' and 'quantity', 'dt' and 'date'. Both begin with the same letter. */
export function isAbbreviation(short: string, word: string): boolean {
  if (short.length + 2 > word.length || short.length < 2) return false;
  if (short.length >= 3 && word.startsWith(short)) return true;
  if (/[aeiou]/.test(short)) return false;
  const consonants = (word[0] ?? '') + word.slice(1).replace(/[aeiou]/g, '');
  if (short.length === 2) return consonants === short;
  let at = 0;
  for (const letter of word) if (letter === short[at]) at += 1;
  return at === short.length;
}

/** A typing slip, or a long common beginning: 'registered' and 'registration'. */
function isForm(left: string, right: string): boolean {
  const slips = slipsForgiven(Math.min(left.length, right.length));
  if (slips > 0 && isWithinEdits(left, right, slips === 2 ? 2 : 1)) return true;
  return shareBeginning(left, right);
}
