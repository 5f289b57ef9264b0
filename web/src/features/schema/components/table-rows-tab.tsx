import type { Table } from '@parley/contract/database-schema';
import { NavArrowLeft, NavArrowRight } from 'iconoir-react';
import { useState } from 'react';
import { errorMessage } from '../../../lib/api/error-message.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { DatabaseRowsTable } from '../../../ui/data/database-rows-table.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { tableId } from '../model/table-id.ts';
import { useTableRows } from '../requests/use-table-rows.ts';
import styles from './table-rows-tab.module.css';

type TableRowsTabProps = { connectionId: string; tables: Table[] };

export function TableRowsTab({ connectionId, tables }: TableRowsTabProps) {
  const [chosen, setChosen] = useState('');
  const table = tables.find((one) => tableId(one) === chosen) ?? tables[0];
  if (!table) return <EmptyState title="No tables found">There are no rows to look at.</EmptyState>;
  return (
    <div className={styles.tab}>
      <SelectField
        label="Table"
        name="table"
        inline
        options={tables.map((one) => ({ value: tableId(one), label: tableId(one) }))}
        value={tableId(table)}
        onChange={setChosen}
      />
      <TablePreview key={tableId(table)} connectionId={connectionId} table={table} />
    </div>
  );
}

const sizes = ['5', '10', '25', '50', '100'].map((value) => ({ value, label: value }));

type TablePreviewProps = { connectionId: string; table: Table };

function TablePreview({ connectionId, table }: TablePreviewProps) {
  const [page, setPage] = useState(1);
  const [size, setSize] = useState('5');
  const rows = useTableRows({ connectionId, table, page, pageSize: Number(size) });
  if (rows.isPending) return <Skeleton height="block" />;
  if (rows.error) {
    return (
      <Notice
        tone="error"
        action={
          <Button busy={rows.isFetching} onClick={() => void rows.refetch()}>
            Retry
          </Button>
        }
      >
        {errorMessage(rows.error)}
      </Notice>
    );
  }
  const { result, has_more: hasMore } = rows.data;
  return (
    <>
      {result.rows.length === 0 && page === 1 && <p className={styles.note}>This table has no rows.</p>}
      <DatabaseRowsTable
        caption={`Rows of ${tableId(table)}, page ${page}`}
        columns={result.columns.map(({ name, type, kind }) => ({
          name,
          type,
          align: kind === 'integer' || kind === 'number' ? 'end' : 'start',
        }))}
        rows={result.rows}
        stale={rows.isPlaceholderData}
      />
      <div className={styles.pages}>
        <SelectField
          label="Rows a page"
          name="page_size"
          inline
          options={sizes}
          value={size}
          onChange={(next) => {
            setSize(next);
            setPage(1);
          }}
        />
        <div className={styles.turn}>
          <Button
            size="sm"
            icon={<NavArrowLeft width={15} height={15} />}
            disabled={page === 1 || rows.isPlaceholderData}
            onClick={() => setPage(page - 1)}
          >
            Previous
          </Button>
          <span role="status">Page {page}</span>
          <Button size="sm" disabled={!hasMore || rows.isPlaceholderData} onClick={() => setPage(page + 1)}>
            Next
            <NavArrowRight width={15} height={15} />
          </Button>
        </div>
      </div>
    </>
  );
}
