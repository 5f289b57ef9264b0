import { expect, test } from 'vitest';
import { buildValueIndex, findStoredValues } from '../question/find-stored-values.ts';
import { linkWordsToNames } from '../question/link-words-to-names.ts';
import { rankColumns } from '../question/rank-columns.ts';
import { readQuestion } from '../question/split-question-words.ts';
import { shop, shopCells } from '../schema/shop.testing.ts';
import { buildLayout } from './build-layout.ts';
import { matchFeatures, typeFeatures } from './item-feature-numbers.ts';
import { buildRelations, relationNames } from './item-relations.ts';
import type { Layout, LayoutInput } from './layout-types.ts';
import { openTokenizer } from './word-piece-tokenizer.ts';

const tokenizer = openTokenizer();
const index = buildValueIndex(shop, shopCells);

function lay(text: string, options: Partial<LayoutInput> & { previous?: string } = {}): Layout {
  const question = readQuestion(text, options.previous);
  const links = linkWordsToNames(question, shop);
  const values = findStoredValues(question, index);
  const ranked = rankColumns({ question, schema: shop, links, values });
  return buildLayout({ question, schema: shop, links, values, ranked, tokenizer, ...options });
}

const itemOfColumn = (layout: Layout, column: number) =>
  layout.words + layout.tables.length + layout.columns.indexOf(column);
const itemOfValue = (layout: Layout, value: string) =>
  layout.words +
  layout.tables.length +
  layout.columns.length +
  layout.values.findIndex((one) => one.value === value);

test('words, tables, columns and values are items in this order, each with its tokens and owner', () => {
  const layout = lay('customers in Norway');
  const items = layout.kinds.length;
  expect(layout.words).toBe(3);
  expect(layout.tables).toEqual([0, 1, 2, 3]);
  expect(layout.columns).toEqual(shop.columns.map((_, at) => at));
  expect(layout.kinds).toEqual(layout.kinds.toSorted((a, b) => a - b));
  expect(items).toBe(3 + 4 + 14 + layout.values.length);
  expect(new Set(layout.segments)).toEqual(new Set([-1, ...layout.kinds.keys()]));
  expect(layout.owners[itemOfColumn(layout, 2)]).toBe(layout.words);
  expect(layout.owners[itemOfValue(layout, 'Norway')]).toBe(itemOfColumn(layout, 2));
  expect(layout.ids.at(0)).toBe(tokenizer.start);
  expect(layout.ids.filter((id) => id === tokenizer.separator)).toHaveLength(5);
  for (const list of [layout.segments, layout.match, layout.type])
    expect(list).toHaveLength(layout.ids.length);
});

test('features say how a token is matched and what it is', () => {
  const layout = lay('customers in Norway since 2025 over 300');
  const feature = (item: number) => {
    const token = layout.segments.indexOf(item);
    return [matchFeatures[layout.match[token] ?? 0], typeFeatures[layout.type[token] ?? 0]];
  };
  expect(feature(0)).toEqual(['word: whole name', 'word']);
  expect(feature(2)).toEqual(['word: whole value', 'word']);
  expect(feature(4)).toEqual(['word', 'time word']);
  expect(feature(6)).toEqual(['word', 'number word']);
  expect(feature(layout.words)).toEqual(['table: whole name', 'table']);
  expect(feature(itemOfColumn(layout, 2))).toEqual(['column: value', 'text column, plain']);
  expect(feature(itemOfColumn(layout, 0))).toEqual(['column', 'number column, primary key']);
  expect(feature(itemOfColumn(layout, 5))).toEqual([
    'column: part of the name',
    'number column, foreign key',
  ]);
  expect(feature(itemOfValue(layout, 'Norway'))).toEqual(['value: whole', 'value']);
  expect(feature(itemOfValue(layout, 'Sweden'))).toEqual(['value', 'value']);
});

