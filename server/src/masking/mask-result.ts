import type { MarkCategory, Table } from '@parley/contract/database-schema';
import { fewestSummed } from '@parley/contract/database-schema';
import type { QueryResult } from '@parley/contract/query-result';
import type { Flow } from '../language/statement/column-flow.ts';
import { columnKey, type Origin } from '../language/statement/column-origin-types.ts';
import type { Catalogue, Resolved } from '../language/statement/lineage/lineage.ts';
import { originAt, resolveFlow } from '../language/statement/lineage/lineage.ts';
import type { StandIns } from './value-stand-ins.ts';

/** `counts`: the value is free in rows in which all of these columns count enough. */
export type ColumnMask = { category: MarkCategory; counts: readonly number[] };
/** In the order of the columns; null for those that are free. */
export type Masks = readonly (ColumnMask | null)[];

type Columns = { columns: readonly { name: string }[] };
/** What marked columns hold, by their keys. */
type Marked = ReadonlyMap<string, MarkCategory>;

/** Which columns of a result show something that is marked. A statement that cannot be followed shows everything. */
export function masksOf(
  flow: Flow | null,
  { columns }: Columns,
  { marked, catalogue }: { marked: Marked; catalogue: Catalogue },
): Masks {
  if (!flow) return columns.map(() => ({ category: 'value', counts: [] }));
  const resolved = resolveFlow(flow, catalogue);
  return columns.map(({ name }, place) =>
    maskOf(originAt(resolved, { name, place, width: columns.length }), {
      resolved,
      marked,
      tables: catalogue.tables,
    }),
  );
}

type Known = { resolved: Resolved; marked: Marked; tables: readonly Table[] };

function maskOf({ columns, summed, isUnknown }: Origin, known: Known): ColumnMask | null {
  const { marked } = known;
  if (isUnknown) return { category: 'value', counts: [] };
  const shown = columns.flatMap((key) => marked.get(key) ?? []);
  if (shown.length > 0) return { category: oneCategory(shown), counts: [] };
  const sums = summed.filter((key) => marked.has(key));
  if (sums.length === 0) return null;
  const counts = sums.map((key) => countOf(key, known));
  return {
    category: 'value',
    counts: counts.includes(-1) ? [] : counts,
  };
}

function oneCategory(categories: readonly MarkCategory[]): MarkCategory {
  const [first, ...others] = new Set(categories);
  return first !== undefined && others.length === 0 ? first : 'value';
}

/** The place of the column that says over how many values the sum was made; -1 where there is none. */
function countOf(key: string, { resolved: { columns, isOrdered }, tables }: Known): number {
  const isRequired = tables.some((table) =>
    table.columns.some((column) => !column.nullable && columnKey(table, column.name) === key),
  );
  if (!isOrdered) return -1;
  return columns.findIndex(
    ({ counts }) => counts !== null && (counts.column === key || (counts.column === null && isRequired)),
  );
}

/** The same rows with stand-ins; what is missing stays missing. */
export function maskResult(result: QueryResult, masks: Masks, standIns: StandIns): QueryResult {
  if (masks.every((mask) => mask === null)) return result;
  return {
    ...result,
    columns: result.columns.map((column, place) => {
      const { meaning: _, ...plain } = column;
      return masks[place] ? { ...plain, type: 'text', kind: 'text' } : column;
    }),
    rows: result.rows.map((row) =>
      row.map((cell, place) => {
        const mask = masks[place];
        if (!mask || cell === null || isEnough(row, mask)) return cell;
        return standIns.of(cell, mask.category);
      }),
    ),
  };
}

function isEnough(row: readonly (string | null)[], { counts }: ColumnMask): boolean {
  return counts.length > 0 && counts.every((place) => Number(row[place] ?? 0) >= fewestSummed);
}
