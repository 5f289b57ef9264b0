import type { Layout } from './layout-types.ts';

/**
 * How one item stands to another. A relation's place is its number; the model learns a bias for each.
 * `training/` reads the list from a generated file and applies the same rule as `buildRelations`.
 */
export const relationNames = [
  'word 3 or more before',
  'word 2 before',
  'word 1 before',
  'same word',
  'word 1 after',
  'word 2 after',
  'word 3 or more after',
  'word, table',
  'word, table: part of the name',
  'word, table: whole name',
  'table, word',
  'table, word: part of the name',
  'table, word: whole name',
  'word, column',
  'word, column: part of the name',
  'word, column: whole name',
  'word, column: value',
  'number word, number column',
  'time word, time column',
  'column, word',
  'column, word: part of the name',
  'column, word: whole name',
  'column, word: value',
  'number column, number word',
  'time column, time word',
  'word, value',
  'word, value: part',
  'word, value: whole',
  'value, word',
  'value, word: part',
  'value, word: whole',
  'same column',
  'column, column: same table',
  'column, column: other table',
  'column, column: foreign key',
  'column, column: foreign key back',
  'column, table: own',
  'column, table: own primary key',
  'column, table: other',
  'table, column: own',
  'table, column: own primary key',
  'table, column: other',
  'same table',
  'table, table: foreign key',
  'table, table: foreign key back',
  'table, table: foreign keys both ways',
  'table, table: other',
  'value, column: own',
  'value, column: other',
  'column, value: own',
  'column, value: other',
  'value, value: same column',
  'value, value: other column',
  'value, table: own',
  'value, table: other',
  'table, value: own',
  'table, value: other',
] as const;
export type RelationName = (typeof relationNames)[number];
export const relationNumber = (name: RelationName): number => relationNames.indexOf(name);

/** What the second item is to the first, for relations that `Layout.links` lists one way only. */
export const reverseNames = {
  'word, table: part of the name': 'table, word: part of the name',
  'word, table: whole name': 'table, word: whole name',
  'word, column: part of the name': 'column, word: part of the name',
  'word, column: whole name': 'column, word: whole name',
  'word, column: value': 'column, word: value',
  'number word, number column': 'number column, number word',
  'time word, time column': 'time column, time word',
  'word, value: part': 'value, word: part',
  'word, value: whole': 'value, word: whole',
  'column, table: own primary key': 'table, column: own primary key',
} as const satisfies Partial<Record<RelationName, RelationName>>;
export type LinkName = keyof typeof reverseNames;

const numbers = Object.fromEntries(relationNames.map((name, at) => [name, at])) as Record<
  RelationName,
  number
>;
const reverses = new Map(
  Object.entries(reverseNames).map(([name, reverse]) => [numbers[name as LinkName], numbers[reverse]]),
);

/** How item `from` stands to item `to` by kind, place and owner alone, before foreign keys and links. */
export function relationOf(layout: Layout, from: number, to: number): number {
  const { kinds, owners } = layout;
  const own = (item: number, owner: number) => owners[item] === owner;
  const tableOf = (item: number) => (kinds[item] === 3 ? owners[owners[item] ?? -1] : owners[item]);
  switch ((kinds[from] ?? 0) * 4 + (kinds[to] ?? 0)) {
    case 0:
      return 3 + Math.max(-3, Math.min(3, to - from));
    case 1:
      return numbers['word, table'];
    case 2:
      return numbers['word, column'];
    case 3:
      return numbers['word, value'];
    case 4:
      return numbers['table, word'];
    case 5:
      return numbers[from === to ? 'same table' : 'table, table: other'];
    case 6:
      return numbers[own(to, from) ? 'table, column: own' : 'table, column: other'];
    case 7:
      return numbers[tableOf(to) === from ? 'table, value: own' : 'table, value: other'];
    case 8:
      return numbers['column, word'];
    case 9:
      return numbers[own(from, to) ? 'column, table: own' : 'column, table: other'];
    case 10: {
      if (from === to) return numbers['same column'];
      return numbers[
        owners[from] === owners[to] ? 'column, column: same table' : 'column, column: other table'
      ];
    }
    case 11:
      return numbers[own(to, from) ? 'column, value: own' : 'column, value: other'];
    case 12:
      return numbers['value, word'];
    case 13:
      return numbers[tableOf(from) === to ? 'value, table: own' : 'value, table: other'];
    case 14:
      return numbers[own(from, to) ? 'value, column: own' : 'value, column: other'];
    default:
      return numbers[
        owners[from] === owners[to] ? 'value, value: same column' : 'value, value: other column'
      ];
  }
}

/**
 * The relations between all items, row by row. First `relationOf`, then foreign keys (one that leads back into the
 * own table leaves 'same table' and 'same column' alone), then `links` with their reverse; a later link wins.
 */
export function buildRelations(layout: Layout): Uint8Array {
  const count = layout.kinds.length;
  const relations = new Uint8Array(count * count);
  for (let from = 0; from < count; from += 1) {
    for (let to = 0; to < count; to += 1) relations[from * count + to] = relationOf(layout, from, to);
  }
  const keys = new Set(layout.foreignKeys.map(([from, to]) => from * count + to));
  for (const [from, to] of layout.foreignKeys) {
    if (from === to) continue;
    const tables = layout.kinds[from] === 1;
    const both = tables && keys.has(to * count + from);
    const forward = both
      ? 'table, table: foreign keys both ways'
      : tables
        ? 'table, table: foreign key'
        : 'column, column: foreign key';
    const back = both
      ? forward
      : tables
        ? 'table, table: foreign key back'
        : 'column, column: foreign key back';
    relations[from * count + to] = numbers[forward];
    relations[to * count + from] = numbers[back];
  }
  for (const [from, to, relation] of layout.links) {
    relations[from * count + to] = relation;
    relations[to * count + from] = reverses.get(relation) ?? relation;
  }
  return relations;
}
