import type { Schema } from '../schema/schema-types.ts';
import { numberWords, timeWords } from './find-number-and-time-words.ts';
import { type LinkName, relationNumber } from './item-relations.ts';
import type { Items, Layout, LayoutInput } from './layout-types.ts';

type LinkInput = LayoutInput & { items: Items };

/** Foreign keys and links between the items. Of two links between the same items the stronger comes later. */
export function schemaItemLinks(input: LinkInput): Pick<Layout, 'foreignKeys' | 'links'> {
  const links = [
    ...primaryKeyLinks(input),
    ...typeLinks(input),
    ...nameLinks(input, 1),
    ...valueLinks(input),
    ...nameLinks(input, 2),
  ];
  const last = new Map(links.map((link, at) => [`${link[0]} ${link[1]}`, at]));
  return {
    foreignKeys: foreignKeyPairs(input.schema, input.items),
    links: links.filter((link, at) => last.get(`${link[0]} ${link[1]}`) === at),
  };
}

type Link = [number, number, number];
const link = (from: number, to: number, name: LinkName): Link => [from, to, relationNumber(name)];

function primaryKeyLinks({ schema, items }: LinkInput): Link[] {
  return items.columns.flatMap((column) => {
    const table = schema.columns[column]?.table ?? -1;
    if (schema.tables[table]?.primaryKey.includes(column) !== true) return [];
    return [link(items.itemOfColumn(column), items.itemOfTable(table), 'column, table: own primary key')];
  });
}

/** Numbers to number columns, periods to time columns. */
function typeLinks({ question, schema, items }: LinkInput): Link[] {
  const pairs = [
    [numberWords(question), 'number', 'number word, number column'],
    [timeWords(question), 'time', 'time word, time column'],
  ] as const;
  return pairs.flatMap(([words, type, name]) =>
    [...words]
      .filter((word) => word < items.words)
      .flatMap((word) =>
        items.columns
          .filter((column) => schema.columns[column]?.type === type)
          .map((column) => link(word, items.itemOfColumn(column), name)),
      ),
  );
}

function nameLinks({ links, items }: LinkInput, wanted: 1 | 2): Link[] {
  return links.flatMap(({ word, kind, at, strength }) => {
    const item = kind === 'table' ? items.itemOfTable(at) : items.itemOfColumn(at);
    if (strength !== wanted || item < 0 || word >= items.words) return [];
    return [link(word, item, `word, ${kind}: ${strength === 2 ? 'whole name' : 'part of the name'}`)];
  });
}

function valueLinks({ values, items }: LinkInput): Link[] {
  const shown = new Map(
    items.values.map(({ column, value }, at) => [`${column} ${value}`, items.firstValue + at]),
  );
  const found = [false, true].flatMap((whole) => values.filter(({ exact }) => exact === whole));
  return found.flatMap(({ column, value, first, last, exact }) => {
    const made: Link[] = [];
    for (let word = first; word <= Math.min(last, items.words - 1); word += 1) {
      const columnItem = items.itemOfColumn(column);
      const valueItem = shown.get(`${column} ${value}`);
      if (columnItem >= 0) made.push(link(word, columnItem, 'word, column: value'));
      if (valueItem !== undefined)
        made.push(link(word, valueItem, exact ? 'word, value: whole' : 'word, value: part'));
    }
    return made;
  });
}

function foreignKeyPairs(schema: Schema, items: Items): [number, number][] {
  const pairs = new Map<string, [number, number]>();
  const add = (from: number, to: number) => {
    if (from >= 0 && to >= 0) pairs.set(`${from} ${to}`, [from, to]);
  };
  for (const { from, to } of schema.foreignKeys) {
    from.forEach((column, at) => {
      add(items.itemOfColumn(column), items.itemOfColumn(to[at] ?? -1));
    });
    const [left, right] = [schema.columns[from[0] ?? -1], schema.columns[to[0] ?? -1]];
    add(items.itemOfTable(left?.table ?? -1), items.itemOfTable(right?.table ?? -1));
  }
  return [...pairs.values()];
}
