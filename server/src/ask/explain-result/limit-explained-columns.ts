import { limits } from '@parley/contract/limits';
import type { QueryResult } from '@parley/contract/query-result';

/** Of how many columns something is computed: all of it happens in one turn of the event loop. */
export function explainedColumns(rowCount: number): number {
  const { columns, cells } = limits.explained;
  return Math.min(columns, Math.max(1, Math.floor(cells / Math.max(1, rowCount))));
}

export function explainedPart(result: QueryResult): QueryResult {
  const most = explainedColumns(result.rows.length);
  if (result.columns.length <= most) return result;
  return {
    ...result,
    columns: result.columns.slice(0, most),
    rows: result.rows.map((row) => row.slice(0, most)),
  };
}
