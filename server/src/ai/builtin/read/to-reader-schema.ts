import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Column, ColumnKind, DatabaseSchema, Table } from '@parley/contract/database-schema';
import { timeStorageOf } from '@parley/reader/schema/column-type-from-sql-type';
import type {
  ColumnType,
  ForeignKey,
  Schema,
  SchemaColumn,
  SchemaTable,
  TimeStorage,
} from '@parley/reader/schema/schema-types';
import { dialects } from '@parley/reader/statement/dialects/dialects';
import type { Dialect } from '../../../guard/approved-sql.ts';
import { isSecretIn } from '../../../guard/secret-columns/secret-columns.ts';
import type { ColumnProfile } from '../../port.ts';

/** More distinct values than this, or longer ones, are no list to choose from. */
const fewValues = 12;
const shortValue = 30;

const typeOfKind: Readonly<Record<ColumnKind, ColumnType>> = {
  integer: 'number',
  number: 'number',
  text: 'text',
  boolean: 'boolean',
  date: 'time',
  time: 'other',
  timestamp: 'time',
  json: 'other',
  array: 'other',
  binary: 'other',
  uuid: 'text',
  enum: 'text',
  other: 'other',
};

/** A column's address in the product's own schema. */
export type ColumnAddress = { schema: string; table: string; column: string };

export type ReaderSchema = {
  schema: Schema;
  /** Where each column of the reader's schema stands in the database, by position. */
  addresses: readonly ColumnAddress[];
};

type Scanned = Pick<DatabaseSchema, 'tables' | 'relationships'>;

/** What was made of a schema that is kept between questions. */
const made = new WeakMap<Scanned, { profiles: readonly ColumnProfile[]; schema: Promise<ReaderSchema> }>();

/** The same for the next question on the same schema. */
export function toReaderSchema(
  scanned: Scanned,
  profiles: readonly ColumnProfile[],
  dialect: Dialect,
): Promise<ReaderSchema> {
  const known = made.get(scanned);
  if (known?.profiles === profiles) return known.schema;
  const schema = buildReaderSchema(scanned, profiles, dialect);
  made.set(scanned, { profiles, schema });
  return schema;
}

/**
 * A scanned schema as the reader wants it: positions instead of names, few-valued columns with their values. Columns
 * that hold secrets are left out, so that no reading can name them. Keys that nobody declared are left to the reader's
 * thread. A thousand tables are worked through in several turns of the event loop.
 */
async function buildReaderSchema(
  { tables: scanned, relationships }: Scanned,
  profiles: readonly ColumnProfile[],
  dialect: Dialect,
): Promise<ReaderSchema> {
  const tables = await inTurns(scanned, (table) => ({
    ...table,
    columns: table.columns.filter((column) => !isSecretIn(table, column)),
  }));
  const addresses = tables.flatMap(({ schema, name, columns }) =>
    columns.map((column) => ({ schema, table: name, column: column.name })),
  );
  const positions = new Map(addresses.map((address, position) => [keyOf(address), position]));
  await nextTurn();
  const profileOf = new Map(profiles.map((profile) => [keyOf(profile), profile]));
  const positionOf = (schema: string, table: string, column: string) =>
    positions.get(keyOf({ schema, table, column })) ?? -1;
  const columns = await inTurns(tables, (table, at) =>
    table.columns.map((column) => toColumn({ table, at, column, dialect }, profileOf)),
  );
  const declared = (await inTurns(tables, (table) => declaredKeys(table, positionOf))).flat();
  const known = new Set(declared.flatMap(({ from }) => from));
  const inferred = relationships
    .filter(({ origin }) => origin === 'inferred')
    .map(
      (one): ForeignKey => ({
        from: [positionOf(one.source_schema, one.source_table, one.source_column)],
        to: [positionOf(one.target_schema, one.target_table, one.target_column)],
        declared: false,
      }),
    )
    .filter(({ from, to }) => [...from, ...to].every((at) => at >= 0) && !known.has(from[0] ?? -1));
  const schema: Schema = {
    tables: await inTurns(tables, (table) => toTable(table, positionOf)),
    columns: columns.flat(),
    foreignKeys: [...declared, ...inferred],
  };
  return { schema, addresses };
}

const tablesInOneTurn = 100;

async function inTurns<T, Made>(tables: readonly T[], make: (table: T, at: number) => Made): Promise<Made[]> {
  const all: Made[] = [];
  for (const [at, table] of tables.entries()) {
    if (at % tablesInOneTurn === tablesInOneTurn - 1) await nextTurn();
    all.push(make(table, at));
  }
  return all;
}

