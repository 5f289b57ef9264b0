import type { Column, ColumnKind, DatabaseSchema, Table } from '@parley/contract/schema';
import { timeStorageOf } from '@parley/reader/schema/column-type';
import { guessForeignKeys } from '@parley/reader/schema/guess-keys';
import type { ColumnType, ForeignKey, Schema, SchemaColumn, SchemaTable } from '@parley/reader/schema/schema';
import { isSecretColumn } from '../../../guard/secret-columns.ts';
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

/**
 * A scanned schema as the reader wants it: positions instead of names, few-valued columns with their values. Columns
 * that hold secrets are left out, so that no reading can name them.
 */
export function toReaderSchema(
  { tables: scanned, relationships }: Pick<DatabaseSchema, 'tables' | 'relationships'>,
  profiles: readonly ColumnProfile[],
): ReaderSchema {
  const tables = scanned.map((table) => ({
    ...table,
    columns: table.columns.filter((column) => !isSecretColumn({ ...column, table: table.name })),
  }));
  const addresses = tables.flatMap(({ schema, name, columns }) =>
    columns.map((column) => ({ schema, table: name, column: column.name })),
  );
  const positions = new Map(addresses.map((address, position) => [keyOf(address), position]));
  const profileOf = new Map(profiles.map((profile) => [keyOf(profile), profile]));
  const positionOf = (schema: string, table: string, column: string) =>
    positions.get(keyOf({ schema, table, column })) ?? -1;
  const columns = tables.flatMap((table, at) =>
    table.columns.map((column) => toColumn({ table, at, column }, profileOf)),
  );
  const declared = tables.flatMap((table) => declaredKeys(table, positionOf));
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
  const own: Schema = {
    tables: tables.map((table) => toTable(table, positionOf)),
    columns,
    foreignKeys: [...declared, ...inferred],
  };
  return { schema: { ...own, foreignKeys: [...own.foreignKeys, ...guessForeignKeys(own)] }, addresses };
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

type PlacedColumn = { table: Table; at: number; column: Column };

function toColumn(
  { table, at, column }: PlacedColumn,
  profileOf: ReadonlyMap<string, ColumnProfile>,
): SchemaColumn {
  const { name, type: sqlType, kind, nullable, comment } = column;
  const profile = profileOf.get(keyOf({ schema: table.schema, table: table.name, column: name }));
  const type = typeOfKind[kind];
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
  };
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
