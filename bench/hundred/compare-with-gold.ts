import type { QueryResult } from '@parley/contract/query-result';
import pg from 'pg';
import { containsGold, type ResultRows, sharesPlaces, unitsBetween } from '../../training/compare-results.ts';
import type { Question } from './questions.ts';

export type Gold = {
  sql: string;
  rows: ResultRows;
  /** The same ranking without its limit, where the statement has one. */
  whole?: ResultRows;
};

export type Given = { sql: string; result: QueryResult };

/** Whether an answer is right by the rules of `e2e/hundred/README.md`. */
export function isRight(question: Question, gold: Gold, given: Given): boolean {
  const rows = withOtherForms(cellsOf(given.result));
  const units = unitsOf(question, gold, given);
  if (question.kind === 'none' && given.result.rows.length === 0) return true;
  const same = formsOf(question, gold.rows).some(
    (form) =>
      containsGold(form, rows, units) ||
      roundedAsShown(form, given.result).some((rounded) => containsGold(rounded, rows)),
  );
  if (same) return isInOrder(question, gold.rows, rows);
  if (isEachPurchaseAsGood(question) && isSameSet(gold.rows, rows)) return true;
  return gold.whole !== undefined && sharesPlaces(gold.rows, gold.whole, rows);
}

/** Texts as the engine wrote them, but truth and spans of time as values. */
function cellsOf({ columns, rows }: QueryResult): ResultRows {
  const parsers = columns.map(({ type, kind }) => {
    if (kind === 'boolean') return (text: string): unknown => ['t', 'true', '1'].includes(text);
    return type === 'interval' ? pg.types.getTypeParser(pg.types.builtins.INTERVAL) : null;
  });
  return {
    columns: columns.map(({ name }) => name),
    rows: rows.map((row) => row.map((text, at) => (text === null ? null : (parsers[at]?.(text) ?? text)))),
  };
}

const months = [
  ...['january', 'february', 'march', 'april', 'may', 'june'],
  ...['july', 'august', 'september', 'october', 'november', 'december'],
];

/** A month as its number, a year that is given by its first day, Sunday as the seventh day. */
const otherForms: readonly ((text: string) => number | undefined)[] = [
  (text) => {
    const at = months.findIndex(
      (name) => name === text.toLowerCase() || name.slice(0, 3) === text.toLowerCase(),
    );
    return at < 0 ? undefined : at + 1;
  },
  (text) => numberIn(/^\d{4}-(\d{2})(?:-01(?:[T ]00:00.*)?)?$/, text),
  (text) => numberIn(/^(\d{4})-01-01(?:[T ]00:00.*)?$/, text),
  (text) => numberIn(/^0?(1[0-2]|[1-9])$/, text),
  (text) => (text === '0' ? 7 : numberIn(/^([1-6])$/, text)),
];

function numberIn(pattern: RegExp, text: string): number | undefined {
  const found = pattern.exec(text)?.[1];
  return found === undefined ? undefined : Number(found);
}

/** Further columns, which never make an answer worse. */
function withOtherForms({ columns, rows }: ResultRows): ResultRows {
  const added = columns.flatMap((name, at) =>
    otherForms.flatMap((form) => {
      const values = rows.map((row) => form(String(row[at] ?? '')));
      return values.includes(undefined) || values.length === 0 ? [] : [{ name, values }];
    }),
  );
  return {
    columns: [...columns, ...added.map(({ name }) => name)],
    rows: rows.map((row, at) => [...row, ...added.map(({ values }) => values[at])]),
  };
}

function unitsOf({ question, kind, note }: Question, gold: Gold, given: Given): number[] {
  const isShare = kind === 'share' || /percentage/.test(note);
  const isInterval = given.result.columns.some(({ type }) => type === 'interval');
  const unit = /\/ (86400|3600)\b/.exec(gold.sql)?.[1];
  return [
    ...unitsBetween({ gold: gold.sql, given: given.sql, question }),
    ...(isShare ? [100] : []),
    ...(isInterval && unit !== undefined ? [1 / Number(unit)] : []),
  ];
}

/** The gold rows, and the other shapes in which they are as good. */
function formsOf({ note }: Question, gold: ResultRows): ResultRows[] {
  const [first, ...others] = gold.columns;
  const forms = [gold, sundayLast(gold)];
  if (/may be left out/.test(note))
    forms.push({ ...gold, rows: gold.rows.filter(([label]) => label !== null) });
  if (/in one row or two/.test(note)) {
    const figures = gold.rows.map((row) => row[1]);
    forms.push({ columns: figures.map(String), rows: [figures] });
    forms.push({ columns: others, rows: figures.map((figure) => [figure]) });
  }
  if (/apart or together/.test(note))
    forms.push({ columns: [first ?? ''], rows: gold.rows.map((row) => [row.join(' ')]) });
  return forms;
}

/** Weekdays are counted from Sunday, the day 0, or to Sunday, the day 7; months by their numbers. */
function sundayLast({ columns, rows }: ResultRows): ResultRows {
  const count = (name: string, cell: unknown) => {
    if (name === 'weekday' && cell === '0') return 7;
    return name === 'month' && /^\d{2}$/.test(String(cell)) ? Number(cell) : cell;
  };
  return { columns, rows: rows.map((row) => row.map((cell, at) => count(columns[at] ?? '', cell))) };
}

/** The gold figures with as many decimals as the answer shows, where it rounds. */
function roundedAsShown(gold: ResultRows, { rows }: QueryResult): ResultRows[] {
  const shown = rows.flat().map((text) => /^-?\d+\.(\d+)$/.exec(text ?? '')?.[1]?.length ?? 0);
  const decimals = Math.max(0, ...shown);
  if (decimals > 4) return [];
  const round = (cell: unknown) => (isFraction(cell) ? Number(Number(cell).toFixed(decimals)) : cell);
  return [{ ...gold, rows: gold.rows.map((row) => row.map(round)) }];
}

const isFraction = (cell: unknown): boolean =>
  ['number', 'string'].includes(typeof cell) && /^-?\d+\.\d+$/.test(String(cell));

/** Where the note gives an order: the figures that are ranked by, place by place. */
function isInOrder({ note }: Question, gold: ResultRows, given: ResultRows): boolean {
  if (!/most first|in this order/.test(note)) return true;
  const placed = ({ columns, rows }: ResultRows): ResultRows => ({
    columns: [...columns, 'place'],
    rows: rows.map((row, at) => [...row, `place ${at}`]),
  });
  const ranked = { columns: gold.columns.slice(-1), rows: gold.rows.map((row) => row.slice(-1)) };
  return containsGold(placed(ranked), placed(given));
}

const isEachPurchaseAsGood = ({ note }: Question): boolean => /each once or each purchase/.test(note);

function isSameSet(gold: ResultRows, given: ResultRows): boolean {
  const wanted = new Set(gold.rows.map(([name]) => String(name)));
  return given.columns.some((_, at) => {
    const values = new Set(given.rows.map((row) => String(row[at])));
    return values.size === wanted.size && [...values].every((value) => wanted.has(value));
  });
}
