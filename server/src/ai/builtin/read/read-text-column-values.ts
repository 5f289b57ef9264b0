import { setImmediate as nextTurn } from 'node:timers/promises';
import { singular, splitName } from '@parley/reader/question/normalize-and-compare-words';
import { tellsRowsApart } from '@parley/reader/schema/columns-that-name-rows';
import type { ReadTask } from '../../port.ts';
import { totalTextLength } from '../model/total-text-length.ts';
import type { Cells } from './database-content-hash.ts';
import type { ReaderSchema } from './to-reader-schema.ts';

/** So many columns are looked through for the names in a question, so many at a time. */
const mostColumns = 120;
const columnsAtOnce = 4;
/** Where there are more, so many of those that fit the question best are among them. */
const columnsOfQuestion = 40;
/** Whether a column names rows is told by comparing it with the others of its table and with every table. */
const columnsToCompare = 300;
const columnsInOneTurn = 1_000;

/**
 * What an index of so many letters takes, twenty bytes for each at the worst, leaves room for other people's: where
 * columns hold longer texts, fewer of them are looked through.
 */
const mostLetters = 3_000_000;

/** Values of the text columns, for finding names in the question; those with few values are known already. */
export async function readTextColumnValues(
  { valuesOf, ...asked }: Pick<ReadTask, 'valuesOf' | 'question' | 'previous'>,
  database: ReaderSchema,
  signal: AbortSignal,
): Promise<Cells> {
  const { schema, addresses } = database;
  const cells: Cells = schema.columns.flatMap(({ values }, at) => (values.length > 0 ? [[at, values]] : []));
  const open = await columnsToLookThrough(database, asked);
  let letters = 0;
  for (let from = 0; from < open.length; from += columnsAtOnce) {
    signal.throwIfAborted();
    const group = open.slice(from, from + columnsAtOnce);
    const read = await Promise.all(
      group.map(async (at): Promise<Cells[number]> => {
        const address = addresses[at];
        return [at, address ? await valuesOf(address) : []];
      }),
    );
    for (const [at, values] of read) {
      letters += totalTextLength(values);
      if (letters > mostLetters) return cells;
      if (values.length > 0) cells.push([at, values]);
    }
  }
  return cells;
}

type Asked = Pick<ReadTask, 'question' | 'previous'>;

/** What was looked through for earlier questions: another choice for each would have to be indexed anew each time. */
const chosenBefore = new WeakMap<ReaderSchema, readonly number[]>();

/**
 * Text columns whose values are not known yet. Where they are more than are looked through: those that fit the question,
 * those of the questions before it, then those that name rows, of the fullest tables first.
 */
export async function columnsToLookThrough(database: ReaderSchema, asked: Asked): Promise<readonly number[]> {
  const { schema } = database;
  const open = schema.columns.flatMap(({ type, values }, at) =>
    type === 'text' && values.length === 0 ? [at] : [],
  );
  const before = chosenBefore.get(database) ?? namesFirst(database, open);
  const wanted = open.length > mostColumns ? fittingColumns(await wordIndexOf(database, open), asked) : [];
  const known = new Set(before);
  const chosen = wanted.every((at) => known.has(at))
    ? before
    : [...new Set([...wanted, ...before])].slice(0, mostColumns);
  chosenBefore.set(database, chosen);
  return chosen;
}

/**
 * Each table's first column before any table's second, the fullest tables first. What names rows comes first within a
 * table, unless there are so many columns that telling would hold the event loop.
 */
function namesFirst({ schema }: ReaderSchema, open: readonly number[]): number[] {
  const byTable = new Map<number, number[]>();
  for (const at of open) {
    const table = schema.columns[at]?.table ?? 0;
    const own = byTable.get(table) ?? [];
    own.push(at);
    byTable.set(table, own);
  }
  const isNaming = (at: number, table: number) => tellsRowsApart(schema, table, [at]);
  const ordered = [...byTable]
    .toSorted(([one], [other]) => (schema.tables[other]?.rows ?? 0) - (schema.tables[one]?.rows ?? 0))
    .map(([table, own]) =>
      open.length > columnsToCompare
        ? own
        : [...new Set([...own.filter((at) => isNaming(at, table)), ...own])],
    );
  const most = Math.min(open.length, mostColumns);
  const chosen: number[] = [];
  for (let place = 0; chosen.length < most; place += 1)
    chosen.push(...ordered.flatMap((own) => own[place] ?? []));
  return chosen.slice(0, most);
}

/** Whoever asks names tables and columns; the more of their words, the better. */
function fittingColumns(index: WordIndex, { question, previous }: Asked): number[] {
  const scores = new Map<number, number>();
  const words = new Set(
    `${previous ?? ''} ${question}`
      .toLowerCase()
      .match(/[\p{L}\d]+/gu)
      ?.map(singular),
  );
  for (const word of words)
    for (const [at, weight] of index.get(word) ?? []) scores.set(at, (scores.get(at) ?? 0) + weight);
  return [...scores]
    .toSorted(([one, left], [other, right]) => right - left || one - other)
    .slice(0, columnsOfQuestion)
    .map(([at]) => at);
}

/** By a word in the singular: the columns that it names, and those of the tables that it names. */
type WordIndex = ReadonlyMap<string, ReadonlyMap<number, number>>;

const indexes = new WeakMap<ReaderSchema, WordIndex>();

/** Thousands of columns are worked through in several turns of the event loop. */
async function wordIndexOf(database: ReaderSchema, open: readonly number[]): Promise<WordIndex> {
  const known = indexes.get(database);
  if (known) return known;
  const { tables, columns } = database.schema;
  const index = new Map<string, Map<number, number>>();
  const add = (name: string, at: number, weight: number) => {
    for (const word of splitName(name)) {
      const found = index.get(singular(word)) ?? new Map<number, number>();
      found.set(at, (found.get(at) ?? 0) + weight);
      index.set(singular(word), found);
    }
  };
  for (const [done, at] of open.entries()) {
    if (done % columnsInOneTurn === columnsInOneTurn - 1) await nextTurn();
    const column = columns[at];
    if (column === undefined) continue;
    add(column.name, at, 1);
    add(tables[column.table]?.name ?? '', at, 2);
  }
  indexes.set(database, index);
  return index;
}
