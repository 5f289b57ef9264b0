import type { Column, Table } from '@parley/contract/database-schema';
import { type NodeProps, useStore } from '@xyflow/react';
import { Key } from 'iconoir-react';
import { memo } from 'react';
import { classNames } from '../../../../ui/class-names.ts';
import { box } from '../../model/diagram-graph.ts';
import type { TableFlowNode } from '../../model/flow-node.ts';
import styles from './table-node.module.css';

/** Below this zoom a column's name is a smear: only the table's own is drawn. */
const readable = 0.45;

export const TableNode = memo(function TableNode({ data, selected }: NodeProps<TableFlowNode>) {
  const near = useStore(({ transform }) => transform[2] >= readable);
  const { table } = data;
  return (
    <div className={classNames(styles.node, selected && styles.selected, !near && styles.far)}>
      <p className={styles.name}>{table.name}</p>
      {near && <Columns table={table} />}
    </div>
  );
});

function Columns({ table }: { table: Table }) {
  const hidden = table.columns.length - box.shown;
  return (
    <>
      <ul>
        {table.columns.slice(0, box.shown).map((column) => (
          <li key={column.name} className={styles.column}>
            <span className={styles.mark}>{markOf(table, column)}</span>
            <span className={styles.columnName}>{column.name}</span>
            <span className={styles.type}>{column.type}</span>
          </li>
        ))}
      </ul>
      {hidden > 0 && <p className={styles.more}>and {hidden} more</p>}
    </>
  );
}

function markOf(table: Table, { name }: Column) {
  if (table.derived.primaryKey.includes(name)) return <Key width={12} height={12} aria-label="primary key" />;
  return table.foreignKeys.some(({ columns }) => columns.includes(name)) ? '→' : null;
}
