import type { Column } from '@parley/contract/database-schema';
import type { Parameter, ParameterType } from '@parley/contract/parameters';
import { capitalise, deedLabel, traitLabel, withArticle } from '../../naming/label-wording.ts';
import { beforeEndOf, pointInTime } from '../../sql/date-expressions.ts';
import type { Parameters } from '../../sql/parameter-collector.ts';
import { contains, optional, searchable } from '../../sql/row-and-number-expressions.ts';
import type { Place, Scope } from '../../sql/statement-scope.ts';
import type { ColumnModel, Link, TableModel } from '../../suggest/schema-model-types.ts';
import type { Writing } from '../tool-plan.ts';

const types: Partial<Record<Column['kind'], ParameterType>> = {
  integer: 'integer',
  number: 'number',
  boolean: 'boolean',
  uuid: 'uuid',
  enum: 'enum',
};

/** The columns whose values people filter by, best first. */
export function filterColumns({ columns }: TableModel, most: number): ColumnModel[] {
  const order = ['status', 'category', 'flag', 'place'] as const;
  const isSpecific = (column: ColumnModel) => column.role !== 'place' || column.words.includes('country');
  return order
    .flatMap((role) =>
      columns.filter((column) => column.role === role && isListed(column) && isSpecific(column)),
    )
    .slice(0, most);
}

function isListed({ column, options }: ColumnModel): boolean {
  return column.kind !== 'text' || options === null || options.length > 1;
}

/** Optional: equal to the value, where one is given. */
export function equalTo(scope: Scope, parameters: Parameters, place: Place, column: ColumnModel): string {
  const { kind, enumValues } = column.column;
  const type = types[kind] ?? 'text';
  const options = type === 'boolean' || type === 'integer' ? null : (enumValues ?? column.options);
  const parameter = parameters.add({
    name: column.label,
    type: type === 'enum' && !enumValues ? 'text' : type,
    description:
      type === 'boolean' ? yesOrNo(column) : `Only those with this ${column.label}. Leave empty for all.`,
    required: false,
    ...(options && options.length > 0 ? { options: options.slice(0, 50) } : {}),
  });
  return optional(parameter, `${scope.column(place, column)} = ${parameter}`);
}

function yesOrNo({ label }: ColumnModel): string {
  return `Yes for ${traitLabel(label)}, no for the others. Leave empty for all.`;
}

/** Optional: the other side of a link bears this name. */
export function namedLike({ scope, parameters }: Writing, from: Place, link: Link): string {
  const place = scope.join(from, link);
  const parameter = parameters.add({
    name: link.label,
    type: 'text',
    description: `Part of the name of ${withArticle(link.label)}. Leave empty for all.`,
    required: false,
    ...optionsOf(link.to),
  });
  return optional(parameter, anyContains(scope, place, place.table.label, parameter));
}

function optionsOf({ label }: TableModel): Pick<Parameter, 'options'> {
  const [only, ...more] = label;
  const values = only?.profile?.values;
  return values && more.length === 0 && values.length > 0 ? { options: values.slice(0, 50) } : {};
}

/** A whole name may be spread over two columns. */
export function anyContains(
  scope: Scope,
  place: Place,
  columns: readonly ColumnModel[],
  parameter: string,
): string {
  const label = place.table.label;
  const isWhole = label.length > 1;
  const whole = isWhole
    ? [`CONCAT_WS(' ', ${label.map((column) => scope.column(place, column)).join(', ')})`]
    : [];
  const single = columns
    .filter((column) => !(isWhole && label.includes(column)))
    .map((column) => asText(scope, place, column));
  const conditions = [...whole, ...single].map((sql) => contains(scope.dialect, sql, parameter));
  return conditions.length === 1 ? (conditions[0] ?? '') : `(${conditions.join(' OR ')})`;
}

function asText(scope: Scope, place: Place, column: ColumnModel): string {
  const sql = scope.column(place, column);
  return column.column.kind === 'text' ? sql : searchable(scope.dialect, sql);
}

/** Optional: between two days, both included. */
export function withinDays({ scope, parameters }: Writing, place: Place, column: ColumnModel): string[] {
  if (!column.time) return [];
  const point = pointInTime(scope.dialect, scope.column(place, column), column.time);
  const day = (name: string, description: string) =>
    parameters.add({ name, type: 'date', description, required: false });
  const what = capitalise(deedLabel(column.label));
  const from = day('from', `${what} on or after this day. Leave empty for no beginning.`);
  const to = day('to', `${what} on or before this day. Leave empty for no end.`);
  return [optional(from, `${point} >= ${from}`), optional(to, `${point} ${beforeEndOf(scope.dialect, to)}`)];
}

/** Optional: at least, and at most. */
export function withinNumbers({ scope, parameters }: Writing, place: Place, column: ColumnModel): string[] {
  const sql = scope.column(place, column);
  const bound = (word: string, description: string) =>
    parameters.add({ name: `${word} ${column.label}`, type: 'number', description, required: false });
  const least = bound('min', `At least this ${column.label}. Leave empty for no limit.`);
  const most = bound('max', `At most this ${column.label}. Leave empty for no limit.`);
  return [optional(least, `${sql} >= ${least}`), optional(most, `${sql} <= ${most}`)];
}

export function limitTo(parameters: Parameters, count: number): string {
  return parameters.add({
    name: 'limit',
    type: 'integer',
    description: 'How many rows at most.',
    required: true,
    default: count,
  });
}
