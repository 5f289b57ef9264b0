import { pointInTime } from '../../sql/date-expressions.ts';
import type { OutputSql } from '../../sql/render-select.ts';
import { keyColumns, labelExpression } from '../../sql/row-and-number-expressions.ts';
import type { Place, Scope } from '../../sql/statement-scope.ts';
import type { ColumnModel, ColumnRole, Link, TableModel } from '../../suggest/schema-model-types.ts';

/** Worth a place in a list, the most telling first. */
const worth: Partial<Record<ColumnRole, number>> = {
  name: 9,
  status: 8,
  amount: 8,
  time: 7,
  price: 7,
  rating: 7,
  email: 6,
  quantity: 6,
  stock: 6,
  category: 5,
  flag: 4,
  place: 4,
  phone: 3,
  percent: 3,
  code: 3,
  number: 2,
  text: 1,
};

/** Beside what names a row: at most so many of its own columns, in the schema's order. */
export function shownColumns(table: TableModel, most: number): ColumnModel[] {
  const value = ({ role, time }: ColumnModel) => (time?.meaning === 'updated' ? 0 : (worth[role] ?? 0));
  const chosen = table.columns
    .filter((column) => value(column) > 0 && !table.label.includes(column) && !table.key.includes(column))
    .toSorted((left, right) => value(right) - value(left))
    .slice(0, most);
  return table.columns.filter((column) => chosen.includes(column));
}

/** The key, the name and the chosen columns of one row. */
export function rowOutputs(scope: Scope, place: Place, most: number): OutputSql[] {
  const { table } = place;
  const key = table.key.filter(({ role }) => role !== 'reference' && role !== 'secret');
  const label = labelExpression(scope, place);
  const isKeyTheName = table.label.length === 1 && table.key.includes(table.label[0] as ColumnModel);
  return [
    ...(isKeyTheName ? [] : key.map((column) => ({ sql: scope.column(place, column), as: column.name }))),
    ...(label === null ? [] : [{ sql: label, as: labelName(table) }]),
    ...shownColumns(table, most).map((column) => output(scope, place, column)),
  ];
}

function output(scope: Scope, place: Place, column: ColumnModel): OutputSql {
  const sql = scope.column(place, column);
  const isNumberOfTime = column.time !== null && column.time.storage !== 'native';
  return {
    sql: isNumberOfTime && column.time ? pointInTime(scope.dialect, sql, column.time) : sql,
    as: column.name,
  };
}

function labelName({ label, noun }: TableModel): string {
  const [only, ...more] = label;
  return only && more.length === 0 ? only.name : noun.one;
}

/** The name of what a row belongs to. */
export function parentOutput(scope: Scope, link: Link): OutputSql {
  return { sql: labelExpression(scope, scope.join(scope.root, link)) ?? 'NULL', as: link.label };
}

/** References worth following in a list: to tables that have a name for their rows. */
export function namedParents(table: TableModel, most: number): Link[] {
  const seen = new Set<string>();
  return table.up
    .filter(({ to }) => to.label.length > 0 && to.role !== 'technical')
    .filter(({ label }) => !seen.has(label) && seen.add(label))
    .slice(0, most);
}

/** By what rows are told apart when all else is equal; without a key by everything that is shown. */
export function tieBreakers(scope: Scope, place: Place, shown: readonly OutputSql[]): string[] {
  const key = keyColumns(scope, place);
  return key.length > 0 ? key : shown.map((_, index) => String(index + 1));
}
