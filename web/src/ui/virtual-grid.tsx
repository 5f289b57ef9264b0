import { useVirtualizer } from '@tanstack/react-virtual';
import { NavArrowDown, NavArrowUp } from 'iconoir-react';
import { useMemo, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import { Modal } from './modal.tsx';
import { type SortOrder, sortedRows } from './sorted-rows.ts';
import type { GridColumn } from './value-grid.tsx';
import styles from './virtual-grid.module.css';

const rowHeight = 32;
const widestColumn = 360;
const narrowestColumn = 72;
const characterWidth = 7.4;
const sampledRows = 100;

type VirtualGridProps = {
  caption: string;
  columns: readonly GridColumn[];
  rows: readonly (string | null)[][];
};

/** Draws only the rows in sight: a hundred thousand scroll like a dozen. */
export function VirtualGrid({ caption, columns, rows }: VirtualGridProps) {
  const scroller = useRef<HTMLElement>(null);
  const [order, setOrder] = useState<SortOrder | null>(null);
  const [whole, setWhole] = useState<{ column: string; value: string } | null>(null);
  const sorted = useMemo(() => sortedRows(rows, order), [rows, order]);
  const widths = useMemo(() => columns.map((column, at) => widthOf(column, at, rows)), [columns, rows]);
  const template = widths.map((width) => `minmax(${width}px, ${width}fr)`).join(' ');
  const virtual = useVirtualizer({
    count: sorted.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 12,
  });
  const sortBy = (column: number) =>
    setOrder((now) => {
      if (now?.column !== column)
        return { column, numeric: columns[column]?.align === 'end', falling: false };
      return now.falling ? null : { ...now, falling: true };
    });
  const Arrow = order?.falling ? NavArrowDown : NavArrowUp;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it must be reachable by keyboard */}
      <section ref={scroller} className={styles.scroller} tabIndex={0} aria-label={caption}>
        <table className={styles.table} aria-rowcount={rows.length + 1}>
          <caption className="visually-hidden">{caption}</caption>
          <thead className={styles.head}>
            <tr className={styles.row} aria-rowindex={1} style={{ gridTemplateColumns: template }}>
              {columns.map((column, at) => (
                <th
                  // biome-ignore lint/suspicious/noArrayIndexKey: two columns of a result may share a name
                  key={at}
                  scope="col"
                  aria-sort={order?.column === at ? (order.falling ? 'descending' : 'ascending') : 'none'}
                  className={classNames(styles.cell, styles[column.align ?? 'start'])}
                >
                  <button type="button" className={styles.sort} onClick={() => sortBy(at)}>
                    {column.name}
                    {order?.column === at && <Arrow width={13} height={13} aria-hidden="true" />}
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody className={styles.body} style={{ height: virtual.getTotalSize() }}>
            {virtual.getVirtualItems().map(({ index, start }) => (
              <tr
                key={index}
                aria-rowindex={index + 2}
                className={styles.row}
                style={{ gridTemplateColumns: template, transform: `translateY(${start}px)` }}
              >
                {(sorted[index] ?? []).map((value, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: see the columns
                  <td key={at} title={value ?? undefined} className={cellClass(value, columns[at])}>
                    {isCut(value) ? (
                      <button
                        type="button"
                        className={styles.more}
                        onClick={() => setWhole({ column: columns[at]?.name ?? '', value: value ?? '' })}
                      >
                        {value}
                      </button>
                    ) : (
                      shown(value)
                    )}
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

function cellClass(value: string | null, column: GridColumn | undefined): string {
  return classNames(styles.cell, styles[column?.align ?? 'start'], (value ?? '') === '' && styles.null);
}

/** Longer than the widest column shows, or on several lines: a click shows it whole. */
function isCut(value: string | null): boolean {
  return value !== null && (value.length * characterWidth > widestColumn || value.includes('\n'));
}

function shown(value: string | null): string {
  if (value === null) return 'NULL';
  return value === '' ? 'empty text' : value;
}

/** By what the first rows hold: measuring all of them would cost more than it tells. */
function widthOf({ name }: GridColumn, at: number, rows: readonly (string | null)[][]): number {
  const longest = rows
    .slice(0, sampledRows)
    .reduce((most, row) => Math.max(most, row[at]?.length ?? 4), name.length + 2);
  return Math.round(Math.min(widestColumn, Math.max(narrowestColumn, longest * characterWidth + 24)));
}
