import type { Expression, Select } from '../query/logical-query.ts';
import type { Schema } from '../schema/schema-types.ts';
import { groupOf } from '../statement/group-by-expressions.ts';
import { conjunctsOf } from '../statement/walk-query.ts';
import { comparedColumn } from './change-conditions.ts';
import { isTime } from './change-grouping.ts';
import { columnWithin, tablesWithin } from './reachable-tables.ts';

/** More values than this explain nothing: each of them is a small part. */
const mostValues = 40;
/** As many statements are run, each once. */
const mostDimensions = 5;

/**
 * What a query's rows are naturally told apart by: what it groups by already, then columns with few values and short
 * names, the nearest first. A column that the query fixes to a value tells nothing apart.
 */
export function breakdownColumns(
  query: Select,
  { schema }: { schema: Schema },
  distinct: (column: number) => number | null,
): Expression[][] {
  const own = groupOf(query).filter((one) => !isTime(one));
  const fixed = conjunctsOf(query.where).flatMap((part) => comparedColumn(part)?.column ?? []);
  const distances = tablesWithin(query, schema);
  const count = (column: number) =>
    schema.columns[column]?.type === 'boolean' ? 2 : (distinct(column) ?? 0);
  const columns = schema.columns
    .map((column, at) => ({ ...column, at }))
    .filter(({ at, table, type }) => {
      const isFew = count(at) >= 2 && count(at) <= mostValues;
      return distances.has(table) && (type === 'text' || type === 'boolean') && isFew && !fixed.includes(at);
    })
    .filter(({ at }) => !isKeyColumn(schema, at))
    .toSorted(
      (left, right) =>
        Number(left.type === 'boolean') - Number(right.type === 'boolean') ||
        (distances.get(left.table) ?? 0) - (distances.get(right.table) ?? 0),
    );
  const found = columns.flatMap(({ at }) => {
    const expression = columnWithin(query, schema, at);
    const isOwn = own.some((one) => one.kind === 'column' && one.column === at);
    return expression === null || isOwn ? [] : [[expression]];
  });
  return [...(own.length > 0 ? [own] : []), ...found].slice(0, mostDimensions);
}

const isKeyColumn = ({ tables, columns, foreignKeys }: Schema, column: number): boolean =>
  (tables[columns[column]?.table ?? -1]?.primaryKey ?? []).includes(column) ||
  foreignKeys.some(({ from }) => from.includes(column));
