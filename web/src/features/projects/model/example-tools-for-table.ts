import type { Column, ColumnKind, Table } from '@parley/contract/database-schema';
import type { Parameter, ParameterType } from '@parley/contract/parameters';
import { quoteSqlName } from './quote-sql-name.ts';

export type ExampleTool = {
  action: 'list' | 'get' | 'create' | 'update' | 'delete';
  name: string;
  description: string;
  sql: string;
  parameters: Parameter[];
};

const mostRows = 10;

/** What anybody would want to do with a table first. Made from its structure alone; nothing of it is saved or run. */
export function exampleToolsForTable(table: Table): ExampleTool[] {
  const list = listRows(table);
  if (table.kind !== 'table' || table.columns.length === 0) return [list];
  return [list, getRow(table), createRow(table), updateRow(table), deleteRow(table)].filter(
    (tool) => tool !== null,
  );
}

function listRows(table: Table): ExampleTool {
  const newest = table.columns.some(({ name }) => name === 'created_at') ? '\nORDER BY created_at DESC' : '';
  return {
    action: 'list',
    name: `list_${word(table.name)}`,
    description: `The ${newest ? 'newest' : 'first'} ${mostRows} rows of ${table.name}.`,
    sql: `SELECT *\nFROM ${place(table)}${newest}\nLIMIT ${mostRows}`,
    parameters: [],
  };
}

function getRow(table: Table): ExampleTool | null {
  const keys = keyColumns(table);
  if (keys.length === 0) return null;
  return {
    action: 'get',
    name: `get_${word(table.name)}`,
    description: `One row of ${table.name} by its ${keyWords(keys)}.`,
    sql: `SELECT *\nFROM ${place(table)}\nWHERE ${match(keys)}\nLIMIT ${mostRows}`,
    parameters: keys.map((column) => parameter(column, true)),
  };
}

/** A column the engine fills cannot be given a value. */
function createRow(table: Table): ExampleTool | null {
  const given = table.columns.filter(({ generated }) => generated === null);
  if (given.length === 0) return null;
  return {
    action: 'create',
    name: `create_${word(table.name)}`,
    description: `Adds a row to ${table.name}.`,
    sql: `INSERT INTO ${place(table)} (${given.map(({ name }) => quoteSqlName(name)).join(', ')})\nVALUES (${given.map(mark).join(', ')})\nRETURNING *`,
    parameters: given.map((column) => parameter(column, !column.nullable)),
  };
}

/** A value that is left out keeps what stands in the row. */
function updateRow(table: Table): ExampleTool | null {
  const keys = keyColumns(table);
  const rest = table.columns.filter((column) => !keys.includes(column) && column.generated === null);
  if (keys.length === 0 || rest.length === 0) return null;
  const sets = rest.map(
    (column) => `${quoteSqlName(column.name)} = COALESCE(${mark(column)}, ${quoteSqlName(column.name)})`,
  );
  return {
    action: 'update',
    name: `update_${word(table.name)}`,
    description: `Changes a row of ${table.name}, found by its ${keyWords(keys)}.`,
    sql: `UPDATE ${place(table)}\nSET ${sets.join(',\n    ')}\nWHERE ${match(keys)}\nRETURNING *`,
    parameters: [...keys.map((key) => parameter(key, true)), ...rest.map((one) => parameter(one, false))],
  };
}

function deleteRow(table: Table): ExampleTool | null {
  const keys = keyColumns(table);
  if (keys.length === 0) return null;
  return {
    action: 'delete',
    name: `delete_${word(table.name)}`,
    description: `Removes a row of ${table.name}, found by its ${keyWords(keys)}.`,
    sql: `DELETE FROM ${place(table)}\nWHERE ${match(keys)}\nRETURNING *`,
    parameters: keys.map((column) => parameter(column, true)),
  };
}

function keyColumns(table: Table): Column[] {
  return table.columns.filter(({ name }) => table.derived.primaryKey.includes(name));
}

function match(keys: Column[]): string {
  return keys.map((column) => `${quoteSqlName(column.name)} = ${mark(column)}`).join(' AND ');
}

function keyWords(keys: Column[]): string {
  return keys.map(({ name }) => name).join(' and ');
}

function place({ schema, name }: Table): string {
  return schema === '' ? quoteSqlName(name) : `${quoteSqlName(schema)}.${quoteSqlName(name)}`;
}

function mark({ name }: Column): string {
  return `:${word(name)}`;
}

function parameter(column: Column, required: boolean): Parameter {
  return {
    name: word(column.name),
    type: types[column.kind],
    description: column.comment ?? '',
    required,
    ...(column.enumValues && { options: column.enumValues }),
  };
}

/** Parameters and tools are named with letters, digits and _ only. */
function word(name: string): string {
  const clean = name.replace(/[^A-Za-z0-9_]+/g, '_').slice(0, 63);
  return /^[A-Za-z_]/.test(clean) ? clean : `_${clean}`.slice(0, 63);
}

const types = {
  integer: 'integer',
  number: 'number',
  text: 'text',
  boolean: 'boolean',
  date: 'date',
  time: 'text',
  timestamp: 'timestamp',
  json: 'text',
  array: 'text',
  binary: 'text',
  uuid: 'uuid',
  enum: 'enum',
  other: 'text',
} as const satisfies Record<ColumnKind, ParameterType>;
