import { DatabaseSync } from 'node:sqlite';
import type { CaseDatabase } from '../databases.ts';
import type { ColumnType, InferredColumn, InferredTable } from './infer-tables.ts';
import { inferTables } from './infer-tables.ts';

/** Of a table that others refer to, and of one that only refers to others. */
const fewRows = 24;
const manyRows = 240;
const leastNamed = 12;
const firstDay = '2024-01-01';
const lately = 90;
const daysAhead = 100;
const dayMs = 86_400_000;

const declared: Readonly<Record<ColumnType, string>> = {
  id: 'INTEGER PRIMARY KEY',
  reference: 'INTEGER',
  date: 'DATE',
  timestamp: 'TIMESTAMP',
  boolean: 'BOOLEAN',
  integer: 'INTEGER',
  real: 'REAL',
  text: 'TEXT',
};

type Cell = string | number | null;

/**
 * A real database behind the tools of an evaluation: what their statements name, with rows in which the values of
 * conditions and questions are to be found. The same every time, whatever the clock of the machine says.
 */
export function writeDatabase(file: string, database: CaseDatabase, now: string): void {
  const today = now.slice(0, 10);
  const tables = inferTables(database, today);
  const out = new DatabaseSync(file, { enableForeignKeyConstraints: false });
  const counts = new Map(tables.map((table) => [table.name, rowCount(table, tables)]));
  out.exec('BEGIN');
  for (const table of tables) {
    out.exec(createStatement(table));
    const insert = out.prepare(
      `INSERT INTO ${table.name} VALUES (${table.columns.map(() => '?').join(', ')})`,
    );
    for (const row of rowsOf(table, { counts, today })) insert.run(...row);
  }
  out.exec('COMMIT');
  if (out.prepare('PRAGMA foreign_key_check').all().length > 0)
    throw new Error(`${database.name}: a row refers to none.`);
  out.close();
}

function createStatement({ name, columns }: InferredTable): string {
  const lines = columns.map((column) => {
    const reference = column.refersTo === null ? '' : ` REFERENCES ${column.refersTo} (id)`;
    return `${column.name} ${declared[column.type]}${reference}`;
  });
  return `CREATE TABLE ${name} (${lines.join(', ')})`;
}

/** What others refer to has a row for each value that one of its columns is known by. */
function rowCount({ name, columns }: InferredTable, tables: readonly InferredTable[]): number {
  const isReferredTo = tables.some((table) => table.columns.some(({ refersTo }) => refersTo === name));
  const refers = columns.some(({ refersTo }) => refersTo !== null);
  const names = Math.max(...columns.map(({ named }) => named.length));
  if (!isReferredTo || (refers && !columns.some(isLabel))) return manyRows;
  if (names > 0) return columns.some(isLabel) ? Math.max(names, leastNamed) : names;
  return refers ? manyRows : fewRows;
}

/** Tells the rows of a table apart: no two have the same. */
const isLabel = ({ name, type }: InferredColumn): boolean =>
  type === 'text' && (name === 'name' || name === 'title');

type Filling = { counts: ReadonlyMap<string, number>; today: string };

function* rowsOf({ name, columns }: InferredTable, filling: Filling): Generator<Cell[]> {
  const count = filling.counts.get(name) ?? 0;
  const makers = columns.map((column) => cellMaker(name, column, filling));
  for (let at = 0; at < count; at += 1) yield makers.map((make) => make(at));
}

type MakeCell = (at: number) => Cell;

function cellMaker(table: string, column: InferredColumn, filling: Filling): MakeCell {
  const random = randomFor(`${table}.${column.name}`);
  const make = madeOf(table, column, { ...filling, random });
  return (at) => (column.isNullable && column.type !== 'id' && at % 4 === 3 ? null : make(at));
}

function madeOf(table: string, column: InferredColumn, filling: Filling & { random: Random }): MakeCell {
  const { counts, today, random } = filling;
  switch (column.type) {
    case 'id':
      return (at) => at + 1;
    case 'reference': {
      const count = counts.get(column.refersTo ?? '') ?? 1;
      const reach = column.leavesSomeOut ? Math.max(1, count - 1) : count;
      return () => 1 + random(reach);
    }
    case 'date':
    case 'timestamp': {
      const asked = askedFor(column, random);
      return (at) => timeOn(asked(at) ?? dayIn(column, today, random), column, random);
    }
    case 'boolean':
      return () => random(2);
    case 'integer': {
      const most = Math.max(5, ...column.figures.map((figure) => 2 * figure));
      const asked = askedFor(column, random);
      return (at) => asked(at) ?? random(most + 1);
    }
    case 'real': {
      const most = Math.max(10, ...column.figures.map((figure) => 2 * figure));
      return () => random(100 * most) / 100;
    }
    case 'text':
      return textMaker(table, column, random);
  }
}

/** What questions ask for exactly stands in every third row. */
function askedFor({ exact }: InferredColumn, random: Random): (at: number) => string | number | undefined {
  return (at) => (at % 3 === 0 ? exact[random(exact.length)] : undefined);
}

/** Half of the days are lately: most questions are about those. */
function dayIn({ liesAhead }: InferredColumn, today: string, random: Random): string {
  const first = Date.parse(firstDay);
  const past = (Date.parse(today) - first) / dayMs;
  const reach = liesAhead ? daysAhead : 0;
  const day = random(2) === 0 ? past - lately + random(lately + reach) : random(past);
  return new Date(first + day * dayMs).toISOString().slice(0, 10);
}

function timeOn(day: string | number, { type }: InferredColumn, random: Random): string {
  if (type === 'date') return String(day);
  const time = new Date(random(dayMs / 1_000) * 1_000).toISOString();
  return `${day} ${time.slice(11, 19)}`;
}

const otherTexts = 17;
const singular = (name: string) => name.replace(/ies$/, 'y').replace(/s$/, '');

function textMaker(table: string, column: InferredColumn, random: Random): MakeCell {
  const { name, named, within } = column;
  const made = (at: number) => `${isLabel(column) ? singular(table) : name} ${at + 1}`.replaceAll('_', ' ');
  if (isLabel(column)) return (at) => named[at] ?? textAround(within[at - named.length], made(at));
  if (within.length > 0)
    return (at) => textAround(at % 3 === 0 ? within[random(within.length)] : undefined, made(at));
  // The first rows have each of them once: what is asked about is there.
  if (named.length > 0) return (at) => named[at] ?? named[random(named.length)] ?? null;
  return () => made(random(otherTexts));
}

function textAround(text: string | undefined, made: string): string {
  return text === undefined ? made : `${made}: ${text} again`;
}

/** A whole number below the one that is given. */
type Random = (below: number) => number;

/** Mulberry32, from a seed that is the same for the same name. */
function randomFor(name: string): Random {
  let state = [...name].reduce(
    (sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 0x01000193),
    0x811c9dc5,
  );
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below);
  };
}
