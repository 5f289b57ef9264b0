import { keyEndings } from './guess-foreign-keys.ts';
import type { Schema } from './schema-types.ts';
import { pluralOf, singularOf, splitName } from './split-and-pluralize-names.ts';

type Named = Pick<Schema, 'tables' | 'columns' | 'foreignKeys'>;

/** 'item' in 'orderitem', 'order' before it. */
const shortestPart = 3;

/** Where few tables begin like others, 'storage_unit' is no unit of a part called storage. */
const fewestLabelled = 0.7;
/** 'cu' in 'cu_customers', though no other table begins like it. */
const longestMark = 3;

const known = new WeakMap<Named, string[][]>();

/**
 * What rows of each table are called, in words. Whatever marks the part of a program that a table belongs to is no word
 * of it: 'shop_order' and 'shop_coupon' hold orders and coupons where keys call them so ('order_id', 'coupon_id').
 */
export function wordsOfTables(schema: Named): readonly (readonly string[])[] {
  const found = known.get(schema) ?? withoutLabels(schema);
  known.set(schema, found);
  return found;
}

/** The same as a name. */
export const spokenName = (schema: Named, table: number): string =>
  wordsOfTables(schema)[table]?.join(' ') ?? '';

function withoutLabels(schema: Named): string[][] {
  const names = schema.tables.map(({ name }) => splitName(name));
  const keys = keyNames(schema);
  const byLabel = Map.groupBy(
    names.flatMap((words, table) => (words.length > 1 ? [{ words, table }] : [])),
    ({ words }) => words[0] ?? '',
  );
  const shortened = names.map((words) => [...words]);
  let labelled = 0;
  for (const [label, tables] of byLabel) {
    const isCalled = (words: readonly string[], table: number) => keys.get(table)?.has(plain(words)) === true;
    const byRest = tables.filter(({ words, table }) => isCalled(words.slice(1), table)).length;
    const byAll = tables.filter(({ words, table }) => isCalled(words, table)).length;
    const isOwnName = tables.some(({ words }) => plain(words.slice(1)) === plain([label]));
    const isThing = !isOwnName && [...keys.values()].some((called) => called.has(plain([label])));
    if (byRest === 0 || byAll > 0 || isThing) continue;
    for (const { words, table } of tables) shortened[table] = words.slice(1);
    if (tables.length > 1 || label.length <= longestMark) labelled += tables.length;
  }
  if (labelled < fewestLabelled * names.length) return names;
  const counts = Map.groupBy(shortened, plain);
  const told = shortened.map((words, at) =>
    counts.get(plain(words))?.length === 1 ? words : (names[at] ?? words),
  );
  return told.map((words, at) =>
    words.length < (names[at]?.length ?? 0) ? splitCompound(words, told) : words,
  );
}

const plain = (words: readonly string[]): string => words.map(singularOf).join(' ');

/** What the keys that lead to each table call it, and its own key: 'order' of 'order_id'. */
function keyNames({ tables, columns, foreignKeys }: Named): ReadonlyMap<number, ReadonlySet<string>> {
  const called = new Map<number, Set<string>>();
  const add = (table: number, column: number) => {
    const words = splitName(columns[column]?.name ?? '');
    const name = words.filter((word, at) => at === 0 || !keyEndings.has(word));
    called.set(table, (called.get(table) ?? new Set()).add(plain(name)));
  };
  for (const { from, to } of foreignKeys) {
    const [column, target] = [from[0], to[0]];
    if (from.length === 1 && column !== undefined && target !== undefined)
      add(columns[target]?.table ?? -1, column);
  }
  tables.forEach(({ primaryKey }, table) => {
    const [own] = primaryKey;
    if (primaryKey.length === 1 && own !== undefined) add(table, own);
  });
  return called;
}

/** 'orderitem' beside a table of orders is an order's item. */
function splitCompound(words: readonly string[], tables: readonly (readonly string[])[]): string[] {
  const [only = ''] = words;
  if (words.length !== 1) return [...words];
  const beginnings = tables.flatMap(([name = '', ...more]) =>
    more.length > 0 ? [] : [singularOf(name), pluralOf(name)],
  );
  const start = beginnings
    .filter((one) => one.length > shortestPart && isBeginning(one, only))
    .toSorted((one, other) => other.length - one.length)[0];
  return start === undefined ? [only] : [singularOf(start), only.slice(start.length)];
}

const isBeginning = (start: string, word: string): boolean =>
  word.startsWith(start) && word.length >= start.length + shortestPart && singularOf(word) !== start;
