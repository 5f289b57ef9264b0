import { buildLayout } from '../reader/src/model-input/build-layout.ts';
import type { Layout } from '../reader/src/model-input/layout-types.ts';
import type { Tokenizer } from '../reader/src/model-input/word-piece-tokenizer.ts';
import { fixedTokens, type Token } from '../reader/src/query/grammar.ts';
import type { QueryReading } from '../reader/src/query/logical-query.ts';
import { writeTokens } from '../reader/src/query/query-tokens.ts';
import {
  buildValueIndex,
  findStoredValues,
  type ValueMatch,
} from '../reader/src/question/find-stored-values.ts';
import { linkWordsToNames, type NameLink } from '../reader/src/question/link-words-to-names.ts';
import { rankColumns } from '../reader/src/question/rank-columns.ts';
import type { Question } from '../reader/src/question/split-question-words.ts';
import type { ValueIndex } from '../reader/src/question/stored-value-index-keys.ts';
import { guessForeignKeys } from '../reader/src/schema/guess-foreign-keys.ts';
import type { Schema } from '../reader/src/schema/schema-types.ts';
import type { ReadDatabase } from './read-schema.ts';

/** LAST_WORD pointers are told from the others by this offset behind the fixed tokens. */
const lastWordOffset = 1_000;

export type PreparedDatabase = { name: string; schema: Schema; index: ValueIndex };

export function prepareDatabase(name: string, { schema, cells }: ReadDatabase): PreparedDatabase {
  const complete = { ...schema, foreignKeys: [...schema.foreignKeys, ...guessForeignKeys(schema)] };
  return { name, schema: complete, index: buildValueIndex(complete, cells) };
}

export type ExampleLayout = Pick<
  Layout,
  'ids' | 'segments' | 'match' | 'type' | 'kinds' | 'owners' | 'words' | 'foreignKeys' | 'links'
>;

export type Example = ExampleLayout & {
  target: number[];
  /** Whether everything that the target names would be there without being asked for. */
  isFound: boolean;
};

export type LinkedQuestion = {
  database: PreparedDatabase;
  question: Question;
  links: NameLink[];
  values: ValueMatch[];
};

/** What the words of a question match in a database; the same for every example made of it. */
export function linkQuestion(database: PreparedDatabase, question: Question): LinkedQuestion {
  const { schema, index } = database;
  return {
    database,
    question,
    links: linkWordsToNames(question, schema),
    values: findStoredValues(question, index),
  };
}

export type ExampleWish = {
  linked: LinkedQuestion;
  reading: QueryReading;
  tokenizer: Tokenizer;
  budget: number;
  /** Random numbers below n, to shuffle tables and columns; none keeps the schema's order. */
  random?: (below: number) => number;
  /** A table that is hidden from the model. */
  without?: number;
};

/** One question on one database as the model sees it, with the tokens it should write. */
export function makeExample(wish: ExampleWish): Example {
  const { linked, reading, tokenizer, budget, random, without } = wish;
  const { question, database } = linked;
  const { schema } = database;
  const isThere = (column: number) => schema.columns[column]?.table !== without;
  const links = linked.links.filter(({ kind, at }) => (kind === 'table' ? at !== without : isThere(at)));
  const values = linked.values.filter(({ column }) => isThere(column));
  const ranked = rankColumns({ question, schema, links, values }).filter(isThere);
  const tokens = writeTokens(reading);
  const input = {
    question,
    schema,
    links,
    values,
    ranked,
    tokenizer,
    budget,
    ...(random === undefined ? {} : { shuffle: random }),
  };
  const must = neededBy(tokens);
  const isFound = random !== undefined || holds(buildLayout(input), must);
  const layout = buildLayout({ ...input, must });
  const { ids, segments, match, type, kinds, owners, words, foreignKeys, links: pairs } = layout;
  const target = tokens.map((token) => numberOf(token, layout));
  return { ids, segments, match, type, kinds, owners, words, foreignKeys, links: pairs, target, isFound };
}

function holds(layout: Layout, { tables, columns, values }: ReturnType<typeof neededBy>): boolean {
  return (
    tables.every((table) => layout.tables.includes(table)) &&
    columns.every((column) => layout.columns.includes(column)) &&
    values.every((one) =>
      layout.values.some(({ column, value }) => column === one.column && value === one.value),
    )
  );
}

/** Tables, columns and values that the tokens point at. */
function neededBy(tokens: readonly Token[]) {
  const tables: number[] = [];
  const columns: number[] = [];
  const values: { column: number; value: string }[] = [];
  for (const token of tokens) {
    if (typeof token === 'string') continue;
    if (token.point === 'TABLE') tables.push(token.at);
    if (token.point === 'COLUMN') columns.push(token.at);
    if (token.point === 'VALUE') values.push({ column: token.column, value: token.value });
  }
  return { tables, columns, values };
}

function numberOf(token: Token, layout: Layout): number {
  const fixed = fixedTokens.length;
  if (typeof token === 'string') return fixedTokens.indexOf(token);
  const item = itemOf(token, layout);
  if (item < 0) throw new Error(`The layout has no item for ${JSON.stringify(token)}.`);
  return token.point === 'LAST_WORD' ? fixed + lastWordOffset + item : fixed + item;
}

function itemOf(token: Exclude<Token, string>, { words, tables, columns, values }: Layout): number {
  const after = (before: number, found: number) => (found < 0 ? -1 : before + found);
  switch (token.point) {
    case 'FIRST_WORD':
    case 'LAST_WORD':
      return token.at;
    case 'TABLE':
      return after(words, tables.indexOf(token.at));
    case 'COLUMN':
      return after(words + tables.length, columns.indexOf(token.at));
    case 'VALUE':
      return after(
        words + tables.length + columns.length,
        values.findIndex(({ column, value }) => column === token.column && value === token.value),
      );
  }
}
