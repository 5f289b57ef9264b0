import type { ModelInput } from './model-input-types.ts';

/** How relevant the first layers hold an item, as a logit, from which it is read to the end in any case. */
const earlyRelevant = -5;
/** Of the tables, columns and values so many are read to the end, however irrelevant they seem. */
export const fewestItems = 96;

const isWord = (kind: number | undefined): boolean => kind === 0;

/**
 * The items that all layers read, in order: words, what seems relevant, and so many of the others that it is `fewest`;
 * with a value its column, with a column its table. `training/model/model.py` has the same rule.
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
