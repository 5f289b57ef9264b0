import { type NameScope, originsOf } from '../name-scope.ts';
import { type Expression, within } from '../query-tree.ts';
import { momentUnitOf, momentUnitTogether, unitsNamedIn } from './moment-unit.ts';
import type { OutlineColumn } from './outline.ts';

/** Of one condition; more would be kept once for each of its columns. */
const mostLiterals = 20;

export function columnsIn(expression: Expression, scope: NameScope): OutlineColumn[] {
  const part = momentUnitOf(expression);
  const found = originsOf(expression, scope)
    .filter(({ column }) => column !== '')
    .map(({ table, column }) => ({ table: (table ?? '').toLowerCase(), column: column.toLowerCase(), part }));
  const single = found.filter((one, at) => found.findIndex((other) => isSame(one, other)) === at);
  // A bare name might be a column of the query around it, too, where its own tables have one.
  return single.filter(
    ({ table, column }) =>
      table !== '' || single.every((other) => other.table === '' || other.column !== column),
  );
}

const isSame = (one: OutlineColumn, other: OutlineColumn): boolean =>
  one.table === other.table && one.column === other.column;

/** Several parts of one moment are one column: `YEAR(placed_at), MONTH(placed_at)` are its month. */
export function partsTogether(columns: readonly OutlineColumn[]): OutlineColumn[] {
  const single = columns.filter((one, at) => columns.findIndex((other) => isSame(one, other)) === at);
  return single.map((column) => {
    const parts = columns.filter((other) => isSame(column, other)).map(({ part }) => part);
    return { ...column, part: momentUnitTogether(parts) };
  });
}

export const parametersIn = (expression: Expression): string[] => [
  ...new Set([...within(expression)].flatMap((one) => (one.type === 'parameter' ? [one.name] : []))),
];

/** Formats and units are no values, and neither are the wildcards on both sides of one. */
export function literalsIn(expression: Expression): string[] {
  const units = unitsNamedIn(expression);
  const found = new Set<string>();
  for (const one of within(expression)) {
    if (found.size === mostLiterals) break;
    if (one.type === 'literal' && !/^%+$/.test(one.value) && !units.has(one))
      found.add(one.value.replace(/^%+(.*?)%+$/s, '$1').toLowerCase());
  }
  return [...found];
}
