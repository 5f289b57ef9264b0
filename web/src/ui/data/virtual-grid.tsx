import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { NavArrowDown, NavArrowUp } from 'iconoir-react';
import { type CSSProperties, useCallback, useMemo, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { Modal } from '../overlay/modal.tsx';
import type { GridColumn } from './database-rows-table.tsx';
import {
  cellPadding,
  type GridLook,
  GridRow,
  longText,
  shown,
  type Whole,
  widestColumn,
} from './grid-row.tsx';
import { createTextWidthMeasure, measureLike } from './measure-text-width.ts';
import { type SortOrder, sortedRows } from './sorted-rows.ts';
import styles from './virtual-grid.module.css';

const rowHeight = 32;
const headHeight = rowHeight + 1;
/** As high as the style sheet lets it become. */
const mostHeight = 460;
const narrowestColumn = 72;
const sampledRows = 200;
/** Names of columns are bolder than what is below them, and have room for an arrow. */
const headRoom = { share: 1.1, arrow: 16 } as const;

type VirtualGridProps = {
  caption: string;
  columns: readonly GridColumn[];
  rows: readonly (string | null)[][];
};

/** Draws only the rows in sight: a hundred thousand scroll like a dozen. */
export function VirtualGrid({ caption, columns, rows }: VirtualGridProps) {
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const [order, setOrder] = useState<SortOrder | null>(null);
  const [whole, setWhole] = useState<Whole | null>(null);
  const sorted = useMemo(() => sortedRows(rows, order), [rows, order]);
  const widthOfText = useMemo(() => scroller && createTextWidthMeasure(measureLike(scroller)), [scroller]);
  const widths = useMemo(
    () => (widthOfText ? widthsOf(columns, rows, widthOfText) : columns.map(() => narrowestColumn)),
    [columns, rows, widthOfText],
  );
  const virtual = useVirtualizer({
    count: sorted.length,
    getScrollElement: () => scroller,
    estimateSize: () => rowHeight,
    overscan: 3,
    rangeExtractor: useDrawnRange(),
    // The browser scrolls before React draws: whatever it shows meanwhile is within the overscan.
    useFlushSync: false,
  });
  const width = virtual.scrollRect?.width ?? 0;
  const look = useMemo((): GridLook | null => {
    if (!widthOfText || !scroller || width === 0) return null;
    // Columns are at least as wide as they are told to be, and share what is left of the table's width.
    const stretch = Math.max(1, scroller.clientWidth / sum(widths));
    return { columns, rooms: widths.map((least) => least * stretch - cellPadding), widthOfText };
  }, [columns, widths, widthOfText, scroller, width]);
  const sortBy = (column: number) =>
    setOrder((now) => {
      if (now?.column !== column)
        return { column, numeric: columns[column]?.align === 'end', falling: false };
      return now.falling ? null : { ...now, falling: true };
    });
  const drawn = virtual.getVirtualItems();
  const shift = useRowShift(drawn[0]?.index ?? 0, drawn.length);
  const height = virtual.getTotalSize() + headHeight;
  return (
    <>
      <section
        ref={setScroller}
        className={classNames(styles.scroller, height > mostHeight && styles.tall)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it must be reachable by keyboard
        tabIndex={0}
        aria-label={caption}
      >
        <table className={styles.table} style={tableStyle(widths, height)} aria-rowcount={rows.length + 1}>
          <caption className="visually-hidden">{caption}</caption>
          <GridHead columns={columns} order={order} onSort={sortBy} />
          {/* All rows move as one: a place of its own for each would be worked out anew with every scroll. */}
          <tbody
            className={classNames(styles.body, virtual.isScrolling && styles.moving)}
            style={{ transform: `translateY(${drawn[0]?.start ?? 0}px)` }}
            onPointerOver={({ target }) => tellWhole(target)}
          >
            {look &&
              drawn.map(({ index }) => (
                <GridRow
                  key={index - shift}
                  index={index}
                  look={look}
                  values={sorted[index] ?? []}
                  onWhole={setWhole}
                />
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

type GridHeadProps = {
  columns: readonly GridColumn[];
  order: SortOrder | null;
  onSort: (column: number) => void;
};

function GridHead({ columns, order, onSort }: GridHeadProps) {
  const Arrow = order?.falling ? NavArrowDown : NavArrowUp;
  return (
    <thead className={styles.head}>
      <tr className={styles.row} aria-rowindex={1}>
        {columns.map((column, at) => (
          <th
            // biome-ignore lint/suspicious/noArrayIndexKey: two columns of a result may share a name
            key={at}
            scope="col"
            aria-sort={order?.column === at ? (order.falling ? 'descending' : 'ascending') : 'none'}
            className={classNames(styles.cell, styles.cut, column.align === 'end' && styles.end)}
          >
            <button type="button" className={styles.sort} onClick={() => onSort(at)}>
              {column.name}
              {order?.column === at && <Arrow width={13} height={13} aria-hidden="true" />}
            </button>
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** Rows beside those in sight are for whoever scrolls on to them: a jump goes somewhere else. */
function useDrawnRange(): (range: Range) => number[] {
  const first = useRef(0);
  return useCallback((range: Range) => {
    const isJump = Math.abs(range.startIndex - first.current) > range.endIndex - range.startIndex;
    first.current = range.startIndex;
    return defaultRangeExtractor(isJump ? { ...range, overscan: 0 } : range);
  }, []);
}

/**
 * After a jump to where none of the rows is drawn, the old ones get new words: that costs less than as many new rows.
 * A row that stays in sight stays what it is.
 */
function useRowShift(first: number, count: number): number {
  const last = useRef({ first, shift: 0 });
  const moved = first - last.current.first;
  const isJump = Math.abs(moved) >= count;
  last.current = { first, shift: last.current.shift + (isJump ? moved : 0) };
  return last.current.shift;
}

/**
 * The columns are told once for all rows; the height is that of all rows, drawn or not. The width is told as well: to
 * find it, the browser would look into every cell.
 */
function tableStyle(widths: readonly number[], height: number): CSSProperties {
  const columns = widths.map((width) => `minmax(${width}px, ${width}fr)`).join(' ');
  return { '--columns': columns, height, minWidth: sum(widths) } as CSSProperties;
}

function sum(widths: readonly number[]): number {
  return widths.reduce((total, width) => total + width, 0);
}

/** Only where the pointer is: a title in every cell is half of the work of a scroll. */
function tellWhole(target: EventTarget): void {
  const cell = target instanceof Element ? target.closest('td') : null;
  if (cell) cell.title = cell.textContent;
}

/** By what some rows hold, from the first to the last: measuring all of them would cost more than it tells. */
function widthsOf(
  columns: readonly GridColumn[],
  rows: readonly (string | null)[][],
  widthOfText: (text: string) => number,
): number[] {
  const step = Math.max(1, Math.floor(rows.length / sampledRows));
  const sample = rows.filter((_, at) => at % step === 0 || at === rows.length - 1);
  return columns.map(({ name }, at) => {
    const head = widthOfText(name) * headRoom.share + headRoom.arrow;
    const widest = sample.reduce((most, row) => Math.max(most, widthOfText(begin(row[at]))), head);
    return Math.ceil(Math.min(widestColumn, Math.max(narrowestColumn, widest + cellPadding)));
  });
}

function begin(value: string | null | undefined): string {
  return shown(value ?? null).slice(0, longText);
}
