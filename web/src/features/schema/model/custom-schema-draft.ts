import { type CustomSchema, customSchemaMessages } from '@parley/contract/connections';
import type { Column, DatabaseSchema } from '@parley/contract/database-schema';

export type CustomTable = CustomSchema['tables'][number];
export type CustomColumn = CustomTable['columns'][number];

/** Where nothing was written by hand yet, the tables that were read are the start. */
export function startDraft(custom: CustomSchema | null, read: DatabaseSchema): CustomTable[] {
  if (custom) return custom.tables;
  return read.tables.map((table) => ({
    name: table.name,
    columns: table.columns.map((column) => ({
      name: column.name,
      type: customType(column),
      nullable: column.nullable,
    })),
    primaryKey: table.derived.primaryKey,
  }));
}

export function withColumn(table: CustomTable, index: number, next: CustomColumn): CustomTable {
  const before = table.columns[index]?.name;
  return {
    ...table,
    columns: table.columns.map((column, place) => (place === index ? next : column)),
    primaryKey: table.primaryKey.map((name) => (name === before ? next.name : name)),
  };
}

export function withoutColumn(table: CustomTable, index: number): CustomTable {
  const gone = table.columns[index]?.name;
  return {
    ...table,
    columns: table.columns.filter((_, place) => place !== index),
    primaryKey: table.primaryKey.filter((name) => name !== gone),
  };
}

/** Ticked last, a column is the last of its key. */
export function withKey(table: CustomTable, name: string, isKey: boolean): CustomTable {
  const others = table.primaryKey.filter((other) => other !== name);
  return { ...table, primaryKey: isKey ? [...others, name] : others };
}

export function tableMistake(tables: CustomTable[], name: string): string | undefined {
  return mistake(tables, name, {
    required: customSchemaMessages.tableName,
    exists: customSchemaMessages.tableExists,
  });
}

export function columnMistake(columns: CustomColumn[], name: string): string | undefined {
  return mistake(columns, name, {
    required: customSchemaMessages.columnName,
    exists: customSchemaMessages.columnExists,
  });
}

type Named = { name: string };
type Messages = { required: string; exists: string };

function mistake(others: Named[], name: string, { required, exists }: Messages): string | undefined {
  const wanted = name.trim().toLowerCase();
  if (wanted === '') return required;
  return others.some((other) => other.name.toLowerCase() === wanted) ? exists : undefined;
}

function customType({ kind, type }: Column): CustomColumn['type'] {
  switch (kind) {
    case 'integer':
    case 'boolean':
    case 'timestamp':
      return kind;
    case 'number':
      return 'numeric';
    case 'date':
    case 'time':
      return 'timestamp';
    case 'text':
      return /char/i.test(type) ? 'varchar' : 'text';
    default:
      return 'text';
  }
}
