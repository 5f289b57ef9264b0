import type { ValueMatch } from '../question/find-stored-values.ts';
import { splitName } from '../question/normalize-and-compare-words.ts';
import type { Schema } from '../schema/schema-types.ts';
import { spokenName } from '../schema/words-of-tables.ts';
import { type Choice, chooseColumns } from './choose-columns.ts';
import { kindNumber } from './item-feature-numbers.ts';
import type { Items, Layout, LayoutInput } from './layout-types.ts';
import { type Marks, markItemFeatures } from './mark-item-features.ts';
import { schemaItemLinks } from './schema-item-links.ts';

/** Enough for all columns of 97 % of the training and tuning statements. */
export const defaultBudget = 320;
/** The encoder's positions. */
const mostTokens = 512;
const mostQuestionTokens = 200;
const mostPiecesPerValue = 6;
/** Names in other languages fall into many pieces; the first ones tell them apart. */
const mostPiecesPerNameWord = 3;
const mostPiecesPerName = 6;

export function buildLayout(input: LayoutInput): Layout {
  const { question, schema, tokenizer } = input;
  const wordPieces = question.words.map(({ text }) => tokenizer.pieces(text));
  const words = wordsThatFit(wordPieces);
  const used = wordPieces.slice(0, words).flat().length + 2;
  const namePieces = remembered((name: string) =>
    splitName(name)
      .flatMap((word) => tokenizer.pieces(word).slice(0, mostPiecesPerNameWord))
      .slice(0, mostPiecesPerName),
  );
  const valuePieces = (value: string) => tokenizer.pieces(value).slice(0, mostPiecesPerValue);
  const choice = chooseColumns({
    schema,
    ranked: input.ranked,
    must: input.must ?? { tables: [], columns: [] },
    matched: matchedValues(input.values),
    budget: Math.min(input.budget ?? defaultBudget, mostTokens - used),
    cost: { name: (text) => namePieces(text).length, value: (text) => valuePieces(text).length },
  });
  const items = numberItems({ choice, schema, words, shuffle: input.shuffle });
  const tokens = new TokenWriter();
  const marks = markItemFeatures(input, items);
  tokens.add([tokenizer.start], -1, { match: 0, type: 0 });
  for (let word = 0; word < words; word += 1) tokens.add(wordPieces[word] ?? [], word, marks.word(word));
  tokens.add([tokenizer.separator], -1, { match: 0, type: 0 });
  for (const table of items.tables) {
    tokens.add(namePieces(spokenName(schema, table)), items.itemOfTable(table), marks.table(table));
    for (const column of items.columns.filter((at) => schema.columns[at]?.table === table)) {
      tokens.add(
        namePieces(schema.columns[column]?.name ?? ''),
        items.itemOfColumn(column),
        marks.column(column),
      );
      items.values.forEach((value, at) => {
        if (value.column !== column) return;
        tokens.add(valuePieces(value.value), items.firstValue + at, marks.value(at));
      });
    }
    tokens.add([tokenizer.separator], -1, { match: 0, type: 0 });
  }
  return { ...tokens.written, ...describeItems(items, schema), ...schemaItemLinks({ ...input, items }) };
}

/** Each name is priced several times. */
function remembered<T>(make: (name: string) => T): (name: string) => T {
  const known = new Map<string, T>();
  return (name) => {
    const made = known.get(name) ?? make(name);
    known.set(name, made);
    return made;
  };
}

/** Collects tokens with the item and the features of each. */
class TokenWriter {
  readonly written: Pick<Layout, 'ids' | 'segments' | 'match' | 'type'> = {
    ids: [],
    segments: [],
    match: [],
    type: [],
  };

  add(pieces: readonly number[], item: number, marks: Marks): void {
    if (this.written.ids.length + pieces.length > mostTokens) return;
    for (const piece of pieces) {
      this.written.ids.push(piece);
      this.written.segments.push(item);
      this.written.match.push(marks.match);
      this.written.type.push(marks.type);
    }
  }
}

type NumberInput = { choice: Choice; schema: Schema; words: number; shuffle: LayoutInput['shuffle'] };

function numberItems({ choice, schema, words, shuffle }: NumberInput): Items {
  const ordered = <T>(list: T[]) => (shuffle === undefined ? list : shuffled(list, shuffle));
  const tables = ordered([...choice.tables].toSorted((a, b) => a - b));
  const columns = tables.flatMap((table) =>
    ordered((schema.tables[table]?.columns ?? []).filter((at) => choice.columns.has(at))),
  );
  const values = columns.flatMap((column) => {
    const shown = choice.values.get(column) ?? [];
    const stored = schema.columns[column]?.values ?? [];
    const others = shown.filter(({ matched }) => !matched);
    return [
      ...shown.filter(({ matched }) => matched),
      // A place of its own for what an answer needs would give the answer away where the model is trained.
      ...ordered(others.toSorted((a, b) => stored.indexOf(a.value) - stored.indexOf(b.value))),
    ];
  });
  const tableItems = new Map(tables.map((table, at) => [table, words + at]));
  const columnItems = new Map(columns.map((column, at) => [column, words + tables.length + at]));
  return {
    words,
    tables,
    columns,
    values,
    firstValue: words + tables.length + columns.length,
    itemOfTable: (table) => tableItems.get(table) ?? -1,
    itemOfColumn: (column) => columnItems.get(column) ?? -1,
  };
}

function shuffled<T>(list: readonly T[], random: (n: number) => number): T[] {
  const mixed = [...list];
  for (let at = mixed.length - 1; at > 0; at -= 1) {
    const other = random(at + 1);
    [mixed[at], mixed[other]] = [mixed[other] as T, mixed[at] as T];
  }
  return mixed;
}

function describeItems(items: Items, schema: Schema) {
  const { words, tables, columns, values } = items;
  const repeat = <T>(count: number, item: T) => Array.from({ length: count }, () => item);
  return {
    kinds: [
      ...repeat(words, kindNumber('word')),
      ...repeat(tables.length, kindNumber('table')),
      ...repeat(columns.length, kindNumber('column')),
      ...repeat(values.length, kindNumber('value')),
    ],
    owners: [
      ...repeat(words + tables.length, -1),
      ...columns.map((column) => items.itemOfTable(schema.columns[column]?.table ?? -1)),
      ...values.map(({ column }) => items.itemOfColumn(column)),
    ],
    words,
    tables,
    columns,
    values: values.map(({ column, value }) => ({ column, value })),
  };
}

/** Matched values per column, exact ones first. */
function matchedValues(values: readonly ValueMatch[]): Map<number, string[]> {
  const found = new Map<number, string[]>();
  for (const exact of [true, false]) {
    for (const match of values.filter((value) => value.exact === exact)) {
      const list = found.get(match.column) ?? [];
      found.set(match.column, list);
      if (!list.includes(match.value)) list.push(match.value);
    }
  }
  return found;
}

/** How many words fit; a very long question loses its end. */
function wordsThatFit(wordPieces: readonly number[][]): number {
  let tokens = 0;
  const over = wordPieces.findIndex((pieces) => {
    tokens += pieces.length;
    return tokens > mostQuestionTokens;
  });
  return over < 0 ? wordPieces.length : over;
}
