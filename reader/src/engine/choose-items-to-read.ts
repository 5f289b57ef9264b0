import type { ModelInput } from './model-input-types.ts';

/** How relevant the first layers hold an item, as a logit, from which it is read to the end in any case. */
const earlyRelevant = -5;
/** What is read to the end, however irrelevant it seems. */
export type ItemsToRead = {
  /** Of all tables, columns and values so many. */
  fewest: number;
  /** Of so many of the most relevant tables the columns. */
  wholeTables: number;
  /** Of so many of them the columns that questions seldom name. */
  partlyTables: number;
};
export const itemsToRead: ItemsToRead = { fewest: 32, wholeTables: 2, partlyTables: 6 };

const mostColumns = 24;
const mostSeldomNamed = 6;

const isWord = (kind: number | undefined): boolean => kind === 0;
const isTable = (kind: number | undefined): boolean => kind === 1;
const isColumn = (kind: number | undefined): boolean => kind === 2;

/**
 * The items that all layers read, in order: words, what seems relevant, so many of the others that it is `fewest`, and
 * columns of the tables that the question is about: that the `created_at` of one of twelve tables is meant by 'per
 * month' the first layers cannot tell, nor which keys lead from returns to customers. With a value its column is read,
 * with a column its table. `training/model/model.py` has the same rule.
 */
export function chooseItems(
  { kinds, owners, seldomNamed }: Pick<ModelInput, 'kinds' | 'owners' | 'seldomNamed'>,
  early: Float32Array,
  { fewest, wholeTables, partlyTables }: ItemsToRead,
): number[] {
  const all = Array.from({ length: kinds.length }, (_, item) => item);
  const mostRelevant = (items: number[], count: number) =>
    items.toSorted((a, b) => (early[b] as number) - (early[a] as number)).slice(0, count);
  const ofSchema = all.filter((item) => !isWord(kinds[item]));
  const tables = mostRelevant(
    all.filter((item) => isTable(kinds[item])),
    Math.max(wholeTables, partlyTables),
  );
  const columnsOf = (table: number) => all.filter((item) => isColumn(kinds[item]) && owners[item] === table);
  const kept = new Set<number>(all.filter((item) => isWord(kinds[item])));
  const read = [
    ...mostRelevant(ofSchema, fewest),
    ...ofSchema.filter((item) => (early[item] as number) >= earlyRelevant),
    ...tables.slice(0, wholeTables).flatMap((table) => mostRelevant(columnsOf(table), mostColumns)),
    ...tables.slice(0, partlyTables).flatMap((table) =>
      mostRelevant(
        columnsOf(table).filter((column) => seldomNamed[column] === 1),
        mostSeldomNamed,
      ),
    ),
  ];
  for (const item of read) keepWithOwners(kept, item, owners);
  return all.filter((item) => kept.has(item));
}

function keepWithOwners(kept: Set<number>, item: number, owners: ArrayLike<number>): void {
  for (let at = item; at >= 0; at = owners[at] ?? -1) kept.add(at);
}

/** The tokens of these items, those that frame the question, and the separator behind each table that stays. */
export function chooseTokens(
  { items, segments, owners }: Pick<ModelInput, 'items' | 'segments' | 'owners'>,
  kept: ReadonlySet<number>,
): number[] {
  const chosen: number[] = [];
  for (let at = 0; at < items.length; at += 1) {
    const item = items[at] as number;
    const isKept =
      item >= 0 ? kept.has(item) : segments[at] === 0 || kept.has(tableOf(items[at - 1], owners));
    if (isKept) chosen.push(at);
  }
  return chosen;
}

function tableOf(item: number | undefined, owners: ArrayLike<number>): number {
  let table = item ?? -1;
  for (let owner = owners[table] ?? -1; owner >= 0; owner = owners[owner] ?? -1) table = owner;
  return table;
}
