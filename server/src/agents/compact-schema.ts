import type { V1Table } from '@parley/contract/agent-access';
import type { DatabaseSchema, ForeignKey } from '@parley/contract/database-schema';

/** A schema in as few words as an agent needs to understand it. */
export function compactSchema({ tables }: DatabaseSchema): V1Table[] {
  return tables.map(({ schema, name, columns, primaryKey, foreignKeys }) => ({
    name: qualified(schema, name),
    columns: columns.map((column) => `${column.name} ${column.type}`),
    primary_key: primaryKey,
    references: foreignKeys.map(reference),
  }));
}

function reference({ columns, referencedSchema, referencedTable, referencedColumns }: ForeignKey): string {
  const target = qualified(referencedSchema, referencedTable);
  return `${columns.join(', ')} -> ${target} (${referencedColumns.join(', ')})`;
}

function qualified(schema: string, name: string): string {
  return schema === '' || schema === 'public' ? name : `${schema}.${name}`;
}
