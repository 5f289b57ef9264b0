import { countryKeys } from '../extract/other-words.ts';
import { keyOf } from '../extract/value-index.ts';
import type { ColumnModel, TableModel } from '../suggest/model.ts';
import type { Asked, Filter } from './asked.ts';
import type { Ground } from './ground.ts';

/** A value that some column really holds, a country, or whatever bears the name. */
export function namedIn(
  { reach }: Ground,
  name: string,
): Asked['named'] | Extract<Filter, { kind: 'value' }> {
  const key = keyOf(name);
  const keys = new Set([key, ...countryKeys(key)]);
  for (const at of reach) {
    for (const column of at.table.columns) {
      const value =
        column.role === 'secret' ? undefined : column.options?.find((option) => keys.has(keyOf(option)));
      if (value !== undefined) return { kind: 'value', at, column, value, isNot: false, isName: true };
    }
  }
  if (keys.size > 1) {
    const at = reach.find(({ table }) => countryOf(table) !== undefined);
    return at ? { kind: 'name', at: [at], column: countryOf(at.table) ?? null } : null;
  }
  // Through a join table a row would come once for each of them.
  const at = reach.filter(
    ({ table, path }) => table.label.length > 0 && path.every(({ to }) => to.role !== 'join'),
  );
  return at.length > 0 ? { kind: 'name', at, column: null } : null;
}

function countryOf({ columns }: TableModel): ColumnModel | undefined {
  return columns.find(({ words, role }) => role === 'place' && words.includes('country'));
}
