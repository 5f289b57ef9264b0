import { memo } from 'react';
import { classNames } from '../class-names.ts';
import type { GridColumn } from './database-rows-table.tsx';
import styles from './virtual-grid.module.css';

export const widestColumn = 360;
/** No text this long fits into the widest column, so there is no need to measure more of it. */
export const longText = 200;
/** Left and right of what a cell says. */
export const cellPadding = 24;

export type Whole = { column: string; value: string };

/** What all rows of a table share: as long as it stays the same, a row that is drawn stays as it is. */
export type GridLook = {
  columns: readonly GridColumn[];
  /** What a cell of each column has for its text. */
  rooms: readonly number[];
  widthOfText: (text: string) => number;
};

type GridRowProps = {
  index: number;
  look: GridLook;
  values: readonly (string | null)[];
  onWhole: (whole: Whole) => void;
};

export const GridRow = memo(function GridRow({ index, look, values, onWhole }: GridRowProps) {
  return (
    <tr aria-rowindex={index + 2} className={styles.row}>
      {values.map((value, at) => {
        const width = widthOf(look, value);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two columns of a result may share a name
          <td key={at} className={cellClass(look, { value, at, width })}>
            {width > widestColumn - cellPadding ? (
              <button
                type="button"
                className={styles.more}
                onClick={() => onWhole({ column: look.columns[at]?.name ?? '', value: value ?? '' })}
              >
                {value}
              </button>
            ) : (
              shown(value)
            )}
          </td>
        );
      })}
    </tr>
  );
});

type Cell = { value: string | null; at: number; width: number };

/** A cell that is cut off is painted apart from all others: only one that needs it is. */
function cellClass({ columns, rooms }: GridLook, { value, at, width }: Cell): string {
  return classNames(
    styles.cell,
    columns[at]?.align === 'end' && styles.end,
    (value ?? '') === '' && styles.null,
    width > (rooms[at] ?? 0) && styles.cut,
  );
}

/** What is on several lines, like what no column has room for, is only seen whole by a click. */
function widthOf({ widthOfText }: GridLook, value: string | null): number {
  const text = shown(value);
  return text.length > longText || text.includes('\n') ? Number.POSITIVE_INFINITY : widthOfText(text);
}

export function shown(value: string | null): string {
  if (value === null) return 'NULL';
  return value === '' ? 'empty text' : value;
}
