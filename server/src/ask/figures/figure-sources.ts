import type { ParameterValue } from '@parley/contract/parameters';
import type { QueryResult } from '@parley/contract/query-result';
import { cellPeriodName } from '@parley/contract/results/cell-period-name';
import type { ComputedFact } from '../../ai/port.ts';
import { figuresSaid } from '../../language/question/figures-in-question.ts';
import { hasNumberWord } from './number-word-values.ts';
import { spelledNumbers } from './spelled-figures.ts';

/** What a sentence may take its figures from. */
export type Evidence = {
  result: QueryResult;
  facts: readonly ComputedFact[];
  question: string;
  values: Readonly<Record<string, ParameterValue>>;
};

export type FigureSources = {
  /** Rising, so that a search needs few steps. */
  numbers: Float64Array;
  years: ReadonlySet<string>;
  /** 'MM-DD' of every day that occurs. */
  days: ReadonlySet<string>;
  /** Texts with a number in them: a figure inside of one, quoted whole, is a name. */
  names: readonly string[];
  rowCount: number;
};

const number = /[-−]?\d+(?:,\d{3})*(?:\.\d+)?/g;
const date = /(\d{4})-(\d{2})(?:-(\d{2}))?/g;
const wholeDate = /\d{4}-\d{2}(?:-\d{2})?(?:[T ][\d:.+Z-]+)?/g;

export function sourcesOf({ result, facts, question, values }: Evidence): FigureSources {
  const { numbers, dates, names } = inRows(result);
  const found = facts.flatMap(({ value, of }) => [value, of ?? '']);
  const given = Object.values(values).flat().map(String);
  const said = figuresSaid(question);
  // A figure inside of a text that stands in the data is no figure of the answer.
  const all = [...numbers, ...found.filter(isNumber), ...given.flatMap(numbersIn), ...said.numbers].map(
    Number,
  );
  const days = [...dates, ...found, ...given, ...said.dates].flatMap((text) => [...text.matchAll(date)]);
  const years = [...days.map((match) => match[1] ?? ''), ...said.years];
  return {
    numbers: Float64Array.from(all).sort(),
    years: new Set(years),
    days: new Set(days.flatMap((match) => (match[3] ? [`${match[2]}-${match[3]}`] : []))),
    names: [...names, ...found, ...given].filter(holdsNumber),
    rowCount: result.rows.length,
  };
}

function inRows(result: QueryResult): { numbers: number[]; dates: string[]; names: Set<string> } {
  const found = { numbers: [] as number[], dates: [] as string[], names: new Set<string>() };
  // '14:00' is one name for the cell 14.
  const hours = result.columns.findIndex(({ meaning }) => meaning?.role === 'hour of day');
  for (const row of result.rows) {
    const hour = row[hours];
    if (hour != null) found.names.add(cellPeriodName(hour, result.columns[hours]?.meaning) ?? hour);
    for (const cell of row) {
      if (cell === null || !holdsNumber(cell)) continue;
      const value = Number(cell);
      if (!Number.isNaN(value)) found.numbers.push(value);
      else if (/^\d{4}-\d{2}/.test(cell)) {
        found.dates.push(cell.slice(0, 10));
        const clock = /[T ](\d{2}:\d{2})/.exec(cell)?.[1];
        if (clock !== undefined) found.names.add(clock);
      } else if (cell.length <= 200) found.names.add(cell);
    }
  }
  return found;
}

function holdsNumber(text: string): boolean {
  return /\d/.test(text) || hasNumberWord(text);
}

function isNumber(text: string): boolean {
  return text.trim() !== '' && !Number.isNaN(Number(text));
}

function numbersIn(text: string): number[] {
  const digits = [...text.replace(wholeDate, ' ').matchAll(number)].map(([said]) =>
    Number(said.replaceAll(',', '').replace('−', '-')),
  );
  return [...digits, ...spelledNumbers(text)];
}

/** Is there a number from `low` to `high`? */
export function hasNumber({ numbers }: FigureSources, low: number, high: number): boolean {
  let [first, last] = [0, numbers.length];
  while (first < last) {
    const middle = (first + last) >> 1;
    if ((numbers[middle] ?? 0) < low) first = middle + 1;
    else last = middle;
  }
  return first < numbers.length && (numbers[first] ?? 0) <= high;
}
