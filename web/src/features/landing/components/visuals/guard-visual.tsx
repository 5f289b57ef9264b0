import { Lock, ShieldCheck } from 'iconoir-react';
import { Badge } from '../../../../ui/data/badge.tsx';
import { SqlBlock } from '../../../../ui/sql/sql-block.tsx';
import styles from './guard-visual.module.css';

export function GuardVisual() {
  return (
    <div className={styles.guard}>
      <div className={styles.refusal}>
        <SqlBlock sql={"DELETE FROM orders\nWHERE status = 'open'"} label="A refused statement" />
        <p className={styles.verdict}>
          <Badge tone="danger">Refused</Badge>
          It changes rows, and this tool may only read.
        </p>
      </div>
      <ul className={styles.facts}>
        <li className={styles.fact}>
          <Lock width={16} height={16} aria-hidden="true" />
          <span>AI key</span>
          <code className={styles.secret}>sk-...7Qd4</code>
          <Badge tone="success">Encrypted</Badge>
        </li>
        <li className={styles.fact}>
          <ShieldCheck width={16} height={16} aria-hidden="true" />
          <span>Transaction</span>
          <code className={styles.secret}>READ ONLY</code>
          <Badge tone="success">On</Badge>
        </li>
      </ul>
    </div>
  );
}
