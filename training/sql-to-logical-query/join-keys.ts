import type { ForeignKey, Schema } from '../../reader/src/schema/schema-types.ts';

/** Two columns that a join makes equal. */
export type Pair = { left: number; right: number };

const tableOf = (schema: Schema, column: number | undefined): number =>
  column === undefined ? -1 : (schema.columns[column]?.table ?? -1);

export const keyTable = (schema: Schema, key: ForeignKey): number => tableOf(schema, key.from[0]);
const keyTarget = (schema: Schema, key: ForeignKey): number => tableOf(schema, key.to[0]);

/** Keys between two tables in either direction, declared ones first: the order in which a statement chooses. */
export function keysBetween(schema: Schema, left: number, right: number): ForeignKey[] {
  const keys = schema.foreignKeys.filter((key) => {
    const from = keyTable(schema, key);
    const to = keyTarget(schema, key);
    return (from === left && to === right) || (from === right && to === left);
  });
  return keys.toSorted((one, other) => Number(other.declared) - Number(one.declared));
}

/** Whether every column of the key is paired, the key's own table on the given side. */
export function keyIsPaired(key: ForeignKey, pairs: readonly Pair[], side: 'left' | 'right'): boolean {
  return key.from.every((from, at) =>
    pairs.some(({ left, right }) =>
      side === 'left' ? left === from && right === key.to[at] : right === from && left === key.to[at],
    ),
  );
}

export const isPairOf = (key: ForeignKey, { left, right }: Pair): boolean =>
  key.from.some(
    (from, at) => (from === left && key.to[at] === right) || (from === right && key.to[at] === left),
  );

/** The key by which a table joins those before it when the query names none. */
function defaultKey(
  schema: Schema,
  before: readonly number[],
  { table, via }: { table: number; via: number | null },
): ForeignKey | null {
  for (const earlier of before) {
    const key = keysBetween(schema, earlier, table).find(({ from }) => via === null || from.includes(via));
    if (key !== undefined) return key;
  }
  return null;
}

/** What `via` must say so that the table joins by this key: null where nothing need be said, undefined where nothing can. */
export function viaFor(
  schema: Schema,
  before: readonly number[],
  { table, key }: { table: number; key: ForeignKey },
): number | null | undefined {
  if (defaultKey(schema, before, { table, via: null }) === key) return null;
  return key.from.find((via) => defaultKey(schema, before, { table, via }) === key);
}

/** The key that a single column is, on its own. */
export const keyFrom = (schema: Schema, column: number): ForeignKey | undefined =>
  schema.foreignKeys.find((key) => key.from.length === 1 && key.from[0] === column);
