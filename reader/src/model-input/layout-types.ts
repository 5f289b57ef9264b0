import type { ValueMatch } from '../question/find-stored-values.ts';
import type { NameLink } from '../question/link-words-to-names.ts';
import type { Question } from '../question/split-question-words.ts';
import type { Schema } from '../schema/schema-types.ts';
import type { Must } from './choose-columns.ts';
import type { Tokenizer } from './word-piece-tokenizer.ts';

/**
 * The model's input: `[CLS] words [SEP] table, its columns (each followed by its values) [SEP] next table … [SEP]`
 * as token ids, and the items that the tokens belong to: words, then tables, columns, values.
 */
export type Layout = {
  ids: number[];
  /** The item of each token, -1 for none. */
  segments: number[];
  /** Feature of each token: a place in `matchFeatures`. */
  match: number[];
  /** Feature of each token: a place in `typeFeatures`. */
  type: number[];
  /** Kind of each item: a place in `itemKinds`. */
  kinds: number[];
  /** Of a column the item of its table, of a value the item of its column, else -1. */
  owners: number[];
  /** How many items are words. Items begin with them, so a word's item is its position in the question. */
  words: number;
  /** Positions in the schema, in the order of the items. */
  tables: number[];
  columns: number[];
  values: { column: number; value: string }[];
  /** Pairs of column items, and pairs of table items: which refers to which. */
  foreignKeys: [number, number][];
  /** Relations that follow from matches and keys: from, to, a place in `relationNames`. */
  links: [number, number, number][];
};

export type LayoutInput = {
  question: Question;
  schema: Schema;
  links: readonly NameLink[];
  values: readonly ValueMatch[];
  /** All columns, best first. */
  ranked: readonly number[];
  tokenizer: Tokenizer;
  /** Most tokens for the schema. */
  budget?: number;
  /** What must be part of it, whatever it costs: in training, what the right query names. */
  must?: Must;
  /** A random whole number below `n`: changes the order of tables and columns. */
  shuffle?: (n: number) => number;
};

/** Which item each table, column and value is. */
export type Items = {
  words: number;
  tables: number[];
  columns: number[];
  values: { column: number; value: string; matched: boolean }[];
  firstValue: number;
  itemOfTable(table: number): number;
  itemOfColumn(column: number): number;
};
