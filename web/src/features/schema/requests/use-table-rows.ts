import { tableDataOutput } from '@parley/contract/connections';
import type { Table } from '@parley/contract/database-schema';
import { api } from '@parley/contract/routes';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/call-api.ts';

type TablePage = { connectionId: string; table: Table; page: number; pageSize: number };

export function useTableRows({ connectionId, table, page, pageSize }: TablePage) {
  return useQuery({
    queryKey: ['table-rows', connectionId, table.schema, table.name, page, pageSize],
    queryFn: ({ signal }) =>
      callApi({
        method: 'POST',
        path: api.tableData,
        body: {
          connection_id: connectionId,
          table_schema: table.schema,
          table_name: table.name,
          page,
          page_size: pageSize,
        },
        output: tableDataOutput,
        idempotent: true,
        retries: 0,
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}
