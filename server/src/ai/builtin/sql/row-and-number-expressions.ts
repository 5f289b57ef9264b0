import type { Dialect } from '@parley/contract/database-schema';
import type { ColumnModel, Link } from '../suggest/schema-model-types.ts';
import { sqlDialects } from './dialects/dialects.ts';
import type { Place, Scope } from './statement-scope.ts';

/** What a row is called, in one value; null where it has no name. */
export function labelExpression(scope: Scope, place: Place): string | null {
  const parts = place.table.label.map((column) => scope.column(place, column));
  if (parts.length === 0) return null;
  if (parts.length === 1) return parts[0] ?? null;
  const whole = `CONCAT_WS(' ', ${parts.join(', ')})`;
  return scope.isOptional(place) ? `NULLIF(${whole}, '')` : whole;
}

/** What a group by that value has to name. */
export function labelColumns(scope: Scope, place: Place): string[] {
  return place.table.label.map((column) => scope.column(place, column));
}

export function keyColumns(scope: Scope, place: Place): string[] {
  return place.table.key.map((column) => scope.column(place, column));
}

/** How many different things a link points to; a key of several columns counts as one. */
export function countDistinct(scope: Scope, place: Place, { columns }: Link): string {
  const parts = columns.map((pair) => scope.column(place, pair.from));
  return `COUNT(DISTINCT ${parts.length === 1 ? parts[0] : `CONCAT_WS('|', ${parts.join(', ')})`})`;
}

/** A number that can be summed and rounded. */
export function numberExpression(scope: Scope, place: Place, column: ColumnModel): string {
  const sql = scope.column(place, column);
  const isExact = /^(numeric|decimal|int|bigint|smallint)/i.test(column.column.type);
  return isExact ? sql : sqlDialects[scope.dialect].exactNumber(sql);
}

export function rounded(sql: string, digits = 2): string {
  return `ROUND(${sql}, ${digits})`;
}

/** Contains the words that were given, in any case of letters. */
export function contains(dialect: Dialect, sql: string, parameter: string): string {
  return sqlDialects[dialect].contains(sql, parameter);
}

/** A value that is no text, in a form that `contains` takes. */
export function searchable(dialect: Dialect, sql: string): string {
  return sqlDialects[dialect].searchable(sql);
}

/** True when nothing was given. */
export function optional(parameter: string, condition: string): string {
  return `(${parameter} IS NULL OR ${condition})`;
}

/** Descending with NULLs last. */
export function descending({ dialect }: Scope, sql: string): string {
  return sqlDialects[dialect].descending(sql);
}
