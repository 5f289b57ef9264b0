import { useState } from 'react';
import { classNames } from '../class-names.ts';
import { Modal } from '../overlay/modal.tsx';
import styles from './database-rows-table.module.css';

export type GridColumn = { name: string; type: string; align?: 'start' | 'end' };

type DatabaseRowsTableProps = {
  columns: GridColumn[];
  rows: (string | null)[][];
  caption: string;
  /** The rows shown belong to an older question and new ones are on their way. */
  stale?: boolean;
};

/** Longer values are cut, with a way to see them whole. */
const mostCharacters = 80;

type Whole = { column: string; value: string };

export function DatabaseRowsTable({ columns, rows, caption, stale = false }: DatabaseRowsTableProps) {
  const [whole, setWhole] = useState<Whole | null>(null);
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls, so it must be reachable by keyboard */}
      <section className={styles.scroller} aria-label={caption} aria-busy={stale} tabIndex={0}>
        <table className={classNames(styles.table, stale && styles.stale)}>
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              {columns.map((column, index) => (
                <th
                  // biome-ignore lint/suspicious/noArrayIndexKey: two columns of a result may share a name
                  key={index}
                  scope="col"
                  className={classNames(styles.head, styles[column.align ?? 'start'])}
                >
                  <span className={styles.name}>{column.name}</span>
                  <span className={styles.type}>{column.type}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, line) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows of a page never change places
              <tr key={line} className={styles.row}>
                {row.map((value, index) => (
                  <td
                    // biome-ignore lint/suspicious/noArrayIndexKey: see the columns
                    key={index}
                    className={classNames(styles.cell, styles[columns[index]?.align ?? 'start'])}
                  >
                    <Value
                      value={value}
                      onWhole={() => setWhole({ column: columns[index]?.name ?? '', value: value ?? '' })}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <Modal open={whole !== null} onClose={() => setWhole(null)} title={whole?.column ?? ''} size="lg">
        <pre className={styles.whole}>{whole?.value}</pre>
      </Modal>
    </>
  );
}

type ValueProps = { value: string | null; onWhole: () => void };

function Value({ value, onWhole }: ValueProps) {
  if (value === null) return <span className={styles.null}>NULL</span>;
  if (value === '') return <span className={styles.null}>empty text</span>;
  if (value.length <= mostCharacters) return value;
  return (
    <>
      {value.slice(0, mostCharacters)}…{' '}
      <button type="button" className={styles.more} onClick={onWhole}>
        show all
      </button>
    </>
  );
}
