import type { ModelInput } from './model-input-types.ts';

/** How relevant the first layers hold an item, as a logit, from which it is read to the end in any case. */
const earlyRelevant = -5;
/** Of the tables, columns and values so many are read to the end, however irrelevant they seem. */
export const fewestItems = 48;
/** Of the most relevant tables so many columns each are read to the end, too. */
const wholeTables = 2;
const mostColumnsOfTable = 24;

const isWord = (kind: number | undefined): boolean => kind === 0;
const isTable = (kind: number | undefined): boolean => kind === 1;
const isColumn = (kind: number | undefined): boolean => kind === 2;

/**
 * The items that all layers read, in order: words, what seems relevant, so many of the others that it is `fewest`, and
 * the columns of the tables that the question is about: that `created_at` of one of twelve tables is meant by 'per
 * month' the first layers cannot tell. With a value its column is read, with a column its table.
 */
export function chooseItems(
  { kinds, owners }: Pick<ModelInput, 'kinds' | 'owners'>,
  early: Float32Array,
  fewest: number,
): number[] {
  const all = Array.from({ length: kinds.length }, (_, item) => item);
  const ofSchema = all.filter((item) => !isWord(kinds[item])).map((item) => early[item] as number);
  const least = ofSchema.toSorted((a, b) => b - a)[fewest - 1] ?? Number.NEGATIVE_INFINITY;
  const kept = new Set<number>();
  for (const item of all) {
    if (isWord(kinds[item])) kept.add(item);
    else if ((early[item] as number) >= Math.min(least, earlyRelevant)) keepWithOwners(kept, item, owners);
  }
  const mostRelevant = (items: number[], count: number) =>
    items.toSorted((a, b) => (early[b] as number) - (early[a] as number)).slice(0, count);
  const tables = all.filter((item) => isTable(kinds[item]));
  for (const table of mostRelevant(tables, wholeTables)) {
    const columns = all.filter((item) => isColumn(kinds[item]) && owners[item] === table);
    for (const column of mostRelevant(columns, mostColumnsOfTable)) keepWithOwners(kept, column, owners);
  }
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
