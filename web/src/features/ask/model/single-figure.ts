import type { QueryResult } from '@parley/contract/query';

/** Amounts are read to the cent; what is smaller keeps the digits that say something. */
const figures = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
const smallFigures = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 3 });

export type SingleFigure = { value: string; label: string };

/** An answer that is one number, and what it counts; null for every other. */
export function singleFigure({ columns, rows }: QueryResult): SingleFigure | null {
  const [column, ...others] = columns;
  const cell = rows.length === 1 ? rows[0]?.[0] : undefined;
  if (column === undefined || others.length > 0 || typeof cell !== 'string') return null;
  const number = Number(cell);
  if (cell.trim() === '' || !Number.isFinite(number) || !isNumeric(column.kind)) return null;
  const isSmall = number !== 0 && Math.abs(number) < 0.1;
  return {
    value: (isSmall ? smallFigures : figures).format(number),
    label: column.name.replaceAll('_', ' ').trim(),
  };
}

const isNumeric = (kind: QueryResult['columns'][number]['kind']): boolean =>
  kind === 'integer' || kind === 'number';
