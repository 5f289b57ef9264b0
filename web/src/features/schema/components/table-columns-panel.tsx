import type { Table } from '@parley/contract/database-schema';
import { Xmark } from 'iconoir-react';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { countText } from '../../../ui/locale-format.ts';
import { tableId } from '../model/table-id.ts';
import { ColumnList } from './column-list.tsx';
import styles from './table-columns-panel.module.css';

type TableColumnsPanelProps = { table: Table; onClose: () => void };

export function TableColumnsPanel({ table, onClose }: TableColumnsPanelProps) {
  return (
    <aside className={styles.panel} aria-label={`Columns of ${tableId(table)}`}>
      <header className={styles.header}>
        <div className={styles.titles}>
          <h3 className={styles.name}>{tableId(table)}</h3>
          <p className={styles.facts}>
            {table.kind} · {table.columns.length} columns
            {table.rowEstimate !== null && ` · about ${countText(table.rowEstimate)} rows`}
          </p>
        </div>
        <IconButton label="Hide columns" onClick={onClose}>
          <Xmark width={18} height={18} />
        </IconButton>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long list scrolls, so it must be reachable by keyboard */}
      <section className={styles.list} tabIndex={0} aria-label="Columns">
        {table.comment && <p className={styles.comment}>{table.comment}</p>}
        <ColumnList table={table} />
      </section>
    </aside>
  );
}
