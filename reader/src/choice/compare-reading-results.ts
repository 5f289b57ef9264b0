import { createHash } from 'node:crypto';

/** What the statement of a reading gives: how many rows, and of each column a digest of its values. */
export type ReadingOutcome = {
  rows: number;
  columns: readonly string[];
  /** So many of the first columns were asked for; the others are shown beside them. */
  asked: number;
  /** No rows, or nothing in them but NULL and zero. */
  isNothing: boolean;
};

export type ShownRows = {
  rows: readonly (readonly unknown[])[];
  columns: number;
  asked: number;
};

export function outcomeOf({ rows, columns, asked }: ShownRows): ReadingOutcome {
  const cells = rows.map((row) => row.map(textOf));
  return {
    rows: rows.length,
    columns: Array.from({ length: columns }, (_, at) => digest(cells.map((row) => row[at] ?? ''))),
    asked: Math.max(1, Math.min(columns, asked)),
    isNothing: rows.every((row) => row.every((cell) => cell === null || Number(cell) === 0)),
  };
}

/** Whether an asker would be told the same: as many rows, and one shows all that was asked for in the other's sense. */
export function givesTheSame(one: ReadingOutcome, other: ReadingOutcome): boolean {
  if (one.rows !== other.rows) return false;
  const isIn = (asked: ReadingOutcome, shown: ReadingOutcome) =>
    asked.columns.slice(0, asked.asked).every((column) => shown.columns.includes(column));
  return isIn(one, other) || isIn(other, one);
}

function digest(values: readonly string[]): string {
  const text = values.toSorted().join('\u0001');
  return createHash('sha256').update(text).digest('base64url').slice(0, 16);
}

/** Two ways to compute a figure differ in the last digits. */
function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return '\u0000';
  if (cell instanceof Date) return cell.toISOString();
  if (typeof cell === 'object') return JSON.stringify(cell);
  const text = String(cell);
  return /^-?\d+\.\d+$/.test(text) ? String(Number(Number(text).toPrecision(9))) : text;
}