test('words of the question before have features of their own', () => {
  const layout = lay('and in Sweden?', { previous: 'customers in Norway' });
  expect(matchFeatures[layout.match[1] ?? 0]).toBe('word before: whole name');
  expect(matchFeatures[layout.match[layout.segments.indexOf(6)] ?? 0]).toBe('word: whole value');
});

test('a small budget keeps the best columns, with the keys of their tables', () => {
  const layout = lay('total of paid orders', { budget: 12 });
  expect(layout.tables).toEqual([1]);
  expect(layout.columns).toEqual(expect.arrayContaining([4, 5, 6, 7]));
  expect(layout.values).toContainEqual({ column: 6, value: 'paid' });
});

test('what must be part of the input is, whatever it costs', () => {
  const layout = lay('total of paid orders', { budget: 0, must: { tables: [2], columns: [13] } });
  expect(layout.tables).toEqual([2, 3]);
  expect(layout.columns).toEqual([9, 12, 13]);
  const values = [{ column: 2, value: 'Denmark' }];
  expect(lay('customers', { budget: 0, must: { tables: [], columns: [2], values } }).values).toEqual(values);
});

test('what must be part of the input stands where it would stand anyway', () => {
  const columns = [6];
  const values = [{ column: 6, value: 'cancelled' }];
  const asked = 'total of orders';
  expect(lay(asked, { must: { tables: [], columns, values } }).values).toEqual(lay(asked).values);
});

test('the same input gives the same layout; a shuffle changes the order and nothing else', () => {
  expect(lay('paid orders')).toEqual(lay('paid orders'));
  const mixed = lay('paid orders', { shuffle: () => 0 });
  expect(mixed.tables).not.toEqual([0, 1, 2, 3]);
  expect(mixed.columns.toSorted((a, b) => a - b)).toEqual(lay('paid orders').columns);
  expect(mixed.ids).toHaveLength(lay('paid orders').ids.length);
});

test('a very long question loses its end and leaves room for the schema', () => {
  const layout = lay('orders '.repeat(600));
  expect(layout.words).toBe(200);
  expect(layout.tables).toEqual([0, 1, 2, 3]);
  expect(layout.ids.length).toBeLessThanOrEqual(512);
});

test('relations: every pair has one, and matches, keys and owners are told apart', () => {
  const layout = lay('customers in Norway since 2025');
  const relations = buildRelations(layout);
  const count = layout.kinds.length;
  const relation = (from: number, to: number) => relationNames[relations[from * count + to] ?? -1];
  const [customers, orders] = [layout.words, layout.words + 1];
  const [id, country, signedUp, customer] = [0, 2, 3, 5].map((at) => itemOfColumn(layout, at)) as [
    ...[number, number, number, number],
  ];
  const norway = itemOfValue(layout, 'Norway');
  expect(relations).toHaveLength(count * count);
  expect(relation(0, 4)).toBe('word 3 or more after');
  expect(relation(2, 1)).toBe('word 1 before');
  expect(relation(0, customers)).toBe('word, table: whole name');
  expect(relation(customers, 0)).toBe('table, word: whole name');
  expect(relation(2, country)).toBe('word, column: value');
  expect(relation(4, signedUp)).toBe('time word, time column');
  expect(relation(signedUp, 4)).toBe('time column, time word');
  expect(relation(2, norway)).toBe('word, value: whole');
  expect(relation(id, customers)).toBe('column, table: own primary key');
  expect(relation(customers, id)).toBe('table, column: own primary key');
  expect(relation(customer, id)).toBe('column, column: foreign key');
  expect(relation(id, customer)).toBe('column, column: foreign key back');
  expect(relation(orders, customers)).toBe('table, table: foreign key');
  expect(relation(customers, orders)).toBe('table, table: foreign key back');
  expect(relation(norway, country)).toBe('value, column: own');
  expect(relation(norway, customers)).toBe('value, table: own');
  expect(relation(orders, norway)).toBe('table, value: other');
});

test('relation names are unique and fit in a byte', () => {
  expect(new Set(relationNames).size).toBe(relationNames.length);
  expect(relationNames.length).toBeLessThan(256);
});
