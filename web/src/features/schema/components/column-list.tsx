import type { Column, Table } from '@parley/contract/database-schema';
import { Badge } from '../../../ui/data/badge.tsx';
import styles from './column-list.module.css';

type ColumnListProps = { table: Table };

export function ColumnList({ table }: ColumnListProps) {
  return (
    <ul className={styles.list}>
      {table.columns.map((column) => (
        <li key={column.name} className={styles.column}>
          <span className={styles.name}>{column.name}</span>
          <span className={styles.marks}>
            {table.derived.primaryKey.includes(column.name) && <Badge tone="accent">PK</Badge>}
            {referenceOf(table, column) && <Badge>→ {referenceOf(table, column)}</Badge>}
            {!column.nullable && <span className={styles.mark}>not null</span>}
            {column.generated && <span className={styles.mark}>{column.generated}</span>}
          </span>
          <code className={styles.type}>{column.type}</code>
          {column.comment && <span className={styles.comment}>{column.comment}</span>}
        </li>
      ))}
    </ul>
  );
}

function referenceOf(table: Table, { name }: Column): string | undefined {
  return table.foreignKeys.find(({ columns }) => columns.includes(name))?.referencedTable;
}
