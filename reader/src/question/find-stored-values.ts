import type { Schema } from '../schema/schema-types.ts';
import { countriesOf, countryNamed } from './country-names.ts';
import { functionWords, stem } from './normalize-and-compare-words.ts';
import type { Question } from './split-question-words.ts';
import {
  endKeys,
  type StoredValue,
  similarStems,
  textKey,
  type ValueIndex,
  wordsOfText,
} from './stored-value-index-keys.ts';

/** A stored value that words of the question name, both ends included. `exact`: the words spell the whole value. */
export type ValueMatch = { column: number; value: string; first: number; last: number; exact: boolean };

/** Longer ones are prose: a word of theirs does not name them. */
const mostWordsOfName = 8;
const longestValue = 200;

const mostMatches = 24;
const mostColumnsPerSpan = 3;
const mostValuesPerColumn = 3;
const longestSpan = 8;
/** Of a word that very many values contain only so many are looked at. */
const mostPerWord = 500;

/** A run of letters and digits; a word such as '2026-05-03' has several. */
type Piece = { text: string; stem: string; word: number; names: boolean };

/** How much of a value the words spell, from 0 to 1. */
type Candidate = ValueMatch & { share: number; words: number };

/** The stem of a word, and the values that contain it. */
type WordForm = { stem: string; values: StoredValue[] };

/** `cells`: distinct text values per column position. Few-valued columns bring their own. */
export function buildValueIndex(schema: Schema, cells: ReadonlyMap<number, readonly string[]>): ValueIndex {
  const byText = new Map<string, StoredValue[]>();
  const byStem = new Map<string, StoredValue[]>();
  const byCountry = new Map<string, StoredValue[]>();
  const forms = new Map<string, WordForm>();
  const formOf = (word: string): WordForm => {
    const known = forms.get(word);
    if (known !== undefined) return known;
    const stemmed = stem(word);
    const values = byStem.get(stemmed) ?? [];
    byStem.set(stemmed, values);
    const form = { stem: stemmed, values };
    forms.set(word, form);
    return form;
  };
  const columns = new Map(
    schema.columns.flatMap(({ type, values }, at) =>
      type === 'text' && values.length > 0 ? [[at, values]] : [],
    ),
  );
  for (const [column, values] of cells) columns.set(column, values);
  for (const [column, values] of columns) {
    const countries = countriesOf(values, schema.columns[column]?.name ?? '');
    for (const value of values) {
      if (value.length > longestValue) continue;
      const words = wordsOfText(value);
      if (words.length === 0) continue;
      const isName = words.length <= mostWordsOfName;
      const found = isName ? words.map(formOf) : [];
      const stored = { column, value, stems: found.map((form) => form.stem), letters: words.join('').length };
      push(byText, textKey(words), stored);
      const country = countries?.get(value);
      if (country !== undefined) push(byCountry, country, stored);
      for (const { values: list } of found) if (list.at(-1) !== stored) list.push(stored);
    }
  }
  return { byText, byStem, byCountry, byEnds: endsOf(byStem.keys()) };
}

function endsOf(stems: Iterable<string>): Map<string, string[]> {
  const ends = new Map<string, string[]>();
  for (const one of stems) {
    if (one.length < 4) continue;
    for (const key of endKeys(one)) push(ends, key, one);
  }
  return ends;
}

function push<T>(map: Map<string, T[]>, key: string, item: T): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [item]);
  else list.push(item);
}

/** The stored values that the question most likely names, the longest and exact ones first. */
export function findStoredValues(question: Question, index: ValueIndex): ValueMatch[] {
  const pieces = piecesOf(question);
  const spelled = pieces.flatMap((_, start) => exactMatches(pieces, start, index));
  const longer = new Map<string, Candidate[]>();
  for (const match of spelled) if (match.words > 1) push(longer, keyOf(match), match);
  const exact = spelled.filter(
    (match) => !longer.get(keyOf(match))?.some((other) => covers(other, match) && other.words > match.words),
  );
  const partial = partialMatches(pieces, index).filter(
    (match) =>
      !exact.some((other) => covers(other, match) && (other.words > match.words || isSame(other, match))),
  );
  const ranked = [...exact, ...partial].toSorted(
    (a, b) =>
      Number(b.exact) - Number(a.exact) ||
      b.words - a.words ||
      b.share - a.share ||
      a.first - b.first ||
      a.column - b.column,
  );
  return fewPerSpan(ranked).slice(0, mostMatches);
}

