import type { Column, ColumnKind, Table } from '@parley/contract/database-schema';
import { quoteName } from '../../databases/quote-name.ts';
import type { Dialect, Proposal } from '../../guard/approved-sql.ts';
import { dialectTraits } from '../../guard/dialect-traits.ts';
import { isSecretIn } from '../../guard/secret-columns/secret-columns.ts';

/** A column, and what is to be learned of it: its few values, or where they begin and end. */
export type Asked = { column: string; about: 'values' | 'range' };

const ranged = new Set<ColumnKind>(['integer', 'number', 'date', 'timestamp']);
const mostColumns = 40;

export const profileLimits = {
  /** Rows of a table that a first look takes in. */
  sample: 2_000,
  values: 30,
  valueLength: 100,
} as const;

export function askedOf(table: Table): Asked[] {
  return table.columns
    .flatMap((column): Asked[] => {
      const about = aboutOf(column, table);
      return about ? [{ column: column.name, about }] : [];
    })
    .slice(0, mostColumns);
}

function aboutOf(column: Column, table: Table): Asked['about'] | undefined {
  const { kind, type, enumValues } = column;
  if (isSecretIn(table, column)) return undefined;
  if (kind === 'text' && !enumValues) return 'values';
  // SQLite gives a view's computed columns no type: only their values tell.
  if (type === '') return 'range';
  return ranged.has(kind) ? 'range' : undefined;
}

/** Every row is one fact: which column it is about, and a value. Column -1 tells how many rows were looked at. */
export function firstLook(dialect: Dialect, table: Table, asked: readonly Asked[]): Proposal {
  const sampled = (column: string) =>
    `(SELECT ${quoteName(dialect, column)} AS v FROM ${placeOf(dialect, table)} LIMIT ${profileLimits.sample}) s`;
  return proposal([
    `SELECT -1 AS k, CAST(count(*) AS ${dialectTraits[dialect].textType}) AS v FROM (SELECT 1 AS v FROM ${placeOf(dialect, table)} LIMIT ${profileLimits.sample}) s`,
    ...asked.flatMap((entry, index) => facts(dialect, { ...entry, index, from: sampled(entry.column) })),
  ]);
}

/** The same of the whole table, where the first look saw only its beginning. */
export function wholeLook(dialect: Dialect, table: Table, asked: readonly Asked[]): Proposal {
  const whole = (column: string) =>
    `(SELECT ${quoteName(dialect, column)} AS v FROM ${placeOf(dialect, table)}) s`;
  return proposal(
    asked.flatMap((entry, index) => facts(dialect, { ...entry, index, from: whole(entry.column) })),
  );
}

/** Up to `most` different values of one column. */
export function valuesQuery(
  dialect: Dialect,
  table: Table,
  { column, rows, most }: { column: string; rows: number; most: number },
): Proposal {
  const name = quoteName(dialect, column);
  return proposal([
    `SELECT DISTINCT CAST(v AS ${dialectTraits[dialect].textType}) AS v FROM (SELECT ${name} AS v FROM ${placeOf(dialect, table)} WHERE ${name} IS NOT NULL LIMIT ${rows}) s LIMIT ${most}`,
  ]);
}

/** One row where a column has a value, whatever the case of its letters. */
export function holdsQuery(
  dialect: Dialect,
  table: Table,
  { column, value }: { column: string; value: string },
): Proposal {
  const text = `CAST(${quoteName(dialect, column)} AS ${dialectTraits[dialect].textType})`;
  return {
    sql: `SELECT 1 AS v FROM ${placeOf(dialect, table)} WHERE lower(${text}) = lower(:value) LIMIT 1`,
    parameters: [{ name: 'value', type: 'text', description: '', required: true }],
    values: { value },
  };
}

function facts(dialect: Dialect, { about, index, from }: Asked & { index: number; from: string }): string[] {
  const text = (value: string) => `CAST(${value} AS ${dialectTraits[dialect].textType})`;
  if (about === 'range') {
    return ['min', 'max'].map((end) => `SELECT ${index} AS k, ${text(`${end}(v)`)} AS v FROM ${from}`);
  }
  const few = `(SELECT DISTINCT v FROM ${from} WHERE v IS NOT NULL LIMIT ${profileLimits.values + 1}) d`;
  return [`SELECT ${index} AS k, ${text('v')} AS v FROM ${few}`];
}

function proposal(parts: readonly string[]): Proposal {
  return { sql: parts.join(' UNION ALL '), parameters: [], values: {} };
}

function placeOf(dialect: Dialect, { schema, name }: Table): string {
  return [schema, name]
    .filter((part) => part !== '')
    .map((part) => quoteName(dialect, part))
    .join('.');
}
