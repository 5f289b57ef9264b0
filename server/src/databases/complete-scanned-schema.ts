import { createHash } from 'node:crypto';
import type { DatabaseSchema, Table } from '@parley/contract/database-schema';
import { ParleyError } from '@parley/contract/errors';
import { limits } from '@parley/contract/limits';
import { tableRelationships } from './table-relationships.ts';

/** A table as an engine's catalogue tells it, before anything is concluded from it. */
export type ReadTable = Omit<Table, 'derived'>;

/** What every engine's introspection ends with: conclusions, relationships, counts and the fingerprint. */
export function completeScannedSchema(read: ReadTable[], now = new Date()): DatabaseSchema {
  assertReadable(read);
  const tables = read.toSorted(byPlace).map((table) => ({ ...table, derived: derive(table) }));
  const relationships = tableRelationships(tables);
  return {
    tables,
    relationships,
    metadata: {
      schema_version: 1,
      generated_at: now.toISOString(),
      tables_count: tables.length,
      relationships_count: relationships.length,
    },
    fingerprint: fingerprint(tables),
  };
}

/** A database that people connect may claim any structure it likes. */
function assertReadable(tables: ReadTable[]): void {
  const columns = tables.reduce((sum, table) => sum + table.columns.length, 0);
  if (tables.length > limits.schema.tables || columns > limits.schema.columns) throw schemaTooLarge();
}

export function schemaTooLarge(): ParleyError {
  const { tables, columns } = limits.schema;
  const [most, wide] = [tables, columns].map((count) => count.toLocaleString('en'));
  const reason = `This database is larger than Parley can show: it reads up to ${most} tables with ${wide} columns.`;
  return new ParleyError('connection_failed', { values: { reason } });
}

function derive(table: ReadTable): Table['derived'] {
  const names = table.columns.map((column) => column.name);
  const primaryKey = table.primaryKey.length > 0 ? table.primaryKey : guessKey(names);
  const display = table.columns.find(
    ({ name, kind }) => kind === 'text' && name !== 'id' && !name.endsWith('_id'),
  );
  return {
    primaryKey,
    displayColumn: display?.name ?? primaryKey[0] ?? null,
    hasTimestamps: names.includes('created_at') || names.includes('updated_at'),
  };
}

function guessKey(names: string[]): string[] {
  const guess = names.includes('id') ? 'id' : names[0];
  return guess === undefined ? [] : [guess];
}

/** Structure alone: what a saved statement could break on. */
function fingerprint(tables: Table[]): string {
  const structure = tables.map(({ schema, name, kind, columns, primaryKey, uniques, foreignKeys }) => [
    [schema, name, kind, primaryKey],
    columns.map((column) => [column.name, column.type, column.nullable, column.generated, column.enumValues]),
    uniques.toSorted(),
    foreignKeys
      .map((key) => [key.columns, key.referencedSchema, key.referencedTable, key.referencedColumns])
      .toSorted(),
  ]);
  return createHash('sha256').update(JSON.stringify(structure)).digest('base64url').slice(0, 22);
}

/** By code points, not by a locale: the same database must give the same order on every server. */
function byPlace(left: ReadTable, right: ReadTable): number {
  return compare(left.schema, right.schema) || compare(left.name, right.name);
}

function compare(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}