function piecesOf(question: Question): Piece[] {
  return question.words.flatMap(({ text }, word) =>
    wordsOfText(text).map((piece) => {
      const shouted = text.length > 1 && text === text.toUpperCase() && text !== text.toLowerCase();
      return { text: piece, stem: stem(piece), word, names: !functionWords.has(piece) || shouted };
    }),
  );
}

/** Values that a span of words spells from end to end. */
function exactMatches(pieces: readonly Piece[], start: number, index: ValueIndex): Candidate[] {
  const found: Candidate[] = [];
  const words: string[] = [];
  let names = false;
  for (let end = start; end < Math.min(pieces.length, start + longestSpan); end += 1) {
    const piece = pieces[end] as Piece;
    words.push(piece.text);
    names ||= piece.names;
    if (!names) continue;
    const span = { first: (pieces[start] as Piece).word, last: piece.word, exact: true };
    const spelled = index.byText.get(textKey(words)) ?? [];
    for (const { column, value } of [...spelled, ...otherSpellings(words, spelled, index)]) {
      found.push({ column, value, ...span, share: 1, words: words.length });
    }
  }
  return found;
}

/** 'Germany' and 'german' where a column of countries holds 'DE'. */
function otherSpellings(
  words: readonly string[],
  spelled: readonly StoredValue[],
  { byCountry }: ValueIndex,
): StoredValue[] {
  if (byCountry.size === 0) return [];
  const country = countryNamed(words.join(' '));
  const stored = country === undefined ? [] : (byCountry.get(country) ?? []);
  return stored.filter((one) => !spelled.includes(one));
}

/** Values of which a run of words spells a part; of each value the longest part. */
function partialMatches(pieces: readonly Piece[], index: ValueIndex): Candidate[] {
  const best = new Map<StoredValue, Candidate>();
  pieces.forEach((piece, start) => {
    if (!piece.names || (piece.text.length < 3 && !/\d/.test(piece.text))) return;
    const own = index.byStem.get(piece.stem);
    const stems = own === undefined ? similarStems(piece.text, piece.stem, index) : [piece.stem];
    for (const one of stems) {
      for (const stored of (index.byStem.get(one) ?? []).slice(0, mostPerWord)) {
        const match = longestRun(pieces, { start, stored, from: stored.stems.indexOf(one) });
        const known = best.get(stored);
        if (known === undefined || match.share > known.share) best.set(stored, match);
      }
    }
  });
  return [...best.values()];
}

type Run = { start: number; stored: StoredValue; from: number };

/** Follows the question and the value word by word from where they meet. */
function longestRun(pieces: readonly Piece[], { start, stored, from }: Run): Candidate {
  let length = 1;
  let letters = stored.stems[from]?.length ?? 0;
  for (; from + length < stored.stems.length; length += 1) {
    const [piece, wanted] = [pieces[start + length], stored.stems[from + length]];
    if (piece === undefined || wanted === undefined || piece.stem !== wanted) break;
    letters += wanted.length;
  }
  const [first, last] = [pieces[start], pieces[start + length - 1]];
  return {
    ...{
      column: stored.column,
      value: stored.value,
      first: first?.word ?? 0,
      last: last?.word ?? 0,
      exact: false,
    },
    share: letters / stored.letters,
    words: length,
  };
}

const covers = (outer: ValueMatch, inner: ValueMatch) =>
  outer.first <= inner.first && outer.last >= inner.last;
const keyOf = ({ column, value }: ValueMatch): string => `${column} ${value}`;
const isSame = (left: ValueMatch, right: ValueMatch) =>
  left.column === right.column && left.value === right.value;

/** The best few of each span: so many columns, so many values per column. */
function fewPerSpan(ranked: readonly Candidate[]): ValueMatch[] {
  const taken = new Map<string, Map<number, number>>();
  const kept: ValueMatch[] = [];
  for (const { column, value, first, last, exact } of ranked) {
    const span = `${first} ${last}`;
    const columns = taken.get(span) ?? new Map<number, number>();
    taken.set(span, columns);
    const values = columns.get(column) ?? 0;
    if (values >= mostValuesPerColumn || (values === 0 && columns.size >= mostColumnsPerSpan)) continue;
    columns.set(column, values + 1);
    kept.push({ column, value, first, last, exact });
  }
  return kept;
}
