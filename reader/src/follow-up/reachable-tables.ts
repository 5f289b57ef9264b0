import type { Expression, Select } from '../query/logical-query.ts';
import type { Schema } from '../schema/schema-types.ts';
import { stepsFrom } from '../statement/foreign-key-paths.ts';
import { expressionsOf } from '../statement/walk-query.ts';

/** How far a column may be from the tables of a query: the category of the product of an order line. */
const mostSteps = 2;

/**
 * The tables of which each row of a query has at most one, with their distance: the main table first, then the others
 * that it reads, then what foreign keys lead to. Joining them neither repeats nor drops a row that is counted.
 */
export function tablesWithin(query: Select, schema: Schema): Map<number, number> {
  const distances = new Map<number, number>();
  const own = query.from.kind === 'tables' ? query.from.tables.map(({ table }) => table) : [];
  const named = expressionsOf(query).flatMap((one) =>
    one.kind === 'column' ? [schema.columns[one.column]?.table ?? -1] : [],
  );
  [...own, ...named].forEach((table, at) => {
    if (!distances.has(table)) distances.set(table, at === 0 ? 0 : 0.5);
  });
  let edge = [...distances.keys()];
  for (let step = 1; step <= mostSteps; step += 1) {
    const next: number[] = [];
    for (const table of edge) {
      for (const { to, upward } of stepsFrom(schema, table)) {
        if (!upward || distances.has(to)) continue;
        distances.set(to, step);
        next.push(to);
      }
    }
    edge = next;
  }
  return distances;
}

/** Null where two keys of the query's tables lead to the column's table: it may be either's. */
export function columnWithin(query: Select, schema: Schema, column: number): Expression | null {
  const used = expressionsOf(query).find((one) => one.kind === 'column' && one.column === column);
  if (used !== undefined) return used;
  const table = schema.columns[column]?.table ?? -1;
  const known = tablesWithin(query, schema);
  const keys = [...known]
    .filter(([, distance]) => distance < (known.get(table) ?? 0))
    .flatMap(([from]) => stepsFrom(schema, from).filter(({ to, upward }) => upward && to === table));
  const isOwn = (known.get(table) ?? 1) < 1;
  return isOwn || keys.length === 1 ? { kind: 'column', column, via: null } : null;
}

/** The candidates that are nearest. */
export function nearest<T>(candidates: readonly T[], distance: (one: T) => number): T[] {
  const least = Math.min(...candidates.map(distance));
  return candidates.filter((one) => distance(one) === least);
}
