import { linkNames } from '@parley/reader/question/links';
import { readQuestion } from '@parley/reader/question/question';
import { rankColumns } from '@parley/reader/question/rank-columns';
import { tellsRowsApart } from '@parley/reader/schema/row-names';
import type { Schema } from '@parley/reader/schema/schema';
import type { ReadTask } from '../../port.ts';
import { lettersIn } from '../model/letters-in.ts';
import type { Cells } from './database-key.ts';
import type { ReaderSchema } from './reader-schema.ts';

/** So many columns are looked through for the names in a question, so many at a time. */
const mostColumns = 120;
const columnsAtOnce = 4;
/** Where there are more, so many of those that fit the question best are among them. */
const columnsOfQuestion = 40;
/** Whether a column names rows is told by comparing it with every table. */
const tablesToCompare = 60;

/**
 * What an index of so many letters takes, twenty bytes for each at the worst, leaves room for other people's: where
 * columns hold longer texts, fewer of them are looked through.
 */
const mostLetters = 3_000_000;

/** Values of the text columns, for finding names in the question; those with few values are known already. */
export async function cellsOf(
  { valuesOf, ...asked }: Pick<ReadTask, 'valuesOf' | 'question' | 'previous'>,
  database: ReaderSchema,
  signal: AbortSignal,
): Promise<Cells> {
  const { schema, addresses } = database;
  const cells: Cells = schema.columns.flatMap(({ values }, at) => (values.length > 0 ? [[at, values]] : []));
  const open = columnsToLookThrough(database, asked);
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
      letters += lettersIn(values);
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
export function columnsToLookThrough(database: ReaderSchema, asked: Asked): readonly number[] {
  const { schema } = database;
  const open = schema.columns.flatMap(({ type, values }, at) =>
    type === 'text' && values.length === 0 ? [at] : [],
  );
  const before = chosenBefore.get(database) ?? namesFirst(schema, open).slice(0, mostColumns);
  const wanted = open.length > mostColumns ? fittingColumns(schema, asked, new Set(open)) : [];
  const known = new Set(before);
  const chosen = wanted.every((at) => known.has(at))
    ? before
    : [...new Set([...wanted, ...before])].slice(0, mostColumns);
  chosenBefore.set(database, chosen);
  return chosen;
}

/**
 * Each table's first column before any table's second. What names rows comes first within a table, unless there are so
 * many tables that telling would hold the event loop.
 */
function namesFirst(schema: Schema, open: readonly number[]): number[] {
  const isOpen = new Set(open);
  const isNaming = (table: number, at: number) =>
    schema.tables.length <= tablesToCompare && tellsRowsApart(schema, table, [at]);
  const ranked = schema.tables.flatMap(({ columns, rows }, table) => {
    const own = columns.filter((at) => isOpen.has(at));
    const naming = own.filter((at) => isNaming(table, at));
    const ordered = [...new Set([...naming, ...own])];
    return ordered.map((at, place) => ({ at, place, rows: rows ?? 0 }));
  });
  return ranked
    .toSorted((one, other) => one.place - other.place || other.rows - one.rows || one.at - other.at)
    .map(({ at }) => at);
}

function fittingColumns(
  schema: Schema,
  { question: text, previous }: Asked,
  open: ReadonlySet<number>,
): number[] {
  const question = readQuestion(text, previous ?? undefined);
  const links = linkNames(question, schema);
  return rankColumns({ question, schema, links, values: [] })
    .filter((at) => open.has(at))
    .slice(0, columnsOfQuestion);
}
