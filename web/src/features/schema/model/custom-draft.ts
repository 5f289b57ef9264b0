import { type CustomSchema, customSchemaMessages } from '@parley/contract/connections';
import type { Column, DatabaseSchema } from '@parley/contract/schema';

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
    primaryKey: table.derived.primaryKey[0] ?? null,
  }));
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
