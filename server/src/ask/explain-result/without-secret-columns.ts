import type { QueryResult } from '@parley/contract/query-result';
import { isSecretColumn } from '../../guard/secret-columns/secret-columns.ts';

/** The same result without the columns that hold secrets by their names. */
export function withoutSecretColumns(result: QueryResult): QueryResult {
  const isOpen = result.columns.map((column) => !isSecretColumn(column));
  if (isOpen.every(Boolean)) return result;
  return {
    ...result,
    columns: result.columns.filter((_, index) => isOpen[index]),
    rows: result.rows.map((row) => row.filter((_, index) => isOpen[index])),
  };
}
