import type { Expression, Select } from '../query/logical-query.ts';
import type { Schema } from '../schema/schema-types.ts';
import { stepsFrom } from '../statement/foreign-key-paths.ts';
import { groupOf } from '../statement/group-by-expressions.ts';
import { sameExpression } from '../statement/walk-query.ts';
import { hasHiddenPeriod, periodsOf } from './change-conditions.ts';
import { isTime } from './change-grouping.ts';

/** The moment that a query asks about: that of its period, or of its groups. */
export function askedTime(query: Select): Expression | null {
  const [asked, ...others] = periodsOf(query).map(({ of }) => of);
  if (asked !== undefined) return others.every((one) => sameExpression(one, asked)) ? asked : null;
  const shown = groupOf(query).find(isTime);
  return shown !== undefined && 'of' in shown ? shown.of : null;
}

/** When the rows of a query happened: what it asks of time, asked before, or the one moment that each row has. */
export function timeOf(
  query: Select,
  { schema, time }: { schema: Schema; time?: Expression | undefined },
): Expression | null {
  if (periodsOf(query).length > 0) return askedTime(query);
  if (hasHiddenPeriod(query)) return null;
  const asked = askedTime(query) ?? time;
  if (asked !== undefined && asked !== null) return asked;
  const rows = rowTable(query, schema);
  const moments = (schema.tables[rows]?.columns ?? []).filter((at) => schema.columns[at]?.type === 'time');
  const sure =
    moments.length === 1 ? moments : moments.filter((at) => schema.columns[at]?.nullable === false);
  const [only, ...more] = sure;
  return only !== undefined && more.length === 0 ? { kind: 'column', column: only, via: null } : null;
}

/** The table whose rows are counted and added up: every other one has at most one row for each of them. */
function rowTable(query: Select, schema: Schema): number {
  const tables = query.from.kind === 'tables' ? query.from.tables.map(({ table }) => table) : [];
  const above = (table: number, seen: ReadonlySet<number>): number[] =>
    stepsFrom(schema, table)
      .filter(({ to, upward }) => upward && tables.includes(to) && !seen.has(to))
      .flatMap(({ to }) => [to, ...above(to, new Set([...seen, to]))]);
  return (
    tables.find(
      (table) => new Set([table, ...above(table, new Set([table]))]).size === new Set(tables).size,
    ) ?? -1
  );
}
