import type { Table } from '@parley/contract/database-schema';
import { stems } from '../../platform/text-search/tokenize-and-stem.ts';

const known = new WeakMap<readonly Table[], ReadonlySet<string>>();

/** Stems of what columns are called: such a word asks for a column, and is hardly a value. */
export function columnWordsOf(tables: readonly Table[]): ReadonlySet<string> {
  const kept = known.get(tables);
  if (kept) return kept;
  const made = new Set(tables.flatMap(({ columns }) => columns.flatMap(({ name }) => stems(name))));
  known.set(tables, made);
  return made;
}
