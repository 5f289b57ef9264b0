import type { Chart } from '@parley/contract/ask';
import type { ColumnMeaning, QueryResult, ResultColumn } from '@parley/contract/query-result';
import { type DaySpan, daySpanWords, inDaySpan } from '@parley/contract/results/day-span';
import { inLocalForm } from '../../../ui/locale-format.ts';
import { isPercent, numberWithUnitText } from './texts/number-with-unit-text.ts';

/** How a figure differs from the same one over earlier days. */
export type FigureChange = { way: 'up' | 'down' | 'same'; size: string; before: string };

export type SingleNumberAnswer = { value: string; label: string; change: FigureChange | null };

/** An answer that is one number, or one number beside an earlier one, and what it counts; null for every other. */
export function singleNumberAnswer(
  { columns, rows }: QueryResult,
  chart: Chart | null,
): SingleNumberAnswer | null {
  const [row, ...others] = rows;
  const [before, now = 0] = chart?.isSideBySide ? chart.measures : [];
  if (!row || others.length > 0 || (before === undefined && columns.length > 1)) return null;
  const column = columns[now];
  const number = column && numberIn(column, row[now]);
  if (column === undefined || number == null) return null;
  const { meaning } = column;
  return {
    value: numberWithUnitText(number, meaning),
    label: labelOf(column),
    change: changeOf(number, meaning, earlierOf({ columns, row, before }, meaning)),
  };
}

type Earlier = { number: number; during: DaySpan };
type Beside = {
  columns: readonly ResultColumn[];
  row: readonly (string | null)[];
  before: number | undefined;
};

function earlierOf({ columns, row, before }: Beside, meaning: ColumnMeaning | undefined): Earlier | null {
  if (before === undefined) {
    return meaning?.before ? { number: Number(meaning.before.value), during: meaning.before.during } : null;
  }
  const column = columns[before];
  const number = column && numberIn(column, row[before]);
  const during = column?.meaning?.during;
  return number != null && during ? { number, during } : null;
}

function changeOf(
  number: number,
  meaning: ColumnMeaning | undefined,
  earlier: Earlier | null,
): FigureChange | null {
  if (!earlier || !Number.isFinite(earlier.number)) return null;
  const before = `${numberWithUnitText(earlier.number, meaning)} ${inLocalForm(inDaySpan(earlier.during))}`;
  const difference = number - earlier.number;
  const way = difference === 0 ? 'same' : difference > 0 ? 'up' : 'down';
  return { way, size: sizeOf(Math.abs(difference), earlier.number, meaning), before };
}

/** In per cent of what it was; percentages differ by points. */
function sizeOf(difference: number, from: number, meaning: ColumnMeaning | undefined): string {
  if (isPercent(meaning)) return `${numberWithUnitText(difference, meaning).replace(' %', '')} points`;
  return from > 0
    ? numberWithUnitText((100 * difference) / from, { role: 'percentage' })
    : numberWithUnitText(difference, meaning);
}

/** 'orders, October 2026'. */
function labelOf({ name, meaning }: ResultColumn): string {
  const words = name.replace(/_2$/, '').replaceAll('_', ' ').trim();
  return meaning?.during ? `${words}, ${inLocalForm(daySpanWords(meaning.during))}` : words;
}

function numberIn({ kind, meaning }: ResultColumn, cell: string | null | undefined): number | null {
  const isNumeric = kind === 'integer' || kind === 'number' || (kind === 'other' && meaning !== undefined);
  if (!isNumeric || typeof cell !== 'string' || cell.trim() === '') return null;
  const number = Number(cell);
  return Number.isFinite(number) ? number : null;
}
