import { CheckCircle } from 'iconoir-react';
import { DataTable } from '../../../ui/data-table.tsx';
import styles from './tool-visual.module.css';

const columns = [
  { key: 'title', label: 'title' },
  { key: 'stock', label: 'stock', align: 'end' as const },
];

const rows = [
  { title: 'Enamel mug', stock: 3 },
  { title: 'Canvas tote', stock: 5 },
];

export function ToolVisual() {
  return (
    <div className={styles.tool}>
      <p className={styles.name}>
        <code>products_low_on_stock</code>
      </p>
      <p className={styles.signature}>
        Products with fewer than <code className={styles.parameter}>threshold: integer</code> left.
      </p>
      <DataTable caption="Sample rows of the tool" columns={columns} rows={rows} />
      <p className={styles.proof}>
        <CheckCircle width={16} height={16} aria-hidden="true" />
        Ran on sample values, read-only: 2 rows
      </p>
    </div>
  );
}
