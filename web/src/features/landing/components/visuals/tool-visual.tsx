import { CheckCircle } from 'iconoir-react';
import { scarceProducts } from '../../../../lib/sample-shop/recorded-sample-answer.ts';
import { DataTable } from '../../../../ui/data/data-table.tsx';
import styles from './tool-visual.module.css';

const columns = [
  { key: 'name', label: 'name' },
  { key: 'stock', label: 'stock', align: 'end' as const },
];

export function ToolVisual() {
  return (
    <div className={styles.tool}>
      <p className={styles.name}>Products low in stock</p>
      <p className={styles.signature}>
        Products with at most <code className={styles.parameter}>threshold: integer</code> left, the scarcest
        first.
      </p>
      <DataTable caption="First rows of the tool" columns={columns} rows={[...scarceProducts.rows]} />
      <p className={styles.proof}>
        <CheckCircle width={16} height={16} aria-hidden="true" />
        Run before you see it, read-only
      </p>
    </div>
  );
}
