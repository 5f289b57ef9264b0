import { api } from '@parley/contract/routes';
import { checkSqlOutput, type ToolInput } from '@parley/contract/tools';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/call-api.ts';
import { useDebouncedValue } from '../model/use-debounced-value.ts';

export type SqlDraft = Pick<ToolInput, 'connectionId' | 'type' | 'sql' | 'parameters'>;

export type SqlCheck = ReturnType<typeof useSqlCheck>;

/** How long somebody must have stopped typing. */
const pause = 400;

/** Whether the statement prepares on the real database, asked whenever the typing pauses. */
export function useSqlCheck(draft: SqlDraft) {
  const settled = useDebouncedValue(JSON.stringify(draft), pause);
  const asked: SqlDraft = JSON.parse(settled);
  const check = useQuery({
    queryKey: ['sql-check', settled],
    queryFn: ({ signal }) =>
      callApi({
        method: 'POST',
        path: api.checkSql,
        body: asked,
        output: checkSqlOutput,
        idempotent: true,
        retries: 0,
        signal,
      }),
    enabled: asked.connectionId !== '' && asked.sql.trim() !== '',
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  });
  const isCurrent = settled === JSON.stringify(draft) && !check.isPlaceholderData && !check.isFetching;
  return { ...check, isCurrent };
}
