import type { ColumnMeaning, ResultColumn } from '@parley/contract/query-result';
import { functionWords } from '../../../language/question/function-words.ts';
import { compare, parseDecimal } from '../../../platform/decimal.ts';
import { stem, stems, tokens } from '../../../platform/text-search/tokenize-and-stem.ts';
import type { ComputedFact, ExplainTask } from '../../port.ts';

import { sayCell } from './say-values.ts';

/** Of several sums of money the whole is told first. */
const whole = /(^|_)(total|amount|revenue|sum)$/i;

/** The facts of one column by what they say: `told('largest')`. */
export type ColumnFacts = {
  column: string;
  meaning: ColumnMeaning | undefined;
  /** A figure of this column, in words. */
  say(value: string): string;
  fact(label: string): ComputedFact | null;
};

/** Columns that something was computed of, with the one the question is about first. */
export function rankResultFactsByColumn({ facts, question, result }: ExplainTask): ColumnFacts[] {
  const columns = [
    ...new Set(
      facts.flatMap(({ column, label }) => (column !== null && /^largest /.test(label) ? [column] : [])),
    ),
  ];
  const asked = new Set(stems(question));
  const score = (column: string) =>
    said(column, asked) * 2 + (orderOf(column, result) === null ? 0 : 3) + (whole.test(column) ? 0.5 : 0);
  return columns
    .map((column) => ({ column, score: score(column) }))
    .toSorted((a, b) => b.score - a.score)
    .map(({ column }) => ({
      column,
      meaning: columnOf(result, column).meaning,
      say: (value) => sayCell(value, columnOf(result, column), hasCents(result, column)),
      fact: (label) =>
        facts.find(
          (one) => one.column === column && (one.label === label || one.label === `${label} ${column}`),
        ) ?? null,
    }));
}

const columnOf = ({ columns }: ExplainTask['result'], column: string): Omit<ResultColumn, 'type'> =>
  columns.find(({ name }) => name === column) ?? { name: column, kind: 'number' };

/** Of amounts some of which have cents, all have: '117,640.00' beside '347,542.20'. */
function hasCents({ columns, rows }: ExplainTask['result'], column: string): boolean {
  const place = columns.findIndex(({ name }) => name === column);
  return rows.some((row) => /\.\d/.test(row[place] ?? ''));
}

/** How much of a name was said: 'orders' is all of 'orders' and a third of 'average per order'. */
function said(column: string, asked: ReadonlySet<string>): number {
  const words = tokens(column)
    .filter((word) => !functionWords.has(word))
    .map(stem);
  const shared = words.filter((word) => asked.has(word)).length;
  return shared === 0 ? 0 : shared + shared / words.length;
}

const ordered: ReadonlySet<ColumnMeaning['role']> = new Set([
  'weekday',
  'month of year',
  'hour of day',
  'day of month',
]);
const isOrdered = (meaning: ColumnMeaning | undefined): boolean =>
  meaning !== undefined && ordered.has(meaning.role);

/** Whether the rows at hand stand in the order of a column: 'falling' where the first is the largest. */
export function orderOf(
  column: string,
  { columns, rows }: ExplainTask['result'],
): 'falling' | 'rising' | null {
  // Days of the week come in their own order.
  if (columns.some(({ name, meaning }) => name === 'day_number' || isOrdered(meaning))) return null;
  const index = columns.findIndex(({ name }) => name === column);
  const values = rows.flatMap((row) => parseDecimal(row[index] ?? '') ?? []);
  const steps = values.slice(1).map((value, place) => compare(value, values[place] ?? value));
  if (values.length < rows.length || steps.every((step) => step === 0)) return null;
  if (steps.every((step) => step <= 0)) return 'falling';
  return steps.every((step) => step >= 0) ? 'rising' : null;
}
