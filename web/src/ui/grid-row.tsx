import { memo } from 'react';
import { classNames } from './class-names.ts';
import type { GridColumn } from './value-grid.tsx';
import styles from './virtual-grid.module.css';

export const widestColumn = 360;
export const characterWidth = 7.4;
/** Left and right of what a cell says. */
export const cellPadding = 24;

export type Whole = { column: string; value: string };

/** What all rows of a table share: as long as it stays the same, a row that is drawn stays as it is. */
export type GridLook = {
  columns: readonly GridColumn[];
  widths: readonly number[];
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
      {values.map((value, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two columns of a result may share a name
        <td key={at} className={cellClass(look, value, at)}>
          {isCut(value) ? (
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
      ))}
    </tr>
  );
});

/** A cell that is cut off is painted apart from all others: only one that may need it is. */
function cellClass({ columns, widths, widthOfText }: GridLook, value: string | null, at: number): string {
  const room = (widths[at] ?? 0) - cellPadding;
  return classNames(
    styles.cell,
    columns[at]?.align === 'end' && styles.end,
    (value ?? '') === '' && styles.null,
    !isCut(value) && widthOfText(shown(value)) > room && styles.cut,
  );
}

/** Longer than the widest column shows, or on several lines: a click shows it whole. */
function isCut(value: string | null): boolean {
  return value !== null && (value.length * characterWidth > widestColumn || value.includes('\n'));
}

function shown(value: string | null): string {
  if (value === null) return 'NULL';
  return value === '' ? 'empty text' : value;
}
