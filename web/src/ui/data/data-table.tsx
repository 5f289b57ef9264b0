import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './data-table.module.css';

type DataTableProps = {
  columns: { key: string; label: string; align?: 'start' | 'end' }[];
  rows: Record<string, ReactNode>[];
  caption: string;
};

export function DataTable({ columns, rows, caption }: DataTableProps) {
  return (
    // A wide table scrolls, so it must be reachable by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see the line above
    <section className={styles.scroller} aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ key, label, align }) => (
              <th key={key} scope="col" className={classNames(styles.head, align === 'end' && styles.end)}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows never change places in a static table
            <tr key={index} className={styles.row}>
              {columns.map(({ key, align }) => (
                <td key={key} className={classNames(styles.cell, align === 'end' && styles.end)}>
                  {row[key]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