const keyOf = ({ schema, table, column }: ColumnAddress): string => JSON.stringify([schema, table, column]);

type PositionOf = (schema: string, table: string, column: string) => number;

function toTable(
  { schema, name, comment, columns, rowEstimate, ...table }: Table,
  positionOf: PositionOf,
): SchemaTable {
  const key = table.primaryKey.length > 0 ? table.primaryKey : table.derived.primaryKey;
  return {
    name,
    namespace: schema === '' ? null : schema,
    comment,
    columns: columns.map((column) => positionOf(schema, name, column.name)),
    primaryKey: key.map((column) => positionOf(schema, name, column)).filter((at) => at >= 0),
    rows: rowEstimate,
  };
}

type PlacedColumn = { table: Table; at: number; column: Column; dialect: Dialect };

function toColumn(placed: PlacedColumn, profileOf: ReadonlyMap<string, ColumnProfile>): SchemaColumn {
  const { table, at, column } = placed;
  const { name, type: sqlType, kind, nullable, comment } = column;
  const profile = profileOf.get(keyOf({ schema: table.schema, table: table.name, column: name }));
  const type =
    sqlType === '' ? typeOfValues(profile) : isFlag(placed, profile) ? 'boolean' : typeOfKind[kind];
  const values = column.enumValues ?? profile?.values ?? [];
  const samples = values.length > 0 ? values : [profile?.min, profile?.max].flatMap((value) => value ?? []);
  const storage = timeStorageOf({ name, type }, samples);
  const isList = type === 'text' && storage === null && values.length <= fewValues;
  return {
    name,
    table: at,
    type: storage === null ? type : 'time',
    sqlType,
    nullable,
    comment,
    timeStorage: storage ?? 'native',
    values: isList && values.every(({ length }) => length <= shortValue) ? values : [],
    unique: [table.primaryKey, ...table.uniques].some((key) => key.length === 1 && key[0] === name),
    latest: storage === null ? null : latestDay(profile?.max ?? values.toSorted().at(-1) ?? null, storage),
  };
}

/** To the day: what is kept for a database is made anew whenever it changes. */
function latestDay(max: string | null, storage: TimeStorage): string | null {
  const perSecond = storage === 'epoch seconds' ? 1 : storage === 'epoch milliseconds' ? 1_000 : null;
  const text =
    max === null || perSecond === null ? max : new Date((1_000 * Number(max)) / perSecond).toJSON();
  const day = /^\d{4}-\d{2}-\d{2}/.exec(text ?? '')?.[0];
  return day === undefined ? null : `${day}T00:00:00`;
}

/** Of fewer rows an amount may be 0 or 1 by chance. */
const manyRows = 200;

/** SQLite has no type for yes and no, and not everybody uses MySQL's: whole numbers that are 0 or 1 and no key. */
function isFlag(
  { table, column: { name, kind }, dialect }: PlacedColumn,
  profile: ColumnProfile | undefined,
): boolean {
  if (dialects[dialect].hasBooleans || kind !== 'integer' || profile?.min !== '0' || profile.max !== '1')
    return false;
  const isKey = [table.primaryKey, ...table.foreignKeys.map(({ columns }) => columns)].some((key) =>
    key.includes(name),
  );
  const isUndeclaredKey = /(?:_(?:id|no|nr|code|key|ref)|I[dD])$/.test(name);
  return (
    !isKey &&
    !isUndeclaredKey &&
    (/^(?:is|has)(?:_|[A-Z])/.test(name) || (table.rowEstimate ?? 0) >= manyRows)
  );
}

/** A column without a type: SQLite's views have them. */
function typeOfValues(profile: ColumnProfile | undefined): ColumnType {
  const ends = [profile?.min, profile?.max].flatMap((value) => value ?? []);
  if (ends.length === 0) return 'other';
  return ends.every((value) => /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(value)) ? 'number' : 'text';
}

function declaredKeys({ schema, name, foreignKeys }: Table, positionOf: PositionOf): ForeignKey[] {
  return foreignKeys
    .map(
      (key): ForeignKey => ({
        from: key.columns.map((column) => positionOf(schema, name, column)),
        to: key.referencedColumns.map((column) =>
          positionOf(key.referencedSchema, key.referencedTable, column),
        ),
        declared: true,
      }),
    )
    .filter(({ from, to }) => [...from, ...to].every((at) => at >= 0));
}
