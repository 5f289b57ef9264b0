import type { ResultPage } from '@parley/contract/agent-access';
import { ParleyError } from '@parley/contract/errors';
import type { QueryResult } from '@parley/contract/query-result';

export type PageInput = { limit: number; cursor?: string | undefined };

/**
 * Some rows of a result. The cursor names where the next ones begin and in which result: rows that are no longer the
 * same are refused, so that pages laid together are one answer.
 */
export function paginateResult(result: QueryResult, hash: string, { limit, cursor }: PageInput): ResultPage {
  const mark = hash.slice(0, 16);
  const start = cursor === undefined ? 0 : startOf(cursor, mark);
  const rows =
    start === 0 && result.rows.length <= limit ? result.rows : result.rows.slice(start, start + limit);
  const end = start + rows.length;
  const hasMore = end < result.rows.length;
  return {
    columns: result.columns.map(({ name, type }) => ({ name, type })),
    rows,
    row_count: rows.length,
    truncated: hasMore || result.truncated !== null,
    cursor: hasMore ? `${end}.${mark}` : null,
  };
}

function startOf(cursor: string, mark: string): number {
  const [, start, of] = /^(\d{1,9})\.([\w-]{16})$/.exec(cursor) ?? [];
  if (start === undefined) throw refused('This cursor does not belong to this tool.');
  if (of !== mark) throw refused('The rows have changed since that page. Start again without a cursor.');
  return Number(start);
}

function refused(message: string): ParleyError {
  return new ParleyError('invalid_input', { message, fields: { cursor: message } });
}
