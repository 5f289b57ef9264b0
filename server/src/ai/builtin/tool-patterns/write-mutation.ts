import type { Column } from '@parley/contract/database-schema';
import type { Parameter, ParameterType } from '@parley/contract/parameters';
import type { ToolDraft, WrittenSql } from '../../port.ts';
import { toSingular } from '../naming/singular-and-plural.ts';
import { splitWords } from '../naming/split-words.ts';
import { createParameters, type Parameters } from '../sql/parameter-collector.ts';
import { quote, quoteTable } from '../sql/quote-identifier.ts';
import type { ColumnModel, Model, TableModel } from '../suggest/schema-model-types.ts';

const types: Partial<Record<Column['kind'], ParameterType>> = {
  integer: 'integer',
  number: 'number',
  boolean: 'boolean',
  date: 'date',
  timestamp: 'timestamp',
  uuid: 'uuid',
};

/** One row added, or one row changed or removed by its key; null where no table has what that takes. */
export function writeMutation(model: Model, draft: ToolDraft): WrittenSql | null {
  const words = new Set(splitWords(`${draft.name} ${draft.description}`).map(toSingular));
  const table = model.tables
    .filter((one) => one.table.kind === 'table')
    .toSorted((left, right) => mentions(right, words) - mentions(left, words))[0];
  if (!table) return null;
  const said = (...some: string[]) => some.some((word) => words.has(word));
  if (said('add', 'create', 'insert', 'register', 'record', 'new')) return insert(model, table, draft);
  if (table.table.primaryKey.length === 0) return null;
  return said('delete', 'remove', 'erase') ? remove(model, table) : update(model, table, { draft, words });
}

function mentions(table: TableModel, words: ReadonlySet<string>): number {
  return table.words.filter((word) => words.has(toSingular(word))).length / table.words.length;
}

function insert(model: Model, table: TableModel, draft: ToolDraft): WrittenSql | null {
  const parameters = createParameters();
  const columns = table.columns.filter(
    (column) => isWritable(column) && (isNeeded(column) || isNamed(table, column, draft)),
  );
  if (columns.length === 0) return null;
  const values = columns.map((column) => parameterFor(parameters, column, isNeeded(column)));
  const names = columns.map(({ name }) => quote(model.dialect, name));
  const sql = `INSERT INTO ${quoteTable(model.dialect, table.table)} (${names.join(', ')})\nVALUES (${values.join(', ')})`;
  return { sql, parameters: parameters.list() };
}

function remove(model: Model, table: TableModel): WrittenSql {
  const parameters = createParameters();
  const sql = `DELETE FROM ${quoteTable(model.dialect, table.table)}\nWHERE ${byKey(model, table, parameters)}`;
  return { sql, parameters: parameters.list() };
}

type Change = { draft: ToolDraft; words: ReadonlySet<string> };

function update(model: Model, table: TableModel, { draft, words }: Change): WrittenSql | null {
  const open = table.columns.filter((column) => isWritable(column) && !table.key.includes(column));
  const spoken = open.filter((column) => column.words.some((word) => words.has(toSingular(word))));
  const named = open.filter((column) => isNamed(table, column, draft));
  const status = open.filter(({ role }) => role === 'status');
  const changed = [spoken, named, status, open.slice(0, 1)].find((columns) => columns.length > 0);
  if (!changed) return null;
  const parameters = createParameters();
  const sets = changed.map(
    (column) => `${quote(model.dialect, column.name)} = ${parameterFor(parameters, column, true)}`,
  );
  const sql = `UPDATE ${quoteTable(model.dialect, table.table)}\nSET ${sets.join(',\n  ')}\nWHERE ${byKey(model, table, parameters)}`;
  return { sql, parameters: parameters.list() };
}

function byKey(model: Model, table: TableModel, parameters: Parameters): string {
  return table.key
    .map((column) => `${quote(model.dialect, column.name)} = ${parameterFor(parameters, column, true)}`)
    .join(' AND ');
}

function parameterFor(parameters: Parameters, { label, column }: ColumnModel, required: boolean): string {
  const type = types[column.kind] ?? 'text';
  const options: Pick<Parameter, 'options'> = column.enumValues ? { options: [...column.enumValues] } : {};
  return parameters.add({
    name: column.name,
    type: column.enumValues ? 'enum' : type,
    description: `The ${label}.`,
    required,
    ...options,
  });
}

function isWritable({ column, role }: ColumnModel): boolean {
  return (
    column.generated === null && role !== 'secret' && column.kind !== 'binary' && column.kind !== 'other'
  );
}

function isNeeded({ column }: ColumnModel): boolean {
  return !column.nullable && column.default === null;
}

function isNamed({ table }: TableModel, { name }: ColumnModel, draft: ToolDraft): boolean {
  return draft.fields.some(
    (field) => field === `${table.name}.${name}` || field.endsWith(`.${table.name}.${name}`),
  );
}
